import { addDays, type Day, daysInRange, isWeekend } from '@portal/domain/days'
import type { LeaveType } from '@portal/domain/leave/leave'
import { changesAnything, changesOfDays } from '@portal/domain/leave/recount'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import {
  addedTitle,
  forgetTouchedLeave,
  recounted,
  someoneOnTouchedLeave,
  wednesday,
  weekOff,
} from '../../../../test/touched-leave.ts'
import { listHolidayRows } from '../../../db/reads/holidays.ts'
import { holidays } from '../../../db/schema/holidays.ts'
import { records } from '../../../db/schema/records.ts'
import { fillYearsOfLeave, listTouchedRequests } from './touched-leave.store.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
afterEach(() => forgetTouchedLeave(api))

describe('all touched leave', () => {
  it('an admin counts all touched leave again at once, each person is told of their own, and a repeat finds none', async () => {
    const first = await someoneOnTouchedLeave(api)
    const second = await someoneOnTouchedLeave(api)
    const ids: number[] = []
    for (const { ask, approve } of [first, second]) {
      const { id } = (await ask(weekOff)).data
      await approve(id)
      ids.push(id)
    }
    await first.addHoliday(wednesday)
    const page = await first.touched({ limit: 1, page: 2 })
    expect([page.touched_requests.map(({ id }) => id), page.pages, page.count]).toEqual([ids.slice(1), 2, 2])

    expect(await first.recountAll()).toEqual({ recounted: 2, left: 0 })
    for (const [index, { recordsOf, told }] of [first, second].entries()) {
      expect(await recordsOf(ids[index] ?? 0)).toHaveLength(4)
      expect(await told()).toContain(recounted('4 days instead of 5 days'))
    }
    expect(await first.recountAll()).toEqual({ recounted: 0, left: 0 })
  })

  it('touched leave is counted again a hundred requests at a time, and the number left is told', async () => {
    const { person, recountAll, touched } = await someoneOnTouchedLeave(api)
    // The requests have no records, as if all their days had been holidays when they were approved. The rule never
    // makes all three days holidays.
    const tuesdays = Array.from({ length: 101 }, (_, index) => addDays('2033-01-04', 7 * index))
    for (const start_date of tuesdays) {
      const period = { start_date, end_date: addDays(start_date, 2) }
      await buildLeaveRequest(api.db, { status: 'approved', user_id: person.id, ...period })
    }
    expect(await recountAll()).toEqual({ recounted: 100, left: 1 })
    expect((await touched()).count).toBe(1)
    expect(await recountAll()).toEqual({ recounted: 1, left: 0 })
  })

  it('the touched leave is what the rule finds, whatever the days, types and holidays are', async () => {
    const { person } = await someoneOnTouchedLeave(api)
    const samples = fc.sample(leave, { numRuns: 40, seed: 30 })
    const expected: number[] = []
    for (const [index, { type, length, recorded, off }] of samples.entries()) {
      // Each leave is in a month of its own, so that no two share a day.
      const start_date = addDays('2031-02-03', 31 * index)
      const end_date = addDays(start_date, length)
      const { id } = await buildLeaveRequest(api.db, {
        user_id: person.id,
        request_type: type,
        status: 'approved',
        start_date,
        end_date,
      })
      const days = daysInRange(start_date, end_date).filter(
        (day, place) => !isWeekend(day) && recorded[place],
      )
      await insertRecords({ user_id: person.id, request_id: id, record_type: type }, days)
      await insertHolidays(off.map((offset) => addDays(start_date, offset)))
      const present = await listHolidayRows(api.db, { from: start_date, to: end_date })
      if (changesAnything(changesOfDays({ type, start_date, end_date }, days, present))) expected.push(id)
    }
    await fillYearsOfLeave(api.db)
    const found = (await listTouchedRequests(api.db)).map(({ id }) => id)
    expect(found).toEqual(expected)
    expect(found.length).toBeGreaterThan(5)
    expect(found.length).toBeLessThan(samples.length)
  })
})

const leave = fc.record({
  type: fc.constantFrom('unpaid_leave', 'full_day_sick_leave'),
  length: fc.nat(6),
  /** Each value says whether a day of the leave has a record, beginning with the first day. */
  recorded: fc.array(
    fc.nat(6).map((number) => number > 0),
    { minLength: 7, maxLength: 7 },
  ),
  /** The days at these positions are holidays. */
  off: fc.array(fc.nat(9), { maxLength: 2 }),
} as const)

type OfRequest = { user_id: number; request_id: number; record_type: LeaveType }

async function insertRecords(of: OfRequest, days: readonly Day[]): Promise<void> {
  if (days.length > 0) await api.db.insert(records).values(days.map((date) => ({ ...of, date, hours: 0 })))
}

/** Adds holidays on these days; days that already have a holiday of the rule keep it. */
async function insertHolidays(days: readonly Day[]): Promise<void> {
  const rows = days.map((date) => ({ date, title: addedTitle }))
  if (rows.length > 0) await api.db.insert(holidays).values(rows).onConflictDoNothing()
}
