import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { type LeaveRequestInput, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { listInTransactions } from '../../../test/counted-queries.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const sickDays = {
  request_type: 'full_day_sick_leave',
  start_date: '2025-03-13',
  end_date: '2025-03-18',
} as const
const overNewYear = {
  request_type: 'unpaid_leave',
  start_date: '2025-12-29',
  end_date: '2026-01-09',
} as const
const halfDay = { request_type: 'half_day_unpaid_leave', start_date: '2025-03-21' } as const
const unpaid = (day: string) => ({ request_type: 'unpaid_leave', start_date: day, end_date: day }) as const

/** The request as a list shows it, which reads all facts. */
const listed = async (client: Client, request_id: number) =>
  (await client.call(leaveRequests.list, { query: { request_id } })).data.paginate_requests[0]

/** A person with approved and pending leave in two years, of each counter some. */
async function someoneWithMuchLeave() {
  const someone = await someoneOnLeave(api)
  const { ask, approve, decline } = someone
  const made = async (request: LeaveRequestInput) => (await ask(request)).data.id
  await approve(await made({ ...sickDays, start_date: '2025-04-01', end_date: '2025-04-07' }))
  await approve(await made(unpaid('2026-02-02')))
  await decline(await made(unpaid('2025-06-11')))
  await made(unpaid('2025-07-07'))
  await made({ ...sickDays, start_date: '2026-03-02', end_date: '2026-03-06' })
  // Easter Monday does not count.
  await made({ ...sickDays, start_date: '2025-04-21', end_date: '2025-04-22' })
  await made(halfDay)
  return someone
}

describe('what a request and a decision answer', () => {
  it.each<[string, LeaveRequestInput]>([
    ['sick leave', sickDays],
    ['sick leave up to the limit', { ...sickDays, end_date: '2025-03-14' }],
    ['leave over New Year', overNewYear],
    [
      'sick leave above the limit of the next year',
      { ...sickDays, start_date: '2025-12-30', end_date: '2026-01-09' },
    ],
    ['the other half of a day', halfDay],
    ['a vacation', { request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-12-24' }],
  ])('a developer who asks for %s is answered what the list shows', async (_kind, asked) => {
    const { ask, client } = await someoneWithMuchLeave()
    const { status, data } = await ask(asked)
    expect(status).toBe(201)
    expect(await listed(client, data.id)).toEqual(data)
  })

  it.each([
    ['approves', { status: 'approved' }],
    ['declines', { status: 'rejected', decision_note: 'Release week' }],
    ['makes it extra', { request_type: 'extra_sick_leave' }],
    ['makes it extra and approves', { request_type: 'extra_sick_leave', status: 'approved' }],
    ['makes it extra and declines', { request_type: 'extra_sick_leave', status: 'rejected' }],
  ])('an admin who %s is answered what the list shows', async (_act, decision) => {
    const { ask, decide, admin } = await someoneWithMuchLeave()
    const { id } = (await ask(sickDays)).data
    await ask(overNewYear)
    const { status, data } = await decide(id, decision)
    expect(status).toBe(200)
    expect(await listed(admin, id)).toEqual(data)
  })

  it('an admin who decides on leave whose records are written already is answered what the list shows', async () => {
    for (const status of ['approved', 'rejected']) {
      const { ask, decide, admin, person } = await someoneWithMuchLeave()
      const { id } = (await ask(overNewYear)).data
      const { request_type: record_type, ...days } = overNewYear
      const record = { user_id: person.id, request_id: id, record_type, ...days }
      expect((await admin.call(intervalRecords.create, { body: { record } })).status).toBe(201)
      const { data } = await decide(id, { status })
      expect(data.status).toBe(status)
      expect(await listed(admin, id)).toEqual(data)
    }
  })
})

/** How often the statements read the facts of leave. */
const readsOf = (statements: readonly string[]) => ({
  holidays: statements.filter((text) => text.includes('from "holidays"')).length,
  standing: statements.filter((text) => text.includes('"half_day_slot", "vacation_type" from')).length,
  recorded: statements.filter((text) => /extract\(year from .* group by/.test(text)).length,
})

// Only the embedded database tells its statements.
describe.skipIf(process.env.TEST_DATABASE_URL)('the facts of leave', () => {
  const once = { holidays: 1, standing: 1, recorded: 1 }

  it('a developer who asks for leave has its facts read once', async () => {
    const { ask } = await someoneWithMuchLeave()
    expect(readsOf(await listInTransactions(api.db, () => ask(sickDays)))).toEqual(once)
  })

  it('an admin who decides on a request has its facts read once', async () => {
    const { ask, decide } = await someoneWithMuchLeave()
    const { id } = (await ask(sickDays)).data
    for (const decision of [{ request_type: 'extra_sick_leave' }, { status: 'approved' }]) {
      const statements = await listInTransactions(api.db, () => decide(id, decision))
      expect(readsOf(statements)).toEqual(once)
    }
  })

  it('an admin who approves several requests has their facts read once', async () => {
    const { ask, admin } = await someoneWithMuchLeave()
    const ids = [(await ask(sickDays)).data.id, (await ask(unpaid('2025-06-02'))).data.id]
    const statements = await listInTransactions(api.db, async () => {
      const { data } = await admin.call(leaveDecisions.create, { body: { ids, decision: 'approve' } })
      expect(data.decided).toEqual(ids)
    })
    expect(readsOf(statements)).toEqual(once)
  })
})
