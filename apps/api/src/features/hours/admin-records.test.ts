import { adminRecords } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { lastSunday, someoneWhoLogs, wednesday } from '../../../test/someone-who-logs.ts'

let api: TestApp
let manager: Client
let someone: Awaited<ReturnType<typeof someoneWhoLogs>>

beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
beforeEach(async () => {
  api.setNow(defaultNow)
  someone = await someoneWhoLogs(api)
})
afterAll(() => api.close())

describe('records that a manager edits', () => {
  const logFor = (overrides: object) =>
    manager.call(adminRecords.create, {
      body: { record: { ...someone.input(), user_id: someone.contract.user_id, ...overrides } },
    })

  it('a manager logs hours for an active person, whatever the week', async () => {
    const { status, data } = await logFor({ date: lastSunday })
    expect(status).toBe(201)
    expect(data).toMatchObject({ user_id: someone.contract.user_id, can: { update: true, delete: true } })
    const inactive = await buildUser(api.db, { active: false })
    expect((await logFor({ user_id: inactive.id })).refusal.errors).toEqual({
      user_id: ['Choose an active user'],
    })
    expect((await logFor({ user_id: 999_999 })).refusal.errors).toHaveProperty('user_id')
  })

  it('a manager changes and deletes the records of everyone, also before this week', async () => {
    const { data: record } = await someone.create({ date: lastSunday })
    const changed = await manager.call(adminRecords.update, {
      params: { id: record.id },
      body: { record: { hours: 3, date: '2025-03-03' } },
    })
    expect(changed.data).toMatchObject({ hours: 3, date: '2025-03-03', user_id: someone.contract.user_id })
    expect((await manager.call(adminRecords.remove, { params: { id: record.id } })).status).toBe(204)
    expect((await manager.call(adminRecords.remove, { params: { id: record.id } })).status).toBe(404)
  })

  it('a manager lists the records of everyone or of one person', async () => {
    await someone.create()
    await (await someoneWhoLogs(api)).create()
    const all = await manager.call(adminRecords.list, { query: { date: wednesday } })
    expect(new Set(all.data.paginate_records.map(({ user_id }) => user_id)).size).toBeGreaterThan(1)
    const sums = new Map(all.data.user_sums?.map((sum) => [sum.user_id, sum.hours_sum]))
    expect(sums.get(someone.contract.user_id)).toBe(8)
    const one = await manager.call(adminRecords.list, { query: { user_id: someone.contract.user_id } })
    expect(one.data).toMatchObject({ count: 1, hours_sum: 8 })
    expect(one.data.user_sums).toBeUndefined()
  })

  it('the records of one day come with the sum of the whole day of each person on the page', async () => {
    const date = '2025-03-04'
    for (const hours of [1.25, 2.5]) await logFor({ date, hours })
    const [first, second] = await Promise.all(
      [1, 2].map((page) =>
        manager.call(adminRecords.list, { query: { date, page, limit: 1, sort: 'user' } }),
      ),
    )
    const sums = [{ user_id: someone.contract.user_id, hours_sum: 3.75 }]
    expect([first?.data.user_sums, second?.data.user_sums]).toEqual([sums, sums])
    const past = await manager.call(adminRecords.list, { query: { date, page: 9 } })
    expect(past.data.user_sums).toEqual([])
  })
})
