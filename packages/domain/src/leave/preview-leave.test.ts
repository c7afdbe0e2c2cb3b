import { describe, expect, test } from 'vitest'
import type { NewLeave, OwnLeave } from './check-new-leave.ts'
import { type CountersOfYear, previewLeave } from './preview-leave.ts'

const today = '2025-12-10'
const holidays = [{ date: '2025-12-25', title: 'Catholic Christmas' }]
const none = { used: 0, pending: 0 }
const nothingUsed: CountersOfYear = {
  vacations: none,
  sick_leaves: none,
  extra_sick_leaves: none,
  paid_leaves: none,
  unpaid_leaves: none,
  day_offs: none,
  work_offs: none,
}
const counters = {
  2025: { ...nothingUsed, sick_leaves: { used: 5, pending: 2 }, vacations: { used: 14, pending: 0 } },
  2026: nothingUsed,
}

const nothing: NewLeave = {
  type: null,
  start_date: null,
  end_date: null,
  vacation_type: null,
  paid_leave_type: null,
  note: null,
}

const preview = (request: Partial<NewLeave>, others: OwnLeave[] = []) =>
  previewLeave({ ...nothing, ...request }, { others, counters, holidays, today, last_day: null })

describe('the preview of a request', () => {
  test('the preview of a request has no days while the form does not say enough', () => {
    const empty = { end_date: null, days: 0, countedDays: [], skippedDays: [], balances: [], clashes: [] }
    expect(preview({})).toMatchObject(empty)
    expect(preview({ type: 'day_off' })).toMatchObject(empty)
    expect(preview({ type: 'vacation', start_date: today })).toMatchObject(empty)
    expect(preview({ type: 'unpaid_leave', start_date: '2025-12-12', end_date: '2025-12-11' })).toMatchObject(
      empty,
    )
    expect(preview({ type: 'unpaid_leave', start_date: today, end_date: '2199-01-01' })).toMatchObject(empty)
  })

  test('the preview of a request shows counted and skipped days, and the balance before and after', () => {
    expect(
      preview({ type: 'full_day_sick_leave', start_date: '2025-12-24', end_date: '2025-12-27' }),
    ).toMatchObject({
      end_date: '2025-12-27',
      days: 2,
      countedDays: ['2025-12-24', '2025-12-26'],
      skippedDays: [
        { date: '2025-12-25', reason: 'holiday', title: 'Catholic Christmas' },
        { date: '2025-12-27', reason: 'weekend' },
      ],
      balances: [
        {
          year: 2025,
          counter: 'sick_leaves',
          before: { used: 5, pending: 2 },
          after: { used: 5, pending: 4 },
        },
      ],
      violations: [],
    })
  })

  test('the preview of half a day adds half a day to those that wait', () => {
    const { balances } = preview({ type: 'half_day_sick_leave', start_date: today })
    expect(balances).toMatchObject([{ before: { pending: 2 }, after: { pending: 2.5 } }])
  })

  test('the preview of a request shows each year that the request touches', () => {
    const { end_date, balances } = preview({
      type: 'vacation',
      vacation_type: 'two_weeks',
      start_date: '2025-12-25',
    })
    expect(end_date).toBe('2026-01-07')
    expect(balances).toMatchObject([
      { year: 2025, before: { used: 14, pending: 0 }, after: { used: 14, pending: 7 } },
      { year: 2026, before: none, after: { used: 0, pending: 7 } },
    ])
  })

  test('the preview of a request has no balance of a year whose counters are not known', () => {
    const { days, balances } = preview({
      type: 'unpaid_leave',
      start_date: '2027-01-04',
      end_date: '2027-01-05',
    })
    expect([days, balances]).toEqual([2, []])
  })

  test('the preview of a request names the requests that share a day with it, and what forbids it', () => {
    const other = {
      id: 7,
      type: 'day_off',
      status: 'approved',
      start_date: '2025-12-11',
      end_date: '2025-12-11',
      vacation_type: null,
    } as const
    const { clashes, violations } = preview(
      { type: 'unpaid_leave', start_date: today, end_date: '2025-12-12' },
      [other],
    )
    expect(clashes).toEqual([other])
    expect(violations).toMatchObject([{ code: 'requests.shared_day', field: 'start_date' }])
  })
})
