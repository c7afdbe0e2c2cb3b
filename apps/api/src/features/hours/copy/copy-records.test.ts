import { recordCopies } from '@portal/contract/hours/copy-records'
import { records } from '@portal/contract/hours/hours'
import { undo } from '@portal/contract/undo'
import { addDays } from '@portal/domain/days'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { countInTransactions } from '../../../../test/counted-queries.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildHoliday } from '../../../../test/factories/holiday.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import { monday, someoneWhoLogs, tomorrow, wednesday } from '../../../../test/someone-who-logs.ts'
import { records as recordsTable } from '../../../db/schema/records.ts'

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

const tuesday = '2025-03-11'
const lastMonday = '2025-03-03'

type Body = { from: string; to: string; span?: 'day' | 'week'; user_id?: number; preview?: boolean }
const copy = (body: Body, by: Client = someone.client, headers: Record<string, string> = {}) =>
  by.call(recordCopies.create, { body, headers })
const hoursOf = async (date: string) =>
  (await someone.client.call(records.list, { query: { date } })).data.hours_sum

describe('copying hours', () => {
  it('a day is copied with projects, categories, hours and descriptions, in the order of its records', async () => {
    await someone.create({ date: tuesday, hours: 5, description: 'Login form' })
    await someone.create({ date: tuesday, hours: 2.5, description: '' })
    const { status, data } = await copy({ from: tuesday, to: wednesday })
    expect(status).toBe(201)
    expect(data.left_out).toEqual([])
    const shared = {
      date: wednesday,
      project_id: someone.contract.project_id,
      category_id: someone.category.id,
    }
    expect(data.created).toMatchObject([
      { ...shared, hours: 5, description: 'Login form', job_status_id: someone.contract.job_status_id },
      { ...shared, hours: 2.5, description: '' },
    ])
    expect(await hoursOf(wednesday)).toBe(7.5)
  })

  it('a week is copied to the same weekdays; days after today are left out with the reason', async () => {
    for (const offset of [0, 1, 2, 3, 5])
      await someone.create({ date: addDays(lastMonday, offset), hours: 4 })
    const { data } = await copy({ from: lastMonday, to: monday, span: 'week' })
    expect(data.created.map(({ date }) => date)).toEqual([tuesday, wednesday])
    expect(data.left_out).toMatchObject([
      { date: monday, hours: 4, reason: "It is a holiday: Women's Day" },
      { date: tomorrow, hours: 4, reason: 'Date cannot be in the future', code: 'records.in_the_future' },
      { date: '2025-03-15', hours: 4 },
    ])
  })

  it('weekends are copied to', async () => {
    api.setNow('2025-03-16T10:00:00Z')
    await someone.create({ date: addDays(lastMonday, 5), hours: 4 })
    const { data } = await copy({ from: lastMonday, to: monday, span: 'week' })
    expect(data.created.map(({ date }) => date)).toEqual(['2025-03-15'])
  })

  it('a holiday and a whole day of leave are left out, half a day of leave is not', async () => {
    api.setNow('2025-05-16T10:00:00Z')
    someone = await someoneWhoLogs(api)
    const [holiday, leave, half] = ['2025-05-13', '2025-05-14', '2025-05-15']
    await buildHoliday(api.db, { date: holiday, title: 'Town Day' })
    const user_id = someone.contract.user_id
    for (const [date, request_type] of [
      [leave, 'day_off'],
      [half, 'half_day_sick_leave'],
    ] as const) {
      const request = await buildLeaveRequest(api.db, {
        user_id,
        request_type,
        start_date: date,
        status: 'approved',
      })
      await buildRecord(api.db, {
        user_id,
        date,
        record_type: request_type,
        request_id: request.id,
        hours: 0,
        project_id: null,
        category_id: null,
        job_status_id: null,
      })
    }
    for (const date of [holiday, leave, half]) {
      await someone.create({ date: addDays(date, -7), hours: 4 })
    }
    const { data } = await copy({ from: '2025-05-05', to: '2025-05-12', span: 'week' })
    expect(data.created.map(({ date }) => date)).toEqual([half])
    expect(data.left_out).toMatchObject([
      { date: holiday, reason: 'It is a holiday: Town Day', facts: { title: 'Town Day' } },
      { date: leave, reason: 'The whole day is leave', code: 'records.on_leave' },
    ])
  })

  it('hours of an ended contract and hours beyond 24 are left out, named by project and category', async () => {
    const ended = await buildContract(api.db, { user_id: someone.contract.user_id, end_date: tuesday })
    await someone.create({ date: tuesday, hours: 2, project_id: ended.project_id })
    await someone.create({ date: tuesday, hours: 20 })
    await someone.create({ date: wednesday, hours: 6 })
    const { data } = await copy({ from: tuesday, to: wednesday })
    expect(data.created).toEqual([])
    expect(data.left_out).toMatchObject([
      {
        project_id: ended.project_id,
        project: expect.any(String),
        category: someone.category.name,
        reason: 'There is no contract on this project on that date',
      },
      { reason: 'A day has at most 24 hours; 6 are already logged on 12.03.2025' },
    ])
    expect(await hoursOf(wednesday)).toBe(6)
  })

  it('leave records are not copied', async () => {
    const [user_id, date] = [someone.contract.user_id, '2025-03-07']
    const leave = {
      user_id,
      request_type: 'half_day_sick_leave',
      start_date: date,
      status: 'approved',
    } as const
    const { id: request_id } = await buildLeaveRequest(api.db, leave)
    await api.db
      .insert(recordsTable)
      .values({ user_id, request_id, record_type: 'half_day_sick_leave', date, hours: 0 })
    await someone.create({ date, hours: 4 })
    const { data } = await copy({ from: date, to: wednesday })
    expect(data).toMatchObject({ created: [{ record_type: 'regular', hours: 4 }], left_out: [] })
  })

  it('a preview answers what the copy would do and writes nothing', async () => {
    await someone.create({ date: tuesday, hours: 5 })
    const preview = await copy({ from: tuesday, to: wednesday, preview: true })
    expect(preview.status).toBe(200)
    expect(preview.headers).not.toHaveProperty('x-undo')
    expect(preview.data.created).toMatchObject([{ hours: 5, date: wednesday }])
    expect(await hoursOf(wednesday)).toBe(0)
  })

  it('a copy, its preview and its undo send as many statements for forty records as for two', async ({
    skip,
  }) => {
    skip(api.database.kind !== 'embedded', 'the statements are those of both databases')
    const counts: number[][] = []
    for (const count of [1, 2, 40]) {
      someone = await someoneWhoLogs(api)
      for (let n = 0; n < count; n += 1) await someone.create({ date: tuesday, hours: 0.25 })
      const body = { from: tuesday, to: wednesday }
      let token = ''
      counts.push([
        await countInTransactions(api.db, () => copy({ ...body, preview: true })),
        await countInTransactions(api.db, async () => {
          const copied = await copy(body)
          expect(copied.data.created).toHaveLength(count)
          token = String(copied.headers['x-undo'])
        }),
        await countInTransactions(api.db, () => someone.client.call(undo.create, { body: { token } })),
      ])
      expect(await hoursOf(wednesday)).toBe(0)
    }
    // The first one fills the holidays of the year too.
    expect(counts[2]).toEqual(counts[1])
    expect(Math.min(...counts.flat())).toBeGreaterThan(2)
  })

  it('records that meet a full day are left out one by one, and a smaller one after them still fits', async () => {
    await someone.create({ date: wednesday, hours: 20 })
    for (const hours of [3, 2, 1]) await someone.create({ date: tuesday, hours })
    const { data } = await copy({ from: tuesday, to: wednesday })
    expect(data.created.map(({ hours }) => hours)).toEqual([3, 1])
    expect(data.left_out).toMatchObject([{ hours: 2, facts: { logged: 23 } }])
  })

  it('a copied week is taken back by one undo', async () => {
    for (const offset of [0, 1, 2]) await someone.create({ date: addDays(lastMonday, offset), hours: 4 })
    const copied = await copy({ from: lastMonday, to: monday, span: 'week' })
    const token = String(copied.headers['x-undo'])
    expect((await someone.client.call(undo.create, { body: { token } })).status).toBe(200)
    for (const date of [monday, tuesday, wednesday]) expect(await hoursOf(date)).toBe(0)
    expect(await hoursOf(lastMonday)).toBe(4)
  })

  it('a repeat with the same Idempotency-Key copies nothing again and answers the same token', async () => {
    await someone.create({ date: tuesday, hours: 5 })
    const headers = { 'idempotency-key': 'copy-1' }
    const first = await copy({ from: tuesday, to: wednesday }, someone.client, headers)
    const second = await copy({ from: tuesday, to: wednesday }, someone.client, headers)
    expect(second).toMatchObject({ status: 201, data: first.data })
    expect(second.headers['x-undo']).toBe(first.headers['x-undo'])
    expect(await hoursOf(wednesday)).toBe(5)
  })

  it.each<[string, Body, string, string]>([
    ['tomorrow', { from: wednesday, to: tomorrow }, 'to', 'Date cannot be in the future'],
    ['the same day', { from: monday, to: monday }, 'to', 'Choose another day than that of the hours'],
    [
      'a week from a Tuesday',
      { from: '2025-03-04', to: monday, span: 'week' },
      'from',
      'A week begins on a Monday',
    ],
    [
      'a week to a Wednesday',
      { from: lastMonday, to: wednesday, span: 'week' },
      'to',
      'A week begins on a Monday',
    ],
  ])('a copy is refused for %s', async (_, body, field, message) => {
    const { status, refusal } = await copy(body)
    expect([status, refusal.errors]).toEqual([422, { [field]: [message] }])
  })

  it("a manager copies anyone's hours, a developer does not copy another person's", async () => {
    await someone.create({ date: tuesday, hours: 5 })
    const body = { from: tuesday, to: wednesday, user_id: someone.contract.user_id }
    const other = await someoneWhoLogs(api)
    expect((await copy(body, other.client)).status).toBe(403)
    const manager = await api.as(await buildManager(api.db))
    expect((await copy(body, manager)).status).toBe(201)
    expect(await hoursOf(wednesday)).toBe(5)
    const unknown = await copy({ ...body, user_id: 999_999 }, manager)
    expect(unknown.refusal.errors).toEqual({ user_id: ['Choose an active user'] })
  })
})
