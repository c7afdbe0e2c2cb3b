import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployee, buildEmployment } from '../../../../test/factories/employee.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildUser } from '../../../../test/factories/user.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import type { Db } from '../../../db/client.ts'
import { holidayYears } from '../../../db/schema/holidays.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/people/users.ts'
import { records } from '../../../db/schema/records.ts'
import { leaveImport } from './import-leave.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.close())

/** A person, and rows of their leave: a Monday unless told otherwise. The clock shows 2025-03-12. */
async function someone(person?: { id: number }) {
  const { id } = person ?? (await buildUser(db))
  const importer = await importerOf(db, leaveImport)
  const row = (values: object = {}) => ({
    person: id,
    request_type: 'unpaid_leave',
    start_date: '2024-07-08',
    ...values,
  })
  const stored = () =>
    db.select().from(leaveRequests).where(eq(leaveRequests.user_id, id)).orderBy(leaveRequests.start_date)
  const daysOf = async (request_id: number) =>
    (await db.select().from(records).where(eq(records.request_id, request_id)).orderBy(records.date)).map(
      ({ date }) => date,
    )
  return { ...importer, id, row, stored, daysOf }
}

const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)

describe('leave of a file', () => {
  it('is approved with a record for each counted day, tells nobody, and is the same the second time', async () => {
    const { write, row, stored, daysOf, id, actor } = await someone()
    const rows = [
      // The Friday is a holiday by the rule: the day of the Constitution.
      row({ start_date: '2024-06-27', end_date: '2024-07-01', note: 'Moving' }),
      row({ request_type: 'vacation', start_date: '2024-12-30', end_date: '2025-01-05' }),
      row({ request_type: 'half_day_sick_leave' }),
      row({ request_type: 'paid_leave', start_date: '2024-08-05', paid_leave_type: 'wedding  day' }),
      row({ request_type: 'extra_sick_leave', start_date: '2024-09-02', status: 'approved' }),
    ]
    expect(statesOf((await write(rows)).checked)).toEqual(rows.map(() => 'create'))
    const made = await stored()
    const decision = { status: 'approved', decided_by_id: actor.id, version: 1 }
    expect(made).toMatchObject([
      { ...decision, note: 'Moving' },
      { ...decision, request_type: 'half_day_sick_leave', half_day_slot: 1 },
      { ...decision, paid_leave_type: 'Wedding day' },
      { ...decision, request_type: 'extra_sick_leave' },
      { ...decision, vacation_type: 'one_week' },
    ])
    expect(await daysOf(made[0]?.id ?? 0)).toEqual(['2024-06-27', '2024-07-01'])
    expect(await daysOf(made[4]?.id ?? 0)).toHaveLength(7)
    expect(await trailOfObject(db, 'request', made[0]?.id ?? 0)).toMatchObject([
      { act: 'requests.create', person_id: id, actor_id: actor.id },
    ])
    expect(await db.$count(notifications, eq(notifications.user_id, id))).toBe(0)
    expect(statesOf((await write(rows)).checked)).toEqual(rows.map(() => 'same'))
    expect(await stored()).toHaveLength(rows.length)
  })

  it('of two half days has both halves, and no third', async () => {
    const { write, row, stored } = await someone()
    const half = row({ request_type: 'half_day_sick_leave' })
    const { checked } = await write([half, half, half])
    expect(statesOf(checked)).toEqual(['create', 'create', 'refuse'])
    expect((await stored()).map((each) => each.half_day_slot).toSorted()).toEqual([1, 2])
    expect(statesOf((await write([half, half])).checked)).toEqual(['same', 'same'])
  })

  it('is refused at the column by the rules of the screen', async () => {
    const cases = [
      [{ request_type: 'day_off', start_date: '2024-07-06' }, 'start_date', 'requests.weekend'],
      [{ request_type: 'day_off', end_date: '2024-07-09' }, 'end_date', 'requests.not_one_day'],
      [{ start_date: '2024-07-06' }, 'end_date', 'requests.no_working_day'],
      [{ end_date: '2024-07-01' }, 'end_date', 'requests.end_before_start'],
      [{ end_date: '2199-12-31' }, 'end_date', 'requests.too_long'],
      [{ start_date: '1994-12-30' }, 'start_date', 'imports.leave_year'],
      [{ start_date: '2026-12-31', end_date: '2027-01-04' }, 'end_date', 'imports.leave_year'],
      [{ request_type: 'vacation', end_date: '2024-07-12' }, 'end_date', 'imports.vacation_length'],
      [{ request_type: 'vacation' }, 'end_date', 'requests.required'],
      [{ request_type: 'paid_leave' }, 'paid_leave_type', 'requests.required'],
      [{ request_type: 'paid_leave', paid_leave_type: 'Party' }, 'paid_leave_type', 'input.invalid'],
      [{ status: 'pending' }, 'status', 'imports.not_approved'],
      [{ note: 'x'.repeat(31) }, 'note', 'requests.note_too_long'],
      [{ request_type: 'regular' }, 'request_type', 'input.invalid'],
    ] as const
    const { check, row } = await someone()
    const years = await db.$count(holidayYears)
    expect(await check(cases.map(([values]) => row(values)))).toMatchObject(
      cases.map(([, field, code]) => ({ state: 'refuse', reasons: [{ field, code }] })),
    )
    expect(await db.$count(holidayYears)).toBe(years)
  })

  it('twice in the file is refused the second time, but for two half days', async () => {
    const { check, row } = await someone()
    const half = row({ request_type: 'half_day_unpaid_leave', start_date: '2024-08-05' })
    expect(await check([row(), row(), half, half, half])).toMatchObject([
      { state: 'create' },
      { reasons: [{ field: null, code: 'imports.twice', facts: { row: 2 } }] },
      { state: 'create' },
      { state: 'create' },
      { reasons: [{ code: 'imports.twice', facts: { row: 5 } }] },
    ])
  })

  it('that waits or was declined is the same as such leave of the portal', async () => {
    const { check, row, id } = await someone()
    const start_date = '2024-07-08'
    const leave = { user_id: id, request_type: 'unpaid_leave', start_date } as const
    await buildLeaveRequest(db, { ...leave, status: 'rejected' })
    await buildLeaveRequest(db, { ...leave, status: 'pending' })
    const rows = [row({ status: 'pending' }), row({ status: 'rejected' }), row()]
    expect(await check(rows)).toMatchObject([
      { state: 'same' },
      { state: 'same' },
      { reasons: [{ field: 'start_date', code: 'requests.shared_day' }] },
    ])
  })

  it('over the limit of the year is made, but no second vacation of one length', async () => {
    const { check, row } = await someone()
    const days = row({ request_type: 'full_day_sick_leave', end_date: '2024-07-26' })
    const vacation = (start_date: string, end_date: string) =>
      row({ request_type: 'vacation', start_date, end_date })
    const checked = await check([
      days,
      vacation('2024-02-05', '2024-02-11'),
      vacation('2024-03-04', '2024-03-10'),
    ])
    expect(statesOf(checked)).toEqual(['create', 'create', 'refuse'])
    expect(checked[2]).toMatchObject({ reasons: [{ code: 'requests.vacation_taken' }] })
  })

  it('of somebody who left and came back is made for days of work here alone', async () => {
    const person = await buildEmployee(db, { job_ended_on: '2024-06-30' })
    await buildEmployment(db, person.id, { from: '2024-07-15', to: '2024-12-31' })
    await buildContract(db, { user_id: person.id, end_date: '2025-12-31' })
    const { check, row } = await someone(person)
    const starts = ['2024-06-26', '2024-07-10', '2024-07-16', '2025-01-08']
    const rows = starts.map((start_date) => row({ start_date, request_type: 'day_off' }))
    expect(await check(rows)).toMatchObject([
      { state: 'create' },
      { state: 'refuse', reasons: [{ field: 'start_date', code: 'records.between_employments' }] },
      { state: 'create' },
      { state: 'refuse', reasons: [{ field: 'start_date', code: 'requests.after_last_day' }] },
    ])
  })

  it('of an inactive person is refused, unless the portal has it', async () => {
    const { write, check, row, id } = await someone()
    await write([row()])
    await db.update(users).set({ active: false }).where(eq(users.id, id))
    expect(await check([row(), row({ start_date: '2024-07-09' })])).toMatchObject([
      { state: 'same' },
      { state: 'refuse', reasons: [{ field: 'person', code: 'imports.inactive_person' }] },
    ])
  })

  it('is taken back with its records, unless it was changed or deleted since', async () => {
    const { write, takeBack, row, stored, daysOf } = await someone()
    const { written } = await write([
      row(),
      row({ start_date: '2024-08-05' }),
      row({ start_date: '2024-09-02' }),
    ])
    const [first, second, third] = written.map(({ object_id }) => object_id)
    await db
      .update(leaveRequests)
      .set({ note: 'Other' })
      .where(eq(leaveRequests.id, first ?? 0))
    await db.delete(leaveRequests).where(eq(leaveRequests.id, second ?? 0))
    const reason = { code: 'imports.changed_since' }
    expect(await takeBack(written)).toMatchObject([
      { number: 2, reason },
      { number: 3, reason },
    ])
    expect(await takeBack(written.slice(2))).toEqual([])
    expect(await stored()).toHaveLength(1)
    expect(await daysOf(third ?? 0)).toEqual([])
    expect(await trailOfObject(db, 'request', third ?? 0)).toMatchObject([
      { act: 'requests.create' },
      { act: 'requests.delete' },
    ])
  })
})
