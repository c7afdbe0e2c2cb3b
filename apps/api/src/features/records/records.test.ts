import { adminRecords, records } from '@portal/contract/records'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

const wednesday = '2025-03-12'
const monday = '2025-03-10'
const lastSunday = '2025-03-09'
const tomorrow = '2025-03-13'

let api: TestApp
let manager: Client
let categoryId: number
let developer: Client
let contract: Awaited<ReturnType<typeof buildContract>>

beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  categoryId = (await buildCategory(api.db)).id
})
beforeEach(async () => {
  api.setNow(defaultNow)
  contract = await buildContract(api.db)
  developer = await api.as({ id: contract.userId })
})
afterAll(() => api.close())

const input = (overrides = {}) => ({
  project_id: contract.projectId,
  category_id: categoryId,
  description: 'Login form',
  hours: 8,
  date: wednesday,
  ...overrides,
})

const create = (overrides = {}, headers: Record<string, string> = {}) =>
  developer.call(records.create, { body: { record: input(overrides) }, headers })

const update = (id: number, changes: object) =>
  developer.call(records.update, { params: { id }, body: { record: changes } })

describe('logging hours', () => {
  it('answers with the record, the job status of its contract and what may be done with it', async () => {
    const { status, data } = await create({ hours: 7.25 })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      user_id: contract.userId,
      project_id: contract.projectId,
      category_id: categoryId,
      job_status_id: contract.jobStatusId,
      description: 'Login form',
      hours: 7.25,
      date: wednesday,
      record_type: 'regular',
      request_id: null,
      can: { update: true, delete: true },
    })
  })

  it('keeps the description as typed', async () => {
    const description = '  <b>Опис</b> & "quotes"\n\n=1+1  '
    expect((await create({ description })).data.description).toBe(description)
    expect((await create({ description: undefined, hours: 1 })).data.description).toBe('')
  })

  it.each([
    ['no hours', { hours: 0 }, 'hours', 'Hours must be greater than 0'],
    ['negative hours', { hours: -1 }, 'hours', 'Hours must be greater than 0'],
    ['more than a day', { hours: 24.01 }, 'hours', 'Hours must be at most 24'],
    ['three decimals', { hours: 1.005 }, 'hours', 'Hours can have at most two decimals'],
    ['hours as text', { hours: '8' }, 'hours', 'Invalid value'],
    ['tomorrow', { date: tomorrow }, 'date', 'Date cannot be in the future'],
    ['a day that does not exist', { date: '2025-02-29' }, 'date', 'Invalid date'],
    ['no project', { project_id: null }, 'project_id', 'This field is required'],
    [
      'an unknown project',
      { project_id: 999_999 },
      'project_id',
      'There is no contract on this project on that date',
    ],
    ['an unknown category', { category_id: 999_999 }, 'category_id', 'There is no such category'],
    ['a novel', { description: 'x'.repeat(2001) }, 'description', 'At most 2000 characters'],
    [
      'a character that no text may hold',
      { description: 'a\0b' },
      'body',
      'Text must not hold the character NUL',
    ],
  ])('refuses %s at the field', async (_, overrides, field, message) => {
    const { status, refusal } = await create(overrides)
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({ [field]: [message] })
    expect(refusal.messages).toEqual([message])
  })

  it('names every broken rule at once', async () => {
    const { refusal } = await create({ date: tomorrow, project_id: 999_999, category_id: 999_999 })
    expect(Object.keys(refusal.errors).toSorted()).toEqual(['category_id', 'date', 'project_id'])
  })

  it('needs a contract current on that day, Bench allowed', async () => {
    const ended = await buildContract(api.db, {
      userId: contract.userId,
      endDate: '2025-02-28',
      tag: 'inner',
    })
    expect((await create({ project_id: ended.projectId })).status).toBe(422)
    const forgotten = await create({ project_id: ended.projectId, date: '2025-02-28' })
    expect(forgotten.data.job_status_id).toBe(ended.jobStatusId)
    const bench = await findBench(api.db)
    await buildContract(api.db, { userId: contract.userId, projectId: bench.id, tag: 'bench' })
    expect((await create({ project_id: bench.id })).status).toBe(201)
  })

  it('holds at most 24 hours a day in all, to the hundredth', async () => {
    await create({ hours: 23.9 })
    const over = await create({ hours: 0.11 })
    expect(over.status).toBe(422)
    expect(over.refusal.errors.hours).toEqual([
      'A day has at most 24 hours; 23.9 are already logged on 12.03.2025',
    ])
    expect((await create({ hours: 0.1 })).status).toBe(201)
    expect((await create({ hours: 24, date: monday })).status).toBe(201)
  })

  it('counts today in the company time zone', async () => {
    api.setNow('2025-03-12T22:30:00Z')
    expect((await create({ date: tomorrow })).status).toBe(201)
  })

  it('with an Idempotency-Key happens once, however often it is sent', async () => {
    const key = { 'idempotency-key': 'a-double-click' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ hours: 2 }, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const { data } = await developer.call(records.list, { query: { date: wednesday } })
    expect(data).toMatchObject({ count: 1, hours_sum: 2 })
  })

  it('refuses an Idempotency-Key that was used for something else, forgets refusals and days-old keys', async () => {
    const key = { 'idempotency-key': 'reused' }
    expect((await create({ hours: 25 }, key)).status).toBe(422)
    const first = await create({ hours: 3 }, key)
    expect(first.status).toBe(201)
    expect((await create({ hours: 4 }, key)).refusal.code).toBe('request.idempotency_key_reused')
    const stranger = await api.as({ id: (await buildContract(api.db)).userId })
    expect((await stranger.call(records.create, { body: { record: input() }, headers: key })).status).toBe(
      422,
    )
    api.setNow('2025-03-13T10:00:01Z')
    const later = await create({ hours: 3 }, key)
    expect(later.status).toBe(201)
    expect(later.data.id).not.toBe(first.data.id)
  })
})

