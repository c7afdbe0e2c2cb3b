import { describe, expect, test } from 'vitest'
import type { Day } from '../days.ts'
import {
  type Employments,
  isBetweenEmployments,
  isEmployedOn,
  lastDayBehind,
  type Return,
  returnOf,
} from './employments.ts'

const backInNovember: Employments = [
  { from: '2025-08-01', to: '2025-10-31' },
  { from: '2025-11-24', to: null },
]

describe('the employments of a person', () => {
  test.each<[string, Employments, Day, boolean]>([
    ['before the first day', [{ from: '2025-03-03', to: null }], '2025-03-02', false],
    ['on the first day', [{ from: '2025-03-03', to: null }], '2025-03-03', true],
    ['on the last day', [{ from: '2025-03-03', to: '2025-03-12' }], '2025-03-12', true],
    ['after the last day', [{ from: null, to: '2025-03-12' }], '2025-03-13', false],
    ['of whom no day is known', [], '2025-03-13', true],
    ['in the first of two employments', backInNovember, '2025-10-31', true],
    ['between two employments', backInNovember, '2025-11-01', false],
    ['on the day before the return', backInNovember, '2025-11-23', false],
    ['on the day of the return', backInNovember, '2025-11-24', true],
  ])('a person %s (%j, %s) is employed: %s', (_, employments, day, isEmployed) => {
    expect(isEmployedOn(employments, day)).toBe(isEmployed)
  })

  test.each<[string, Employments, Day, boolean]>([
    ['between two', backInNovember, '2025-11-23', true],
    ['on the day of the return', backInNovember, '2025-11-24', false],
    ['before the first', backInNovember, '2025-07-31', false],
    ['after the only one', [{ from: null, to: '2026-06-30' }], '2026-07-01', false],
    ['without a known day', [], '2026-07-01', false],
  ])('a day %s (%j, %s) is between employments: %s', (_, employments, day, isBetween) => {
    expect(isBetweenEmployments(employments, day)).toBe(isBetween)
  })

  test.each<[string, Employments, Day, Day, Day | null]>([
    ['the first employment', backInNovember, '2025-10-30', '2025-10-31', null],
    ['the first employment and a day after it', backInNovember, '2025-10-31', '2025-11-01', '2025-10-31'],
    ['the days between', backInNovember, '2025-11-10', '2025-11-14', '2025-10-31'],
    ['the day before the return and that of it', backInNovember, '2025-11-23', '2025-11-24', '2025-10-31'],
    ['the second employment', backInNovember, '2025-11-24', '2025-11-28', null],
    [
      'days after the only employment',
      [{ from: null, to: '2025-10-31' }],
      '2025-11-03',
      '2025-11-03',
      '2025-10-31',
    ],
    ['days before the first one', backInNovember, '2025-07-01', '2025-07-02', null],
    [
      'the seam of two employments without a day between',
      [
        { from: null, to: '2025-10-31' },
        { from: '2025-11-01', to: null },
      ],
      '2025-10-30',
      '2025-11-03',
      null,
    ],
    ['no known day', [], '2025-10-30', '2025-11-03', null],
  ])('leave in %s (%j, %s to %s) lies behind %s', (_, employments, start_date, end_date, lastDay) => {
    expect(lastDayBehind(employments, { start_date, end_date })).toBe(lastDay)
  })
})

test.each<[string, Day | null, Day | undefined, Return]>([
  ['who left and names a day', '2025-10-31', '2025-11-24', { kind: 'new', from: '2025-11-24' }],
  ['who left and names no day', '2025-10-31', undefined, { kind: 'new', from: '2025-11-28' }],
  ['on the day after the last', '2025-10-31', '2025-11-01', { kind: 'new', from: '2025-11-01' }],
  ['on the last work day', '2025-10-31', '2025-10-31', { kind: 'goes_on', from: '2025-10-31' }],
  ['on the last work day, which is today', '2025-11-28', undefined, { kind: 'goes_on', from: '2025-11-28' }],
  ['before the last work day', '2025-10-31', '2025-10-30', { kind: 'too_early', last_day: '2025-10-31' }],
  ['whose last work day is to come', '2025-12-31', undefined, { kind: 'unchanged' }],
  [
    'before a last work day to come',
    '2025-12-31',
    '2025-11-28',
    { kind: 'too_early', last_day: '2025-12-31' },
  ],
  ['without a last work day', null, undefined, { kind: 'goes_on', from: '2025-11-28' }],
  ['without a last work day, from a day', null, '2025-11-24', { kind: 'goes_on', from: '2025-11-24' }],
])('a person %s (%s, from %s) comes back: %j', (_, lastDay, worksFrom, expected) => {
  expect(returnOf(lastDay, worksFrom, '2025-11-28')).toEqual(expected)
})
