import { describe, expect, test } from 'vitest'
import { isOfSomebodyGone, lastLeaveDayOf } from './leaving.ts'

describe('the last day for which leave is asked for', () => {
  const of = (job_ended_on: string | null, ...ends: (string | null)[]) =>
    lastLeaveDayOf({ job_ended_on, contracts: ends.map((end_date) => ({ end_date })) })

  test.each([
    ['nothing that ends', null, [null], null],
    ['no contract at all', null, [], null],
    ['one open contract among ended ones', null, ['2025-01-31', null], null],
    [
      'the last of several ends',
      null,
      ['2025-01-31', '2025-06-30', '2025-03-31'],
      ['2025-06-30', 'end_of_contracts'],
    ],
    ['a last work day', '2025-03-14', [null], ['2025-03-14', 'last_work_day']],
    ['a last work day without contracts', '2025-03-14', [], ['2025-03-14', 'last_work_day']],
    [
      'a last work day before the contracts end',
      '2025-03-14',
      ['2025-03-31'],
      ['2025-03-14', 'last_work_day'],
    ],
    ['a last work day on which they end', '2025-03-14', ['2025-03-14'], ['2025-03-14', 'last_work_day']],
    ['contracts that end before it', '2025-03-14', ['2025-02-28'], ['2025-02-28', 'end_of_contracts']],
  ] as const)(
    'the last day for which leave may be asked for, with %s, is $3',
    (_, job_ended_on, ends, expected) => {
      expect(of(job_ended_on, ...ends)).toEqual(expected && { date: expected[0], reason: expected[1] })
    },
  )
})

const from = '2025-01-01'
test.each([
  ['an active person', { active: true, employments: [{ from, to: null }] }, false],
  ['an active person of whom no work day is known', { active: true, employments: [] }, false],
  [
    'a person whose last work day is the last of the leave',
    { active: true, employments: [{ from, to: '2025-03-14' }] },
    false,
  ],
  [
    'a person whose last work day is before the end',
    { active: true, employments: [{ from, to: '2025-03-13' }] },
    true,
  ],
  [
    'a person who came back on its last day',
    {
      active: true,
      employments: [
        { from, to: '2025-02-28' },
        { from: '2025-03-14', to: null },
      ],
    },
    true,
  ],
  [
    'a person who came back on its first day',
    {
      active: true,
      employments: [
        { from, to: '2025-02-28' },
        { from: '2025-03-12', to: null },
      ],
    },
    false,
  ],
  ['a deactivated person', { active: false, employments: [{ from, to: '2025-12-31' }] }, true],
])('leave of %s (%j) is of somebody gone: %s', (_, person, isGone) => {
  expect(isOfSomebodyGone(person, { start_date: '2025-03-12', end_date: '2025-03-14' })).toBe(isGone)
})
