import { recordCopies } from '@portal/contract/hours/copy-records'
import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
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
  it('a day of 24 hours is not exceeded by copies at the same moment: what has no room is left out', async () => {
    const someone = await someoneWhoLogs(api)
    await someone.create({ date: tuesday, hours: 10 })
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => someone.client.call(recordCopies.create, { body })),
    )
    expect(answers.map(({ data }) => data.created.length).toSorted()).toEqual([0, 0, 1, 1])
    const day = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(day.data.hours_sum).toBe(20)
  })

  it('a copy that is sent twice at the same moment with one Idempotency-Key copies once', async () => {
    const someone = await someoneWhoLogs(api)
    await someone.create({ date: tuesday, hours: 2 })
    const headers = { 'idempotency-key': 'copy-at-once' }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => someone.client.call(recordCopies.create, { body, headers })),
    )
    expect(new Set(answers.map(({ headers: answered }) => answered['x-undo'])).size).toBe(1)
    const day = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(day.data.hours_sum).toBe(2)
  })
})
