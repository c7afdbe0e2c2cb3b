import { describe, expect, test } from 'vitest'
import type { LeaveFacts, NewLeave, OwnLeave } from './check-new-leave.ts'
import { areVacationsTaken, firstLeaveDay, mayBeginOn } from './first-leave-day.ts'

/** A Friday. */
const today = '2025-11-28'
const facts: LeaveFacts = { today, others: [], holidays: [], lastDay: null }
const asked = (fields: Partial<NewLeave>): NewLeave => ({
  type: null,
  startDate: null,
  endDate: null,
  vacationType: null,
  paidLeaveType: null,
  note: null,
  ...fields,
})
const vacation = (vacationType: 'one_week' | 'two_weeks', startDate: string, endDate: string): OwnLeave => ({
  type: 'vacation',
  status: 'approved',
  startDate,
  endDate,
  vacationType,
})
const bothTaken = [
  vacation('one_week', '2025-07-07', '2025-07-13'),
  vacation('two_weeks', '2025-08-04', '2025-08-17'),
]

describe('the first day on which leave may begin', () => {
  test('a day off may begin today, and after days of leave, holidays and weekends', () => {
    const dayOff = asked({ type: 'day_off' })
    expect(firstLeaveDay(dayOff, facts)).toBe(today)
    const taken: OwnLeave = {
      type: 'day_off',
      status: 'pending',
      startDate: today,
      endDate: today,
      vacationType: null,
    }
    const holidays = [{ date: '2025-12-01', title: 'Founding Day' }]
    expect(firstLeaveDay(dayOff, { ...facts, others: [taken], holidays })).toBe('2025-12-02')
  })

  test('a vacation may begin in the next year where its length is taken in this one', () => {
    const known = { ...facts, others: bothTaken }
    expect(areVacationsTaken(known)).toBe(true)
    expect(firstLeaveDay(asked({ type: 'vacation' }), known)).toBe('2026-01-01')
    expect(firstLeaveDay(asked({ type: 'vacation', vacationType: 'one_week' }), known)).toBe('2026-01-01')
    const [week] = bothTaken
    expect(firstLeaveDay(asked({ type: 'vacation' }), { ...facts, others: week ? [week] : [] })).toBe(today)
  })

  test('no vacation may begin where its days end after the last day, or its lengths are taken until then', () => {
    const lastDay = { date: '2025-12-12', reason: 'last_work_day' } as const
    expect(
      firstLeaveDay(asked({ type: 'vacation' }), { ...facts, lastDay, others: bothTaken }),
    ).toBeUndefined()
    const soon = { ...lastDay, date: '2025-12-03' }
    expect(firstLeaveDay(asked({ type: 'vacation' }), { ...facts, lastDay: soon })).toBeUndefined()
    expect(firstLeaveDay(asked({ type: 'day_off' }), { ...facts, lastDay: soon })).toBe(today)
  })

  test('a range may begin on a weekend, and not in the past', () => {
    const sick = asked({ type: 'full_day_sick_leave' })
    expect(mayBeginOn('2025-11-29', sick, facts)).toBe(true)
    expect(mayBeginOn('2025-11-27', sick, facts)).toBe(false)
  })
})
