import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { undo } from '@portal/contract/undo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { eventsBy } from '../../../../test/notifications-by.ts'
import { someoneOnLeave } from '../../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

type Decisions = { ids: number[]; decision: 'approve' | 'decline'; note?: string }
const decideAll = (by: Client, body: Decisions) => by.call(leaveDecisions.create, { body })
const takeBack = (by: Client, { headers }: { headers: Record<string, unknown> }) =>
  by.call(undo.create, { body: { token: String(headers['x-undo']) } })

async function requestsOf(client: Client) {
  const { data } = await client.call(leaveRequests.list, { query: { mine: 'true' } })
  return data.paginate_requests
}
const vacation = { request_type: 'vacation', start_date: '2025-03-17', vacation_type: 'one_week' } as const
const dayOff = { request_type: 'day_off', start_date: '2025-03-26' } as const

describe('deciding several requests at once', () => {
  it('an admin approves several requests: each has its leave records and its person is told', async () => {
    const [one, two] = [await someoneOnLeave(api), await someoneOnLeave(api)]
    const ids = [(await one.ask(vacation)).data.id, (await two.ask(dayOff)).data.id]
    const { status, data } = await decideAll(one.admin, { ids, decision: 'approve' })
    expect([status, data]).toEqual([200, { decided: ids, refused: [] }])
    expect(await one.recordsOf(ids[0] ?? 0)).toHaveLength(7)
    expect(await requestsOf(two.client)).toMatchObject([{ status: 'approved' }])
    expect(await eventsBy(api, one.adminUser)).toEqual([
      [one.person.id, 'request_approved'],
      [two.person.id, 'request_approved'],
    ])
  })

  it('an admin declines several requests with one reason', async () => {
    const { ask, admin, client } = await someoneOnLeave(api)
    const ids = [(await ask(vacation)).data.id, (await ask(dayOff)).data.id]
    await decideAll(admin, { ids, decision: 'decline', note: 'Release week' })
    expect(await requestsOf(client)).toMatchObject([
      { status: 'rejected', decision_note: 'Release week' },
      { status: 'rejected', decision_note: 'Release week' },
    ])
  })

  it('requests that cannot be decided stay as they are and are named with the reason; the others are decided', async () => {
    const { ask, admin, approve, client } = await someoneOnLeave(api)
    const approved = (await ask(vacation)).data.id
    await approve(approved)
    const pending = (await ask(dayOff)).data.id
    const gone = await buildUser(api.db, { active: false })
    const ofLeaver = (await buildLeaveRequest(api.db, { user_id: gone.id })).id
    const ids = [approved, ofLeaver, 999_999, pending, pending]
    const { data } = await decideAll(admin, { ids, decision: 'approve' })
    expect(data.decided).toEqual([pending])
    expect(data.refused).toMatchObject([
      { id: approved, code: 'requests.not_pending', reason: expect.any(String) },
      { id: ofLeaver, code: 'requests.person_left', facts: { last_day: null } },
      { id: 999_999, reason: 'There is no such request' },
    ])
    expect(await requestsOf(client)).toMatchObject([{ status: 'approved' }, { status: 'approved' }])
  })

  it('a reason is refused beside an approval, and so are no ids and more than 100', async () => {
    const { admin } = await someoneOnLeave(api)
    const withReason = await decideAll(admin, { ids: [1], decision: 'approve', note: 'Because' })
    expect([withReason.status, Object.keys(withReason.refusal.errors)]).toEqual([422, ['note']])
    expect((await decideAll(admin, { ids: [], decision: 'approve' })).status).toBe(422)
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect((await decideAll(admin, { ids: many, decision: 'approve' })).status).toBe(422)
  })

  it('a manager below admin decides nothing', async () => {
    const { ask } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    const manager = await api.as(await buildManager(api.db))
    expect((await decideAll(manager, { ids: [id], decision: 'approve' })).status).toBe(403)
  })
})

