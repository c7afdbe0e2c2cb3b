import { recordCopies } from '@portal/contract/hours/copy-records'
import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import { someoneWhoLogs, wednesday } from '../../../../test/someone-who-logs.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const tuesday = '2025-03-11'
const body = { from: tuesday, to: wednesday }

describe('simultaneous copies of hours', () => {
  it("a day of 24 hours is not exceeded by a person's and managers' copies at once: what has no room is left out", async () => {
    const someone = await someoneWhoLogs(api)
    await someone.create({ date: tuesday, hours: 10 })
    const managers = await Promise.all([1, 2, 3].map(async () => api.as(await buildManager(api.db))))
    const ofSomeone = { ...body, user_id: someone.contract.user_id }
    const answers = await Promise.all(
      [someone.client, ...managers].map((client) => client.call(recordCopies.create, { body: ofSomeone })),
    )
    expect(answers.map(({ data }) => data.created.length).toSorted()).toEqual([0, 0, 1, 1])
    const day = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(day.data.hours_sum).toBe(20)
  })

  it('a copy that is sent twice at the same moment with one Idempotency-Key copies once', async () => {
    const someone = await someoneWhoLogs(api)
    await someone.create({ date: tuesday, hours: 2 })
    const headers = { 'idempotency-key': 'copy-at-once' }
    const send = () => someone.client.call(recordCopies.create, { body, headers })
    const answers = await Promise.all([send(), send(), send()])
    const again = await send()
    expect(again.status).toBe(201)
    // Who comes while the first copy runs is refused, and who comes after it has its answer.
    const made = answers.filter(({ status }) => status !== 429)
    expect(made.length).toBeGreaterThan(0)
    for (const { status, headers: answered } of made) {
      expect([status, answered['x-undo']]).toEqual([201, again.headers['x-undo']])
    }
    const day = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(day.data.hours_sum).toBe(2)
  })

  it('of copies and previews that a developer sends at once those that come while one runs are 429 for a second', async () => {
    const someone = await someoneWhoLogs(api)
    await someone.create({ date: tuesday, hours: 2 })
    const send = (preview: boolean) =>
      someone.client.call(recordCopies.create, { body: { ...body, preview } })
    const colleague = await someoneWhoLogs(api)
    const [answers, ofColleague] = await Promise.all([
      Promise.all([send(true), send(true), send(false), send(true)]),
      colleague.client.call(recordCopies.create, { body: { ...body, preview: true } }),
    ])
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(0)
    for (const answer of answers.filter(({ status }) => status >= 300)) {
      expect([answer.status, answer.headers['retry-after'], answer.refusal.code]).toEqual([
        429,
        '1',
        'records.copy_under_way',
      ])
    }
    expect(ofColleague.status).toBe(200)
    expect((await send(true)).status).toBe(200)
  })
})
