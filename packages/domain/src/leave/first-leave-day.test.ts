import { describe, expect, test } from 'vitest'
import type { LeaveFacts, NewLeave, OwnLeave } from './check-new-leave.ts'
import { areVacationsTaken, firstLeaveDay, mayBeginOn } from './first-leave-day.ts'

/** A Friday. */
const today = '2025-11-28'
const facts: LeaveFacts = { today, others: [], holidays: [], last_day: null }
const asked = (fields: Partial<NewLeave>): NewLeave => ({
  type: null,
  start_date: null,
  end_date: null,
  vacation_type: null,
  paid_leave_type: null,
  note: null,
  ...fields,
})
const vacation = (
  vacation_type: 'one_week' | 'two_weeks',
  start_date: string,
  end_date: string,
): OwnLeave => ({
  type: 'vacation',
  status: 'approved',
  start_date,
  end_date,
  vacation_type,
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
      start_date: today,
      end_date: today,
      vacation_type: null,
    }
    const holidays = [{ date: '2025-12-01', title: 'Founding Day' }]
    expect(firstLeaveDay(dayOff, { ...facts, others: [taken], holidays })).toBe('2025-12-02')
  })

  test('a vacation may begin in the next year where its length is taken in this one', () => {
    const known = { ...facts, others: bothTaken }
    expect(areVacationsTaken(known)).toBe(true)
    expect(firstLeaveDay(asked({ type: 'vacation' }), known)).toBe('2026-01-01')
    expect(firstLeaveDay(asked({ type: 'vacation', vacation_type: 'one_week' }), known)).toBe('2026-01-01')
    const [week] = bothTaken
    expect(firstLeaveDay(asked({ type: 'vacation' }), { ...facts, others: week ? [week] : [] })).toBe(today)
  })

  test('no vacation may begin where its days end after the last day, or its lengths are taken until then', () => {
    const last_day = { date: '2025-12-12', reason: 'last_work_day' } as const
    expect(
      firstLeaveDay(asked({ type: 'vacation' }), { ...facts, last_day, others: bothTaken }),
    ).toBeUndefined()
    const soon = { ...last_day, date: '2025-12-03' }
    expect(firstLeaveDay(asked({ type: 'vacation' }), { ...facts, last_day: soon })).toBeUndefined()
    expect(firstLeaveDay(asked({ type: 'day_off' }), { ...facts, last_day: soon })).toBe(today)
  })

  test('a range may begin on a weekend, and not in the past', () => {
    const sick = asked({ type: 'full_day_sick_leave' })
    expect(mayBeginOn('2025-11-29', sick, facts)).toBe(true)
    expect(mayBeginOn('2025-11-27', sick, facts)).toBe(false)
  })
})