describe('taking a decision back', () => {
  it('approvals are taken back by one undo: the requests wait again without leave records, and the people are told', async () => {
    const { ask, admin, adminUser, person, client, recordsOf, counters } = await someoneOnLeave(api)
    const ids = [(await ask(vacation)).data.id, (await ask(dayOff)).data.id]
    const before = await requestsOf(client)
    const decided = await decideAll(admin, { ids, decision: 'approve' })
    expect((await takeBack(admin, decided)).status).toBe(200)
    const after = await requestsOf(client)
    expect(after.map(({ version: _, ...request }) => request)).toEqual(
      before.map(({ version: _, ...request }) => request),
    )
    for (const id of ids) expect(await recordsOf(id)).toEqual([])
    expect((await counters(2025)).vacations).toMatchObject({ used: 0, pending: 7 })
    expect((await eventsBy(api, adminUser)).slice(2)).toEqual([
      [person.id, 'request_reopened'],
      [person.id, 'request_reopened'],
    ])
    expect((await takeBack(admin, decided)).refusal.code).toBe('undo.too_late')
  })

  it('a decline is taken back: the reason is gone', async () => {
    const { ask, admin, decide, client } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    const declined = await decide(id, { status: 'rejected', decision_note: 'No' })
    await takeBack(admin, declined)
    expect(await requestsOf(client)).toMatchObject([
      { status: 'pending', decision_note: null, decided_by: null, decided_at: null },
    ])
  })

  it('a change to extra sick leave is taken back, and the person is told of the present type', async () => {
    const { ask, admin, adminUser, decide, client } = await someoneOnLeave(api)
    const sick = { request_type: 'full_day_sick_leave', start_date: '2025-03-17' } as const
    const { id } = (await ask({ ...sick, end_date: '2025-03-18' })).data
    const changed = await decide(id, { request_type: 'extra_sick_leave' })
    await takeBack(admin, changed)
    expect(await requestsOf(client)).toMatchObject([
      { request_type: 'full_day_sick_leave', status: 'pending' },
    ])
    expect((await eventsBy(api, adminUser)).map(([, event]) => event)).toEqual([
      'request_changed',
      'request_changed',
    ])
  })

  it('a decline whose days were asked for again is not taken back', async () => {
    const { ask, admin, decline, client } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    const declined = await decline(id)
    await ask(dayOff)
    expect((await takeBack(admin, declined)).refusal.code).toBe('undo.too_late')
    expect((await requestsOf(client)).map(({ status }) => status)).toEqual(['pending', 'rejected'])
  })

  it('a decline of a vacation is not taken back where one of its length was asked for again in its year', async () => {
    const { ask, admin, decline, client } = await someoneOnLeave(api)
    const { id } = (await ask(vacation)).data
    const declined = await decline(id)
    await ask({ ...vacation, start_date: '2025-07-07' })
    expect((await takeBack(admin, declined)).refusal.code).toBe('undo.too_late')
    expect((await requestsOf(client)).map(({ status }) => status)).toEqual(['pending', 'rejected'])
  })

  it('a change of the type is not taken back where leave records were written since', async () => {
    const { ask, admin, decide, person, recordsOf } = await someoneOnLeave(api)
    const days = { start_date: '2025-03-17', end_date: '2025-03-18' }
    const { id } = (await ask({ request_type: 'full_day_sick_leave', ...days })).data
    const changed = await decide(id, { request_type: 'extra_sick_leave' })
    const written = { user_id: person.id, request_id: id, record_type: 'extra_sick_leave', ...days } as const
    await admin.call(intervalRecords.create, { body: { record: written } })
    expect((await takeBack(admin, changed)).refusal.code).toBe('undo.too_late')
    expect(await recordsOf(id)).toHaveLength(2)
  })

  it('an approval is not taken back where the request was deleted meanwhile', async () => {
    const { ask, admin, approve, remove } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    const approved = await approve(id)
    await remove(id, admin)
    expect((await takeBack(admin, approved)).refusal.code).toBe('undo.too_late')
  })

  it('a decision that changes nothing has nothing to take back', async () => {
    const { ask, decide } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    expect((await decide(id, {})).headers).not.toHaveProperty('x-undo')
  })
})
