import { setImmediate } from 'node:timers/promises'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 15 : 3 })
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
const week = {
  request_type: 'full_day_sick_leave',
  start_date: '2025-03-13',
  end_date: '2025-03-18',
} as const

async function twoAdmins() {
  const someone = await someoneOnLeave(api)
  return { ...someone, otherAdmin: await api.as(await buildAdmin(api.db)) }
}

describe('simultaneous calls on leave requests', () => {
  it('of overlapping requests of one person made at once exactly one is accepted', async () => {
    for (const _ of rounds()) {
      const { ask, client } = await someoneOnLeave(api)
      const answers = await Promise.all([
        ask(week),
        ask({ request_type: 'day_off', start_date: '2025-03-14' }),
        ask({ request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-03-12' }),
        ask({ request_type: 'half_day_sick_leave', start_date: '2025-03-14' }),
      ])
      expect(statusesOf(answers)).toEqual([201, 422, 422, 422])
      const lost = answers.filter(({ status }) => status === 422)
      expect(lost.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('requests.shared_day'))
      expect((await client.call(leaveRequests.list)).data.count).toBe(1)
    }
  })

  it('of three half days on one day asked for at once two are accepted', async () => {
    for (const _ of rounds()) {
      const { ask } = await someoneOnLeave(api)
      const half = { request_type: 'half_day_unpaid_leave', start_date: '2025-03-14' } as const
      expect(statusesOf(await Promise.all([ask(half), ask(half), ask(half)]))).toEqual([201, 201, 422])
    }
  })

  it('of two vacations of one length asked for at once one is accepted', async () => {
    for (const _ of rounds()) {
      const { ask } = await someoneOnLeave(api)
      const vacation = { request_type: 'vacation', vacation_type: 'one_week' } as const
      const answers = await Promise.all([
        ask({ ...vacation, start_date: '2025-06-02' }),
        ask({ ...vacation, start_date: '2025-09-01' }),
      ])
      expect(statusesOf(answers)).toEqual([201, 422])
    }
  })

  it('of two admins who decide at once one succeeds, and the records follow that decision', async () => {
    for (const _ of rounds()) {
      const { ask, approve, decline, otherAdmin, recordsOf, counters } = await twoAdmins()
      const { id } = (await ask(week)).data
      const [approved, declined] = await Promise.all([approve(id), decline(id, otherAdmin)])
      expect(statusesOf([approved, declined])).toEqual([200, 409])
      const days = approved.status === 200 ? 4 : 0
      expect(await recordsOf(id)).toHaveLength(days)
      expect((await counters()).sick_leaves).toEqual({ used: days, limit: 8, pending: 0 })
    }
  })

  it('a double click of an admin approves once', async () => {
    for (const _ of rounds()) {
      const { ask, approve, recordsOf } = await someoneOnLeave(api)
      const { id } = (await ask(week)).data
      const answers = await Promise.all([approve(id), approve(id), approve(id)])
      expect(statusesOf(answers)).toEqual([200, 409, 409])
      expect(await recordsOf(id)).toHaveLength(4)
    }
  })

  it('either an admin approves a request or the owner deletes it when both try at once', async () => {
    for (const _ of rounds()) {
      const { ask, approve, remove, recordsOf, counters } = await someoneOnLeave(api)
      const { id } = (await ask(week)).data
      const [approved, removed] = await Promise.all([approve(id), remove(id)])
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([approved.status, removed.status])
      const days = approved.status === 200 ? 4 : 0
      expect(await recordsOf(id)).toHaveLength(days)
      expect((await counters()).sick_leaves).toMatchObject({ used: days, pending: 0 })
    }
  })

  it('counters that are read while a request is approved count its days once', async () => {
    for (const _ of rounds()) {
      const { ask, approve, counters } = await someoneOnLeave(api)
      const { id } = (await ask(week)).data
      let isDecided = false
      const readOn = async () => {
        const read = []
        while (!isDecided) {
          read.push((await counters()).sick_leaves)
          // The loop gives other work its turn here, because the embedded database answers without input or output.
          await setImmediate()
        }
        return read
      }
      const reading = Promise.all([readOn(), readOn(), readOn()])
      await approve(id)
      isDecided = true
      for (const { used, pending } of (await reading).flat()) expect(used + pending).toBe(4)
    }
  })

  it('when one admin approves and another changes the type, all records have the type of the request', async () => {
    for (const _ of rounds()) {
      const { ask, approve, decide, otherAdmin, client, recordsOf } = await twoAdmins()
      const { id } = (await ask(week)).data
      await Promise.all([approve(id), decide(id, { request_type: 'extra_sick_leave' }, otherAdmin)])
      const [row] = (await client.call(leaveRequests.list)).data.paginate_requests
      expect(row?.status).toBe('approved')
      expect((await recordsOf(id)).map(({ type }) => type)).toEqual(Array(4).fill(row?.request_type))
    }
  })
})
