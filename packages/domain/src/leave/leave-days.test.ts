import { describe, expect, test } from 'vitest'
import { daysByYear, endDateOf, splitLeaveDays } from './leave-days.ts'

const holidays = [{ date: '2025-12-25', title: 'Catholic Christmas' }]

describe('the end of a request', () => {
  const ask = { start_date: '2025-03-12', end_date: null, vacation_type: null }
  test.each([
    ['a vacation of one week', { ...ask, type: 'vacation', vacation_type: 'one_week' }, '2025-03-18'],
    ['a vacation of two weeks', { ...ask, type: 'vacation', vacation_type: 'two_weeks' }, '2025-03-25'],
    [
      'a vacation, whatever end is sent',
      { ...ask, type: 'vacation', vacation_type: 'one_week', end_date: '2025-03-30' },
      '2025-03-18',
    ],
    ['a vacation without its length', { ...ask, type: 'vacation' }, undefined],
    ['a range', { ...ask, type: 'unpaid_leave', end_date: '2025-03-14' }, '2025-03-14'],
    ['a range without an end', { ...ask, type: 'full_day_sick_leave' }, '2025-03-12'],
    ['a day off', { ...ask, type: 'day_off' }, '2025-03-12'],
    ['half a day', { ...ask, type: 'half_day_sick_leave' }, '2025-03-12'],
  ] as const)('a request for %s ends on $2', (_, request, end) => {
    expect(endDateOf(request)).toBe(end)
  })
})

describe('the days of a request', () => {
  // 2025-12-22 is a Monday.
  const week = { start_date: '2025-12-22', end_date: '2025-12-28' }
  test.each([
    ['vacation', 7, []],
    ['full_day_sick_leave', 4, ['2025-12-25', '2025-12-27', '2025-12-28']],
    ['extra_sick_leave', 4, ['2025-12-25', '2025-12-27', '2025-12-28']],
    ['paid_leave', 4, ['2025-12-25', '2025-12-27', '2025-12-28']],
    ['unpaid_leave', 4, ['2025-12-25', '2025-12-27', '2025-12-28']],
  ] as const)('a request for %s in a week with a holiday takes %d days', (type, days, skipped) => {
    const split = splitLeaveDays({ type, ...week }, holidays)
    expect(split.days).toBe(days)
    expect(split.countedDays).toHaveLength(days)
    expect(split.skippedDays.map(({ date }) => date)).toEqual(skipped)
  })

  test.each([
    ['half_day_sick_leave', 0.5],
    ['half_day_unpaid_leave', 0.5],
    ['day_off', 1],
    ['work_off', 1],
  ] as const)('a request for one day of %s takes %d days', (type, days) => {
    expect(splitLeaveDays({ type, start_date: '2025-12-22', end_date: '2025-12-22' }, []).days).toBe(days)
  })

  test('the skipped days of a request have their reasons', () => {
    const { skippedDays } = splitLeaveDays({ type: 'paid_leave', ...week }, holidays)
    expect(skippedDays).toEqual([
      { date: '2025-12-25', reason: 'holiday', title: 'Catholic Christmas' },
      { date: '2025-12-27', reason: 'weekend' },
      { date: '2025-12-28', reason: 'weekend' },
    ])
  })

  test('the days of leave across New Year count in their own years', () => {
    const { countedDays } = splitLeaveDays(
      { type: 'vacation', start_date: '2025-12-29', end_date: '2026-01-04' },
      [],
    )
    expect([...daysByYear('vacation', countedDays)]).toEqual([
      [2025, 3],
      [2026, 4],
    ])
    expect([...daysByYear('half_day_sick_leave', ['2025-12-31'])]).toEqual([[2025, 0.5]])
  })
})