describe('changing and deleting hours', () => {
  it('changes what is given and keeps the rest', async () => {
    const { data: record } = await create({ hours: 5 })
    const { data } = await update(record.id, { hours: 6.5, description: 'Reworded' })
    expect(data).toEqual({ ...record, hours: 6.5, description: 'Reworded' })
  })

  it("does not count a record's own hours against its day", async () => {
    const { data: record } = await create({ hours: 20 })
    await create({ hours: 4 })
    expect((await update(record.id, { hours: 20 })).status).toBe(200)
    expect((await update(record.id, { hours: 20.01 })).status).toBe(422)
  })

  it('takes the job status from the contract of the new project or day', async () => {
    const inner = await buildContract(api.db, { userId: contract.userId, tag: 'inner' })
    const { data: record } = await create()
    const { data } = await update(record.id, { project_id: inner.projectId })
    expect(data).toMatchObject({ project_id: inner.projectId, job_status_id: inner.jobStatusId })
    expect((await update(record.id, { project_id: 999_999 })).refusal.errors).toHaveProperty('project_id')
  })

  it('a developer cannot put a record on a day before this week', async () => {
    const { data: record } = await create()
    expect((await update(record.id, { date: monday })).status).toBe(200)
    const refused = await update(record.id, { date: lastSunday })
    expect(refused.status).toBe(422)
    expect(refused.refusal.errors).toEqual({ date: ['Date cannot be before 10.03.2025'] })
    expect((await update(record.id, { date: tomorrow })).status).toBe(422)
  })

  it('a developer can log forgotten hours of an earlier week, but no longer change or delete them', async () => {
    const { data: record } = await create({ date: lastSunday })
    expect(record.can).toEqual({ update: false, delete: false })
    expect((await update(record.id, { hours: 1 })).status).toBe(409)
    expect((await developer.call(records.remove, { params: { id: record.id } })).status).toBe(409)
  })

  it('a developer does not learn that records of others exist', async () => {
    const foreign = await buildRecord(api.db)
    expect((await update(foreign.id, { hours: 1 })).status).toBe(404)
    expect((await developer.call(records.remove, { params: { id: foreign.id } })).status).toBe(404)
  })

  it('deletes once', async () => {
    const { data: record } = await create()
    expect((await developer.call(records.remove, { params: { id: record.id } })).status).toBe(204)
    expect((await developer.call(records.remove, { params: { id: record.id } })).status).toBe(404)
  })
})

