import { leaveBalances } from '@portal/contract/leave-balances'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const none = {
  vacations: 0,
  full_day_sick_leaves: 0,
  half_day_sick_leaves: 0,
  extra_sick_leaves: 0,
  paid_leaves: 0,
  unpaid_leaves: 0,
  half_day_unpaid_leaves: 0,
  day_offs: 0,
  work_offs: 0,
}

/** Makes a person with approved leave in March, in April and across New Year, and with a pending week. */
async function someoneWithLeave() {
  const someone = await someoneOnLeave(api)
  const { ask, approve } = someone
  const asked = [
    await ask({ request_type: 'full_day_sick_leave', start_date: '2025-03-28', end_date: '2025-04-01' }),
    await ask({ request_type: 'half_day_sick_leave', start_date: '2025-03-13' }),
    await ask({ request_type: 'half_day_sick_leave', start_date: '2025-03-14' }),
    await ask({ request_type: 'vacation', vacation_type: 'one_week', start_date: '2025-12-29' }),
  ]
  for (const { data } of asked) await approve(data.id)
  await ask({ request_type: 'unpaid_leave', start_date: '2025-12-22', end_date: '2025-12-26' })
  await ask({ request_type: 'half_day_unpaid_leave', start_date: '2025-04-10' })
  await buildRecord(api.db, { user_id: someone.person.id })
  return someone
}

describe('a person’s totals', () => {
  it("a person's totals count the leave records of the current year, half days as such", async () => {
    const { person, client } = await someoneWithLeave()
    const total = (query: { year?: number }) =>
      client.call(leaveBalances.total, { params: { id: person.id }, query })
    expect((await total({})).data).toEqual({
      ...none,
      vacations: 3,
      full_day_sick_leaves: 3,
      half_day_sick_leaves: 2,
    })
    expect((await total({ year: 2026 })).data).toEqual({ ...none, vacations: 4 })
    expect((await total({ year: 2024 })).data).toEqual(none)
    expect((await total({ year: 1 })).data).toEqual(none)
  })

  it("a person's totals come for each month too", async () => {
    const { person, client } = await someoneWithLeave()
    const { data } = await client.call(leaveBalances.byMonth, { params: { id: person.id } })
    expect(data.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(data[1]).toEqual({ month: 2, ...none })
    expect(data[2]).toEqual({ month: 3, ...none, full_day_sick_leaves: 2, half_day_sick_leaves: 2 })
    expect(data[3]).toEqual({ month: 4, ...none, full_day_sick_leaves: 1 })
    expect(data[11]).toEqual({ month: 12, ...none, vacations: 3 })
  })

  it('the totals of an unknown person are 404, and those of an invalid year 400', async () => {
    expect((await manager.call(leaveBalances.total, { params: { id: 987_654 } })).status).toBe(404)
    expect((await manager.call(leaveBalances.byMonth, { params: { id: 987_654 } })).status).toBe(404)
    const { id } = await buildUser(api.db)
    expect((await manager.call(leaveBalances.total, { params: { id }, query: { year: 0 } })).status).toBe(400)
  })
})

describe('the leave counters of leave', () => {
  it('the leave counters merge whole and half days, with limits and what is pending', async () => {
    const { counters } = await someoneWithLeave()
    const unlimited = { used: 0, limit: null, pending: 0 }
    expect(await counters()).toEqual({
      vacations: { used: 3, limit: 21, pending: 0 },
      sick_leaves: { used: 4, limit: 8, pending: 0 },
      extra_sick_leaves: unlimited,
      paid_leaves: unlimited,
      // The holiday on 25 December is not counted.
      unpaid_leaves: { used: 0, limit: null, pending: 4.5 },
      day_offs: { used: 0, limit: 5, pending: 0 },
      work_offs: unlimited,
    })
    expect((await counters(2026)).vacations).toEqual({ used: 4, limit: 21, pending: 0 })
  })

  it('the leave counters split a pending request across New Year by year', async () => {
    const { ask, counters } = await someoneOnLeave(api)
    await ask({ request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-12-25' })
    expect((await counters()).vacations.pending).toBe(7)
    expect((await counters(2026)).vacations.pending).toBe(7)
  })

  it('a manager reads the leave counters of another person, and a developer cannot', async () => {
    const { person, counters } = await someoneWithLeave()
    const { data } = await manager.call(leaveBalances.counters, { query: { user_id: person.id } })
    expect(data).toEqual(await counters())
    const other = await api.as(await buildUser(api.db))
    expect((await other.call(leaveBalances.counters, { query: { user_id: person.id } })).status).toBe(403)
    expect((await manager.call(leaveBalances.counters, { query: { user_id: 987_654 } })).status).toBe(404)
  })
})

describe('the leave dashboard of leave', () => {
  it('the leave dashboard lists every active person by name, in pages, with the leave of the year', async () => {
    const { person } = await someoneWithLeave()
    const inactive = await buildUser(api.db, { active: false })
    const all = (await manager.call(leaveBalances.dashboard, { query: { limit: 100 } })).data
    const names = all.users_leaves.map(({ user }) => user.toLowerCase())
    expect(names).toEqual(names.toSorted())
    expect(all.count).toBe(all.users_leaves.length)
    expect(all.users_leaves.some(({ user_id }) => user_id === inactive.id)).toBe(false)
    const expected = { user_id: person.id, user: person.full_name, ...none }
    const half = { half_day_sick_leaves: 2, full_day_sick_leaves: 3 }
    expect(all.users_leaves.find(({ user_id }) => user_id === person.id)).toEqual({
      ...expected,
      ...half,
      vacations: 3,
    })
    const one = { user_id: person.id, year: 2026 }
    expect((await manager.call(leaveBalances.dashboard, { query: one })).data).toEqual({
      users_leaves: [{ ...expected, vacations: 4 }],
      pages: 1,
      count: 1,
    })
    const page = (await manager.call(leaveBalances.dashboard, { query: { page: 2, limit: 2 } })).data
    expect(page.users_leaves).toEqual(all.users_leaves.slice(2, 4))
    expect((await manager.call(leaveBalances.dashboard, { query: { page: 999 } })).data.users_leaves).toEqual(
      [],
    )
  })

  it('the leave dashboard counts no pending requests', async () => {
    const { id } = await buildUser(api.db)
    await buildLeaveRequest(api.db, { user_id: id, start_date: '2025-03-17' })
    const { data } = await manager.call(leaveBalances.dashboard, { query: { user_id: id } })
    expect(data.users_leaves).toMatchObject([none])
  })
})
