import { describe, expect, test } from 'vitest'
import type { Day } from '../days.ts'
import { expectedDays, lastWeek, type WeekFacts } from './missing-hours.ts'

describe('the last week', () => {
  test.each<[string, Day, Day, Day]>([
    ['a Monday', '2025-03-10', '2025-03-03', '2025-03-09'],
    ['a Wednesday', '2025-03-12', '2025-03-03', '2025-03-09'],
    ['a Sunday', '2025-03-16', '2025-03-03', '2025-03-09'],
    ['a Monday before the clock changes', '2025-03-31', '2025-03-24', '2025-03-30'],
    ['the first days of a year', '2025-01-02', '2024-12-23', '2024-12-29'],
  ])('the last week, seen on %s (%s), is from %s to %s', (_, today, from, to) => {
    expect(lastWeek(today)).toEqual({ from, to })
  })
})

// Monday 3 to Sunday 9 March 2025.
const week = { from: '2025-03-03', to: '2025-03-09' }
const always = { start_date: '2025-01-01', end_date: null }

const person = (overrides: Partial<WeekFacts> = {}): WeekFacts => ({
  contracts: [always],
  leave: [],
  employments: [],
  ...overrides,
})

describe('the days of a week for which hours are expected', () => {
  test.each<[string, Partial<WeekFacts>, number]>([
    ['are five', {}, 5],
    ['are none without a contract', { contracts: [] }, 0],
    ['are those of the contract', { contracts: [{ start_date: '2025-03-04', end_date: '2025-03-05' }] }, 2],
    [
      'are counted once with two contracts',
      { contracts: [always, { start_date: '2025-03-03', end_date: null }] },
      5,
    ],
    [
      'are those of both contracts',
      {
        contracts: [
          { start_date: '2025-01-01', end_date: '2025-03-03' },
          { start_date: '2025-03-07', end_date: null },
        ],
      },
      2,
    ],
    ['begin with the first day in the company', { employments: [{ from: '2025-03-07', to: null }] }, 1],
    ['end with the last day in the company', { employments: [{ from: null, to: '2025-03-04' }] }, 2],
    ['are none after the last day in the company', { employments: [{ from: null, to: '2025-03-02' }] }, 0],
    [
      'leave out the days between two employments',
      {
        employments: [
          { from: '2024-08-01', to: '2025-03-03' },
          { from: '2025-03-06', to: null },
        ],
      },
      3,
    ],
    ['leave out a day of leave', { leave: [{ date: '2025-03-05', record_type: 'day_off' }] }, 4],
    [
      'count half a day of leave as a half',
      { leave: [{ date: '2025-03-05', record_type: 'half_day_sick_leave' }] },
      4.5,
    ],
    [
      'leave out two half days of leave on one day',
      {
        leave: [
          { date: '2025-03-05', record_type: 'half_day_sick_leave' },
          { date: '2025-03-05', record_type: 'half_day_unpaid_leave' },
        ],
      },
      4,
    ],
    [
      'are none in a week of vacation',
      {
        leave: [3, 4, 5, 6, 7, 8, 9].map((day) => ({ date: `2025-03-0${day}`, record_type: 'vacation' })),
      },
      0,
    ],
  ])('the days for which hours are expected %s', (_, overrides, days) => {
    expect(expectedDays(week, new Set())(person(overrides))).toBe(days)
  })

  test.each<[string, Day[], number]>([
    ['a holiday', ['2025-03-07'], 4],
    ['a holiday on a Saturday', ['2025-03-08'], 5],
    ['a week of holidays', ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07'], 0],
  ])('the days for which hours are expected leave out %s', (_, holidays, days) => {
    expect(expectedDays(week, new Set(holidays))(person())).toBe(days)
  })
})