describe('the list of own records', () => {
  it('is newest first, in pages, with the count and the hours of all matches', async () => {
    for (const [date, hours] of [
      [monday, 1],
      [wednesday, 2],
      ['2025-03-11', 4],
      [wednesday, 0.5],
    ] as const) {
      await create({ date, hours })
    }
    const { data } = await developer.call(records.list, { query: { limit: 3 } })
    expect(data.paginate_records.map(({ date, hours }) => [date, hours])).toEqual([
      [wednesday, 0.5],
      [wednesday, 2],
      ['2025-03-11', 4],
    ])
    expect(data).toMatchObject({ pages: 2, count: 4, hours_sum: 7.5 })
    const past = await developer.call(records.list, { query: { limit: 3, page: 9 } })
    expect(past.data).toMatchObject({ paginate_records: [], pages: 2, count: 4 })
  })

  it('narrows by project, year, month, day and type', async () => {
    const other = await buildContract(api.db, { userId: contract.userId, startDate: '2024-01-01' })
    await create({ hours: 1 })
    await create({ hours: 2, project_id: other.projectId, date: '2024-03-05' })
    await create({ hours: 4, project_id: other.projectId, date: '2025-01-31' })
    const sumOf = async (query: object) => (await developer.call(records.list, { query })).data.hours_sum
    expect(await sumOf({})).toBe(7)
    expect(await sumOf({ project_id: other.projectId })).toBe(6)
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
  ])('answers 400 to %s', async (query) => {
    const response = await developer.inject({ method: 'GET', url: `/api/v1/records?${query}` })
    expect(response.statusCode).toBe(400)
  })

  it('takes an empty parameter for an absent one', async () => {
    await create()
    const response = await developer.inject({ method: 'GET', url: '/api/v1/records?date=&page=&project_id=' })
    expect(response.json().count).toBe(1)
  })

  it('holds nobody else: a user_id in the address changes nothing', async () => {
    const foreign = await buildRecord(api.db)
    const response = await developer.inject({
      method: 'GET',
      url: `/api/v1/records?user_id=${foreign.userId}`,
    })
    expect(response.json().count).toBe(0)
  })
})

describe('records in the hands of a manager', () => {
  const logFor = (overrides: object) =>
    manager.call(adminRecords.create, {
      body: { record: { ...input(), user_id: contract.userId, ...overrides } },
    })

  it('are logged for an active person, whatever the week', async () => {
    const { status, data } = await logFor({ date: lastSunday })
    expect(status).toBe(201)
    expect(data).toMatchObject({ user_id: contract.userId, can: { update: true, delete: true } })
    const inactive = await buildUser(api.db, { active: false })
    expect((await logFor({ user_id: inactive.id })).refusal.errors).toEqual({
      user_id: ['Choose an active user'],
    })
    expect((await logFor({ user_id: 999_999 })).refusal.errors).toHaveProperty('user_id')
  })

  it('are changed and deleted for everyone, also before this week', async () => {
    const { data: record } = await create({ date: lastSunday })
    const changed = await manager.call(adminRecords.update, {
      params: { id: record.id },
      body: { record: { hours: 3, date: '2025-03-03' } },
    })
    expect(changed.data).toMatchObject({ hours: 3, date: '2025-03-03', user_id: contract.userId })
    expect((await manager.call(adminRecords.remove, { params: { id: record.id } })).status).toBe(204)
    expect((await manager.call(adminRecords.remove, { params: { id: record.id } })).status).toBe(404)
  })

  it('are listed for everyone or for one person', async () => {
    await create()
    const all = await manager.call(adminRecords.list, { query: { date: wednesday } })
    expect(new Set(all.data.paginate_records.map(({ user_id }) => user_id)).size).toBeGreaterThan(1)
    const one = await manager.call(adminRecords.list, { query: { user_id: contract.userId } })
    expect(one.data).toMatchObject({ count: 1, hours_sum: 8 })
  })
})

describe('the calendar of records', () => {
  it('holds the days between, oldest first, with the holidays', async () => {
    await create({ hours: 1, date: wednesday })
    await create({ hours: 2, date: monday })
    await create({ hours: 4, date: lastSunday })
    const { data } = await developer.call(records.calendar, { query: { from: '2025-03-08', to: wednesday } })
    expect(data.records.map(({ hours }) => hours)).toEqual([4, 2, 1])
    // Women's Day 2025 is a Saturday and is kept on the Monday.
    expect(data.holidays).toMatchObject([{ date: monday, title: "Women's Day" }])
  })

  it.each([
    ['a range of 94 days', { from: '2025-01-01', to: '2025-04-04' }, 422],
    ['an end before the start', { from: '2025-01-02', to: '2025-01-01' }, 422],
    ['a missing end', { from: '2025-01-02' }, 400],
    ['93 days', { from: '2025-01-01', to: '2025-04-03' }, 200],
  ])('answers %s', async (_, query, status) => {
    const response = await developer.inject({
      method: 'GET',
      url: `/api/v1/records/calendar?${new URLSearchParams(query)}`,
    })
    expect(response.statusCode).toBe(status)
  })
})
