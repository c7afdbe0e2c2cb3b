import { leaveDecisions } from '@portal/contract/leave-requests/decisions'
import { undo } from '@portal/contract/undo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { eventsBy } from '../../../../test/notifications-by.ts'
import { someoneOnLeave } from '../../../../test/someone-on-leave.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const dayOff = { request_type: 'day_off', start_date: '2025-03-26' } as const

describe('simultaneous decisions on several requests', () => {
  it('each request is decided by one of two admins who decide on the same ones in opposite order', async () => {
    const people = [await someoneOnLeave(api), await someoneOnLeave(api), await someoneOnLeave(api)]
    const asked = await Promise.all(people.map(({ ask }) => ask(dayOff)))
    const ids = asked.map(({ data }) => data.id)
    const [one, two] = [await buildAdmin(api.db), await buildAdmin(api.db)]
    const [first, second] = await Promise.all([
      (await api.as(one)).call(leaveDecisions.create, { body: { ids, decision: 'approve' } }),
      (await api.as(two)).call(leaveDecisions.create, {
        body: { ids: ids.toReversed(), decision: 'decline' },
      }),
    ])
    expect([...first.data.decided, ...second.data.decided].toSorted()).toEqual(ids.toSorted())
    expect(first.data.refused.length + second.data.refused.length).toBe(ids.length)
    const told = [...(await eventsBy(api, one)), ...(await eventsBy(api, two))]
    expect(told.map(([userId]) => userId).toSorted()).toEqual(
      people.map(({ person }) => person.id).toSorted(),
    )
  })

  it('of an undo of an approval and a deletion of the request at the same moment one succeeds', async () => {
    const { ask, admin, approve, remove } = await someoneOnLeave(api)
    const { id } = (await ask(dayOff)).data
    const token = String((await approve(id)).headers['x-undo'])
    const [taken, removed] = await Promise.all([
      admin.call(undo.create, { body: { token } }),
      remove(id, admin),
    ])
    expect([200, 409]).toContain(taken.status)
    expect(removed.status).toBe(taken.status === 200 ? 409 : 204)
  })
})
