import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveBalances } from '@portal/contract/leave-balances'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { addDays } from '@portal/domain/days'
import { counterOf, leaveCounters } from '@portal/domain/leave/counters'
import { leaveShareOf } from '@portal/domain/leave/leave'
import { and, eq, isNotNull } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { leaveRequests as requestRows } from '../../db/schema/leave-requests.ts'
import { records } from '../../db/schema/records.ts'

let api: TestApp
let admins: Client[]
beforeAll(async () => {
  api = await createTestApp()
  api.setNow('2025-12-01T10:00:00Z')
  admins = [await api.as(await buildAdmin(api.db)), await api.as(await buildAdmin(api.db))]
})
afterAll(() => api.close())

/** The requests lie around New Year, where weekends and holidays are close, and they often meet. */
const firstDay = '2025-12-15'

const request = fc.record({
  // Full-day sick leave, the one type that can be toggled, stands in the list more than once, so that it is asked for
  // more often.
  request_type: fc.constantFrom(
    'full_day_sick_leave',
    'full_day_sick_leave',
    'full_day_sick_leave',
    'half_day_sick_leave',
    'half_day_unpaid_leave',
    'unpaid_leave',
    'vacation',
    'day_off',
  ),
  start: fc.nat(38),
  length: fc.nat(4),
  vacation_type: fc.constantFrom('one_week', 'two_weeks'),
})
const change = fc.record({
  act: fc.constantFrom('approve', 'decline', 'toggle', 'delete', 'delete as admin', 'write records'),
  /** The operation concerns this one of the requests made so far, counted from the last one. */
  which: fc.nat(5),
  admin: fc.nat(1),
})
const step = fc.oneof(
  request.map((asked) => ({ asked })),
  { weight: 2, arbitrary: change.map((changed) => ({ changed })) },
)
type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never

/** Every pair of operations runs at the same moment. */
const atOnce = 2
const stepsPerRun = 50
/**
 * PostgreSQL runs 1,000 operations and the embedded database 200, because it runs one transaction at a time, so that
 * the order of a pair hardly varies.
 */
const runs = () => (api.database.kind === 'postgres' ? 20 : 4)

it('random simultaneous operations leave requests, records and counters consistent', async () => {
  const steps = fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun })
  await fc.assert(fc.asyncProperty(steps, runAll), { numRuns: runs(), endOnFailure: true })
}, 120_000)

async function runAll(steps: readonly ValueOf<typeof step>[]): Promise<void> {
  const { id: user_id } = await buildUser(api.db)
  const person = await api.as({ id: user_id })
  const ids: number[] = []
  for (let index = 0; index < steps.length; index += atOnce) {
    const statuses = await Promise.all(
      steps
        .slice(index, index + atOnce)
        .map((next) =>
          'asked' in next ? ask(person, ids, next.asked) : changeRequest(person, ids, user_id, next.changed),
        ),
    )
    for (const status of statuses) expect([200, 201, 204, 404, 409, 422]).toContain(status)
  }
  await expectConsistent(person, user_id)
}

async function ask(person: Client, ids: number[], asked: ValueOf<typeof request>): Promise<number> {
  const { request_type, start, length, vacation_type } = asked
  const start_date = addDays(firstDay, start)
  const isRange = request_type === 'full_day_sick_leave' || request_type === 'unpaid_leave'
  const created = await person.call(leaveRequests.create, {
    body: {
      request: {
        request_type,
        start_date,
        end_date: isRange ? addDays(start_date, length) : null,
        vacation_type: request_type === 'vacation' ? vacation_type : null,
      },
    },
  })
  if (created.status === 201) ids.push(created.data.id)
  return created.status
}

async function changeRequest(
  person: Client,
  ids: number[],
  user_id: number,
  { act, which, admin: number }: ValueOf<typeof change>,
): Promise<number> {
  const admin = admins[number] ?? person
  const params = { id: ids.at(-1 - which) ?? 0 }
  const forgetDeleted = (status: number) => {
    if (status === 204) ids.splice(ids.indexOf(params.id), 1)
    return status
  }
  const decide = async (request: object) =>
    (await admin.call(leaveRequests.decide, { params, body: { request } })).status
  const [row] = await api.db.select().from(requestRows).where(eq(requestRows.id, params.id))
  if (row === undefined) return 404
  switch (act) {
    case 'approve':
      return decide({ status: 'approved' })
    case 'decline':
      return decide({ status: 'rejected', decision_note: 'Not now' })
    case 'toggle':
      return decide({
        request_type: row.request_type === 'extra_sick_leave' ? 'full_day_sick_leave' : 'extra_sick_leave',
      })
    case 'delete':
      return forgetDeleted((await person.call(leaveRequests.remove, { params })).status)
    case 'delete as admin':
      return forgetDeleted((await admin.call(leaveRequests.remove, { params })).status)
    case 'write records': {
      const period = { start_date: row.start_date, end_date: row.end_date }
      const record = { user_id, request_id: row.id, record_type: row.request_type, ...period }
      return (await admin.call(intervalRecords.create, { body: { record } })).status
    }
  }
}

async function expectConsistent(person: Client, user_id: number): Promise<void> {
  const { paginate_requests: list } = (await person.call(leaveRequests.list, { query: { limit: 100 } })).data
  const written = await api.db
    .select({ request_id: records.request_id, type: records.record_type, date: records.date })
    .from(records)
    .where(and(eq(records.user_id, user_id), isNotNull(records.request_id)))
  for (const { id, status, request_type, days } of list) {
    const own = written.filter(({ request_id }) => request_id === id)
    expect(own.every(({ type }) => type === request_type)).toBe(true)
    const recorded = own.length * leaveShareOf(request_type)
    if (status === 'approved') expect(recorded).toBe(days)
    if (status === 'pending') expect([0, days]).toContain(recorded)
    if (status === 'rejected') expect(recorded).toBe(0)
  }
  const years = await Promise.all(
    [2025, 2026].map(async (year) => (await person.call(leaveBalances.counters, { query: { year } })).data),
  )
  for (const name of leaveCounters) {
    const isOfCounter = ({ request_type }: { request_type: (typeof list)[number]['request_type'] }) =>
      counterOf(request_type) === name
    const standing = list.filter((row) => isOfCounter(row) && row.status !== 'rejected')
    const ofRecords = written.filter(({ type }) => type !== 'regular' && counterOf(type) === name)
    const used = ofRecords.reduce((sum, { type }) => sum + leaveShareOf(type), 0)
    const all = standing.reduce((sum, { days }) => sum + days, 0)
    expect(years.reduce((sum, year) => sum + year[name].used, 0)).toBe(used)
    expect(years.reduce((sum, year) => sum + year[name].used + year[name].pending, 0)).toBe(all)
  }
}
