import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'

import { buildRecord } from '../../../test/factories/record.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { lastSunday, monday, someoneWhoLogs, wednesday } from '../../../test/someone-who-logs.ts'

let api: TestApp

let someone: Awaited<ReturnType<typeof someoneWhoLogs>>

beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  api.setNow(defaultNow)
  someone = await someoneWhoLogs(api)
})
afterAll(() => api.close())

describe('the list of own records', () => {
  it('the own records are listed newest first, in pages, with the count and the hours of all matches', async () => {
    for (const [date, hours] of [
      [monday, 1],
      [wednesday, 2],
      ['2025-03-11', 4],
      [wednesday, 0.5],
    ] as const) {
      await someone.create({ date, hours })
    }
    const { data } = await someone.client.call(records.list, { query: { limit: 3 } })
    expect(data.paginate_records.map(({ date, hours }) => [date, hours])).toEqual([
      [wednesday, 0.5],
      [wednesday, 2],
      ['2025-03-11', 4],
    ])
    expect(data).toMatchObject({ pages: 2, count: 4, hours_sum: 7.5 })
    const past = await someone.client.call(records.list, { query: { limit: 3, page: 9 } })
    expect(past.data).toMatchObject({ paginate_records: [], pages: 2, count: 4 })
  })

  it('the list of own records filters by project, year, month, day and type', async () => {
    const other = await buildContract(api.db, { user_id: someone.contract.user_id, start_date: '2024-01-01' })
    await someone.create({ hours: 1 })
    await someone.create({ hours: 2, project_id: other.project_id, date: '2024-03-05' })
    await someone.create({ hours: 4, project_id: other.project_id, date: '2025-01-31' })
    const sumOf = async (query: object) => (await someone.client.call(records.list, { query })).data.hours_sum
    expect(await sumOf({})).toBe(7)
    expect(await sumOf({ project_id: other.project_id })).toBe(6)
    expect(await sumOf({ year: 2025 })).toBe(5)
    expect(await sumOf({ year: 2024, month: 3 })).toBe(2)
    expect(await sumOf({ month: 3 })).toBe(1)
    expect(await sumOf({ date: '2025-01-31' })).toBe(4)
    expect(await sumOf({ record_type: 'vacation' })).toBe(0)
  })

  it.each([
    'page=0',
    'page=x',
    'page=-1',
    'page=1.5',
    'limit=101',
    'limit=0',
    'month=13',
    'date=2025-02-30',
    'project_id=x',
  ])('the list of own records answers 400 to %s', async (query) => {
    const response = await someone.client.inject({ method: 'GET', url: `/api/v1/records?${query}` })
    expect(response.statusCode).toBe(400)
  })

  it('the list of own records treats an empty parameter as absent', async () => {
    await someone.create()
    const response = await someone.client.inject({
      method: 'GET',
      url: '/api/v1/records?date=&page=&project_id=',
    })
    expect(response.json().count).toBe(1)
  })

  it('the list of own records shows no others: a user_id in the address is ignored', async () => {
    const foreign = await buildRecord(api.db)
    const response = await someone.client.inject({
      method: 'GET',
      url: `/api/v1/records?user_id=${foreign.user_id}`,
    })
    expect(response.json().count).toBe(0)
  })
})

describe('the calendar of records of records', () => {
  it('the calendar of records contains the days of the range, oldest first, and the holidays', async () => {
    await someone.create({ hours: 1, date: wednesday })
    await someone.create({ hours: 2, date: monday })
    await someone.create({ hours: 4, date: lastSunday })
    const { data } = await someone.client.call(records.calendar, {
      query: { from: '2025-03-08', to: wednesday },
    })
    expect(data.records.map(({ hours }) => hours)).toEqual([4, 2, 1])
    // Women's Day 2025 is a Saturday and is kept on the Monday.
    expect(data.holidays).toMatchObject([{ date: monday, title: "Women's Day" }])
  })

  it('the calendar of records names the days without a contract, whatever the project', async () => {
    const user = await buildUser(api.db)
    const first = await buildContract(api.db, {
      user_id: user.id,
      start_date: '2025-03-03',
      end_date: '2025-03-05',
    })
    await buildContract(api.db, { user_id: user.id, start_date: '2025-03-05', end_date: '2025-03-06' })
    await buildContract(api.db, { user_id: user.id, start_date: '2025-03-09' })
    await buildContract(api.db, { start_date: '2025-01-01' })
    const client = await api.as(user)
    for (const project of [{}, { project_id: first.project_id }]) {
      const query = { from: '2025-03-01', to: '2025-03-12', ...project }
      const { data } = await client.call(records.calendar, { query })
      expect(data.days_without_contract).toEqual(['2025-03-01', '2025-03-02', '2025-03-07', '2025-03-08'])
    }
  })

  it.each([
    ['a range of 94 days', { from: '2025-01-01', to: '2025-04-04' }, 422],
    ['an end before the start', { from: '2025-01-02', to: '2025-01-01' }, 422],
    ['a missing end', { from: '2025-01-02' }, 400],
    ['93 days', { from: '2025-01-01', to: '2025-04-03' }, 200],
  ])(
    'the calendar of records accepts only a complete range of at most 93 days: %s',
    async (_, query, status) => {
      const response = await someone.client.inject({
        method: 'GET',
        url: `/api/v1/records/calendar?${new URLSearchParams(query)}`,
      })
      expect(response.statusCode).toBe(status)
    },
  )
})
