import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin, buildManager } from '../../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const week = {
  request_type: 'full_day_sick_leave',
  start_date: '2025-03-13',
  end_date: '2025-03-18',
} as const

describe('decisions of an admin', () => {
  it('an admin approves a request, which writes one record of 0 hours per counted day', async () => {
    const { adminUser, ask, approve, recordsOf } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    const { status, data } = await approve(id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'approved',
      version: 2,
      days: 4,
      decided_by: { id: adminUser.id, full_name: adminUser.full_name },
      decided_at: '2025-03-12T10:00:00.000Z',
      can: { approve: false, decline: false, toggle_extra: false, delete: true },
    })
    expect(await recordsOf(id)).toEqual(
      ['2025-03-13', '2025-03-14', '2025-03-17', '2025-03-18'].map((date) => ({
        date,
        type: 'full_day_sick_leave',
        hours: 0,
      })),
    )
  })

  it('an admin approves a vacation, whose weekends count', async () => {
    const { ask, approve, recordsOf } = await someoneOnLeave(api)
    const { id } = (
      await ask({ request_type: 'vacation', vacation_type: 'one_week', start_date: '2025-03-13' })
    ).data
    await approve(id)
    expect(await recordsOf(id)).toHaveLength(7)
  })

  it('an admin declines a request with a reason, which the requester reads', async () => {
    const { ask, decide, client, recordsOf } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    const { data } = await decide(id, { status: 'rejected', decision_note: ' Release week ' })
    expect(data).toMatchObject({ status: 'rejected', decision_note: 'Release week', version: 2 })
    const list = (await client.call(leaveRequests.list)).data.paginate_requests
    expect(list).toMatchObject([{ id, decision_note: 'Release week' }])
    expect(await recordsOf(id)).toEqual([])
  })

  it('an admin gives a reason only when declining, of at most 200 characters', async () => {
    const { ask, decide } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    const refused = await decide(id, { status: 'approved', decision_note: 'Fine' })
    expect(refused.refusal.errors).toEqual({
      decision_note: ['A reason is given only when a request is declined'],
    })
    const long = await decide(id, { status: 'rejected', decision_note: 'n'.repeat(201) })
    expect(long.refusal.errors).toEqual({ decision_note: ['At most 200 characters'] })
    expect((await decide(id, { status: 'approved', decision_note: null })).status).toBe(200)
  })

  it('an admin turns a full-day sick leave into an extra one and back', async () => {
    const { ask, decide, approve, recordsOf } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    expect((await decide(id, { request_type: 'extra_sick_leave' })).data).toMatchObject({
      request_type: 'extra_sick_leave',
      extra_sick_leave: true,
      status: 'pending',
      can: { toggle_extra: true },
    })
    expect((await decide(id, { request_type: 'full_day_sick_leave' })).data.extra_sick_leave).toBe(false)
    await decide(id, { request_type: 'extra_sick_leave' })
    await approve(id)
    expect((await recordsOf(id)).map(({ type }) => type)).toEqual(Array(4).fill('extra_sick_leave'))
  })

  it('an admin decides and changes the type in one call, as clients do that send the whole request', async () => {
    const { ask, decide, recordsOf } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    const { data } = await decide(id, { id, status: 'approved', request_type: 'extra_sick_leave' })
    expect(data).toMatchObject({ status: 'approved', request_type: 'extra_sick_leave' })
    expect((await recordsOf(id)).every(({ type }) => type === 'extra_sick_leave')).toBe(true)
  })

  it.each([
    ['a day off', 'day_off', 'extra_sick_leave', 'Only a full-day sick leave becomes an extra one'],
    [
      'a full-day sick leave',
      'full_day_sick_leave',
      'day_off',
      'The type changes between full-day and extra sick leave only',
    ],
  ] as const)('an admin cannot turn %s into another type', async (_, request_type, next, sentence) => {
    const { ask, decide } = await someoneOnLeave(api)
    const { id } = (await ask({ request_type, start_date: '2025-03-13' })).data
    const { refusal } = await decide(id, { request_type: next })
    expect([refusal.statusCode, refusal.errors]).toEqual([422, { request_type: [sentence] }])
  })

  it.each(['approved', 'rejected', 'pending'] as const)(
    'an admin cannot set a decided request to %s, nor change its type',
    async (status) => {
      const { ask, approve, decide, recordsOf } = await someoneOnLeave(api)
      const { id } = (await ask(week)).data
      await approve(id)
      const changes = [
        { status },
        { request_type: 'extra_sick_leave' },
        { request_type: week.request_type },
        {},
      ]
      for (const change of changes) {
        expect((await decide(id, change)).refusal).toMatchObject({
          statusCode: 409,
          code: 'requests.not_pending',
        })
      }
      expect(await recordsOf(id)).toHaveLength(4)
    },
  )

  it('an admin who sends the status that a pending request has changes nothing', async () => {
    const { ask, decide } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    expect((await decide(id, { status: 'pending', request_type: 'full_day_sick_leave' })).data.version).toBe(
      1,
    )
  })

  it('an admin with an outdated version is told so with the present row', async () => {
    const { ask, decide, admin } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    await decide(id, { request_type: 'extra_sick_leave' })
    const { refusal } = await admin.call(leaveRequests.decide, {
      params: { id },
      body: { request: { status: 'approved' } },
      headers: { 'if-match': '"1"' },
    })
    expect(refusal).toMatchObject({
      statusCode: 409,
      code: 'requests.changed_meanwhile',
      current: { id, version: 2, request_type: 'extra_sick_leave' },
    })
  })

  it('an admin decides on own requests too', async () => {
    const { admin, adminUser, approve } = await someoneOnLeave(api)
    const { data } = await admin.call(leaveRequests.create, {
      body: { request: { request_type: 'day_off', start_date: '2025-03-13' } },
    })
    expect(data.can).toEqual({
      approve: true,
      approve_refusal: null,
      approve_reason: null,
      decline: true,
      toggle_extra: false,
      delete: true,
    })
    expect((await approve(data.id)).data.decided_by?.id).toBe(adminUser.id)
  })

  it('a decision on an unknown request is 404', async () => {
    const { approve, remove, admin } = await someoneOnLeave(api)
    expect((await approve(987_654)).refusal.code).toBe('requests.not_found')
    expect((await remove(987_654, admin)).refusal.code).toBe('requests.not_found')
  })
})

