import { records } from '@portal/contract/hours/hours'
import { undo } from '@portal/contract/undo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { someoneWhoLogs, wednesday } from '../../../test/someone-who-logs.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('simultaneous undos', () => {
  it('a deleted record comes back once when its undo is sent twice at the same moment', async () => {
    const someone = await someoneWhoLogs(api)
    const { data } = await someone.create()
    const token = String((await someone.remove(data.id)).headers['x-undo'])
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => someone.client.call(undo.create, { body: { token } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const list = await someone.client.call(records.list, { query: { date: wednesday } })
    expect(list.data.paginate_records.map(({ id }) => id)).toEqual([data.id])
  })

  it('of an undo and another change of the record at the same moment one succeeds', async () => {
    const someone = await someoneWhoLogs(api)
    const created = await someone.create()
    const token = String(created.headers['x-undo'])
    const [taken, changed] = await Promise.all([
      someone.client.call(undo.create, { body: { token } }),
      someone.update(created.data.id, { hours: 2 }),
    ])
    expect([taken.status, changed.status].toSorted()).toEqual(taken.status === 200 ? [200, 404] : [200, 409])
  })
})
