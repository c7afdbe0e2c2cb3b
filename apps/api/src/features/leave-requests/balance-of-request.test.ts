import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const twoWeeks = { request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-05-05' } as const
const oneWeek = { request_type: 'vacation', vacation_type: 'one_week', start_date: '2025-07-07' } as const

describe('the balance of a pending request', () => {
  it('an admin reads which balance an approval leads to, and which it leads to after another approval', async () => {
    const { ask, approve, admin } = await someoneOnLeave(api)
    const first = (await ask(twoWeeks)).data
    const second = (await ask(oneWeek)).data
    const balanceOf = async (request_id: number) =>
      (await admin.call(leaveRequests.list, { query: { request_id } })).data.paginate_requests[0]?.balance
    const vacations = { counter: 'vacations', year: 2025, limit: 21 }
    expect(await balanceOf(second.id)).toEqual({ ...vacations, before: 0, after: 7 })
    await approve(first.id)
    expect(await balanceOf(second.id)).toEqual({ ...vacations, before: 14, after: 21 })
    expect(await balanceOf(first.id)).toBeNull()
  })

  it('the balance of leave over New Year is that of its first year, also where its records are written already', async () => {
    const { ask, admin, person } = await someoneOnLeave(api)
    const days = { start_date: '2025-12-29', end_date: '2026-01-30' }
    const { id } = (await ask({ request_type: 'unpaid_leave', ...days })).data
    const record = { user_id: person.id, request_id: id, record_type: 'unpaid_leave', ...days } as const
    await admin.call(intervalRecords.create, { body: { record } })
    const { data } = await admin.call(leaveRequests.list, { query: { request_id: id } })
    expect(data.paginate_requests).toMatchObject([{ balance: { year: 2025, before: 0, after: 3 } }])
  })

  it('the balance of leave without a limit has none, and half a day counts half', async () => {
    const { ask, admin } = await someoneOnLeave(api)
    const { id } = (await ask({ request_type: 'half_day_unpaid_leave', start_date: '2025-03-17' })).data
    const { data } = await admin.call(leaveRequests.list, { query: { request_id: id } })
    expect(data.paginate_requests).toMatchObject([
      { balance: { counter: 'unpaid_leaves', year: 2025, before: 0, after: 0.5, limit: null } },
    ])
  })

  it('a developer and a manager, who decide on nothing, read no balance', async () => {
    const { ask, client } = await someoneOnLeave(api)
    const { data } = await ask(oneWeek)
    const manager = await api.as(await buildManager(api.db))
    for (const reader of [client, manager]) {
      const list = await reader.call(leaveRequests.list, { query: { request_id: data.id } })
      expect(list.data.paginate_requests).toMatchObject([{ id: data.id, balance: null }])
    }
  })
})

describe('one request of the list', () => {
  it('a developer does not find the request of somebody else by its id', async () => {
    const { ask } = await someoneOnLeave(api)
    const { data } = await ask(oneWeek)
    const { client } = await someoneOnLeave(api)
    const list = await client.call(leaveRequests.list, { query: { request_id: data.id } })
    expect(list.data).toMatchObject({ paginate_requests: [], count: 0 })
  })
})
