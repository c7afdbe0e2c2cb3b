import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { findBench } from '../../../test/factories/project.ts'
import { monday, someoneWhoLogs, tomorrow, wednesday } from '../../../test/someone-who-logs.ts'

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

describe('logging hours', () => {
  it('the answer to logged hours has the record, the job status of its contract and what may be done with it', async () => {
    const { status, data } = await someone.create({ hours: 7.25 })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      user_id: someone.contract.user_id,
      project_id: someone.contract.project_id,
      category_id: someone.category.id,
      job_status_id: someone.contract.job_status_id,
      description: 'Login form',
      hours: 7.25,
      date: wednesday,
      record_type: 'regular',
      request_id: null,
      can: { update: true, delete: true },
    })
  })

  it('a record keeps the description as typed', async () => {
    const description = '  <b>Опис</b> & "quotes"\n\n=1+1  '
    expect((await someone.create({ description })).data.description).toBe(description)
    expect((await someone.create({ description: undefined, hours: 1 })).data.description).toBe('')
    expect((await someone.create({ description: null, hours: 1 })).data.description).toBe('')
  })

  it.each([
    ['no hours', { hours: 0 }, 'hours', 'Hours must be greater than 0'],
    ['negative hours', { hours: -1 }, 'hours', 'Hours must be greater than 0'],
    ['more than a day', { hours: 24.01 }, 'hours', 'Hours must be at most 24'],
    ['five decimals', { hours: 2.33333 }, 'hours', 'Hours can have at most four decimals'],
    ['next to no hours', { hours: 1e-9 }, 'hours', 'Hours can have at most four decimals'],
    ['a trace of a fifth decimal', { hours: 7.000000001 }, 'hours', 'Hours can have at most four decimals'],
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
  ])('a record with %s is refused at the field', async (_, overrides, field, message) => {
    const { status, refusal } = await someone.create(overrides)
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({ [field]: [message] })
    expect(refusal.messages).toEqual([message])
  })

  it('the refusal of a record names every broken rule at once', async () => {
    const { refusal } = await someone.create({ date: tomorrow, project_id: 999_999, category_id: 999_999 })
    expect(Object.keys(refusal.errors).toSorted()).toEqual(['category_id', 'date', 'project_id'])
  })

  it('a record needs a contract current on that day, and Bench is allowed', async () => {
    const ended = await buildContract(api.db, {
      user_id: someone.contract.user_id,
      end_date: '2025-02-28',
      tag: 'inner',
    })
    expect((await someone.create({ project_id: ended.project_id })).status).toBe(422)
    const forgotten = await someone.create({ project_id: ended.project_id, date: '2025-02-28' })
    expect(forgotten.data.job_status_id).toBe(ended.job_status_id)
    const bench = await findBench(api.db)
    await buildContract(api.db, { user_id: someone.contract.user_id, project_id: bench.id, tag: 'bench' })
    expect((await someone.create({ project_id: bench.id })).status).toBe(201)
  })

  it('a person logs at most 24 hours a day in all, to the hundredth', async () => {
    await someone.create({ hours: 23.9 })
    const over = await someone.create({ hours: 0.11 })
    expect(over.status).toBe(422)
    expect(over.refusal.errors.hours).toEqual([
      'A day has at most 24 hours; 23.9 are already logged on 12.03.2025',
    ])
    expect((await someone.create({ hours: 0.1 })).status).toBe(201)
    expect((await someone.create({ hours: 24, date: monday })).status).toBe(201)
  })

  it('hours of minutes add up: 2:20, 2:20 and 3:20 are the 8 hours of a day, and three times 7:40 leave an hour of 24', async () => {
    const ofDay = async (date: string, ...hours: number[]) => {
      const answers: number[] = []
      for (const each of hours) answers.push((await someone.create({ date, hours: each })).status)
      const { data } = await someone.client.call(records.list, { query: { date } })
      return {
        answers,
        sum: data.hours_sum,
        stored: data.paginate_records.map((row) => row.hours).toSorted(),
      }
    }
    expect(await ofDay(monday, 2.3333, 2.3333, 3.3333)).toEqual({
      answers: [201, 201, 201],
      sum: 8,
      stored: [2.3333, 2.3333, 3.3333],
    })
    expect(await ofDay(wednesday, 7.6667, 7.6667, 7.6667, 1)).toMatchObject({
      answers: [201, 201, 201, 201],
      sum: 24,
    })
    const { refusal } = await someone.create({ hours: 0.01 })
    expect(refusal.errors.hours).toEqual(['A day has at most 24 hours; 24 are already logged on 12.03.2025'])
  })

  it('today is counted in the company time zone when hours are logged', async () => {
    api.setNow('2025-03-12T22:30:00Z')
    expect((await someone.create({ date: tomorrow })).status).toBe(201)
  })

  it('one record is created with an Idempotency-Key, however often the request is sent', async () => {
    const key = { 'idempotency-key': 'a-double-click' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => someone.create({ hours: 2 }, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    const { data } = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(data).toMatchObject({ count: 1, hours_sum: 2 })
  })

  it('an Idempotency-Key that another request used is refused, and refusals and old keys are not kept', async () => {
    const key = { 'idempotency-key': 'reused' }
    expect((await someone.create({ hours: 25 }, key)).status).toBe(422)
    const first = await someone.create({ hours: 3 }, key)
    expect(first.status).toBe(201)
    expect((await someone.create({ hours: 4 }, key)).refusal.code).toBe('request.idempotency_key_reused')
    const stranger = await api.as({ id: (await buildContract(api.db)).user_id })
    expect(
      (await stranger.call(records.create, { body: { record: someone.input() }, headers: key })).status,
    ).toBe(422)
    api.setNow('2025-03-13T10:00:01Z')
    const later = await someone.create({ hours: 3 }, key)
    expect(later.status).toBe(201)
    expect(later.data.id).not.toBe(first.data.id)
  })
})