describe('the deletion of a request', () => {
  it('the owner deletes a pending request, and its days are free again', async () => {
    const { ask, remove } = await someoneOnLeave(api)
    const { id } = (await ask(week)).data
    expect((await remove(id)).status).toBe(204)
    expect((await remove(id)).status).toBe(404)
    expect((await ask(week)).status).toBe(201)
  })

  it.each(['approved', 'rejected'] as const)(
    'an admin deletes a request that is %s with its records, and its owner cannot',
    async (status) => {
      const { ask, decide, remove, admin, recordsOf, counters } = await someoneOnLeave(api)
      const { id } = (await ask(week)).data
      await decide(id, { status })
      expect((await remove(id)).refusal).toMatchObject({
        statusCode: 409,
        error: 'You cant delete approved or rejected request.',
      })
      expect((await remove(id, admin)).status).toBe(204)
      expect(await recordsOf(id)).toEqual([])
      expect((await counters()).sick_leaves).toEqual({ used: 0, limit: 8, pending: 0 })
    },
  )

  it('an admin cannot delete a pending request of another person, and a manager can never', async () => {
    const { ask, approve, remove, admin } = await someoneOnLeave(api)
    const manager = await api.as(await buildManager(api.db))
    const { id } = (await ask(week)).data
    expect((await remove(id, admin)).refusal).toMatchObject({
      statusCode: 409,
      error: 'You cant delete approved or rejected request.',
    })
    expect((await remove(id, manager)).status).toBe(403)
    await approve(id)
    expect((await remove(id, manager)).status).toBe(403)
  })

  it('an admin deletes own requests in any state', async () => {
    const admin = await api.as(await buildAdmin(api.db))
    const { approve, remove } = await someoneOnLeave(api)
    const askFor = async (start_date: string) =>
      (await admin.call(leaveRequests.create, { body: { request: { request_type: 'day_off', start_date } } }))
        .data.id
    expect((await remove(await askFor('2025-03-13'), admin)).status).toBe(204)
    const decided = await askFor('2025-03-14')
    await approve(decided)
    expect((await remove(decided, admin)).status).toBe(204)
  })
})
