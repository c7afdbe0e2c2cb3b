import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { someoneWhoLogs, wednesday } from '../../../../test/someone-who-logs.ts'
import { hoursImport } from './import-hours.ts'

/** The embedded database runs transactions one by one; only a real PostgreSQL makes this race. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('a day of 24 hours is not exceeded by an import and by what the person logs meanwhile', async () => {
  const { write } = await importerOf(api.db, hoursImport)
  for (const _ of Array.from({ length: api.database.kind === 'postgres' ? 10 : 2 })) {
    const { contract, category, client, create } = await someoneWhoLogs(api)
    const row = { person: contract.user_id, project: contract.project_id, category: category.id }
    const rows = [10, 11].map((hours) => ({ ...row, date: wednesday, hours }))
    const [logged, { checked }] = await Promise.all([create({ hours: 9 }), write(rows)])
    const { data } = await client.call(records.list, { query: { date: wednesday } })
    const accepted = checked.filter(({ state }) => state === 'create').length
    expect([logged.status, accepted, data.hours_sum]).toEqual(
      logged.status === 201 ? [201, 1, 19] : [422, 2, 21],
    )
  }
})
