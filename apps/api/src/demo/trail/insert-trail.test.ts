import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { fillDemoCompany } from '../fill-demo-company.ts'

const today = '2026-11-20'
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await fillDemoCompany(database.db, { today, password_hash: 'the hash' })
})
afterAll(() => database.close())

const countOf = async (query: ReturnType<typeof sql>) =>
  (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from (${query}) found`))
    .rows[0]?.count

it('the demo company has a trail of a month, in the order of its moments, of people and rows that are there', async () => {
  const { rows } = await database.db.execute<{ act: string; count: number }>(
    sql`select act, count(*)::int as count from audit_entries group by act order by act`,
  )
  const countOfAct = new Map(rows.map(({ act, count }) => [act, count]))
  expect(countOfAct.get('records.create')).toBeGreaterThan(500)
  expect(countOfAct.get('records.update')).toBeGreaterThan(3)
  expect(countOfAct.get('session.sign_in')).toBeGreaterThan(100)
  expect([...countOfAct.keys()]).toEqual(
    expect.arrayContaining([
      'candidates.update',
      'contracts.create',
      'contracts.update',
      'reports.export',
      'requests.approve',
      'requests.create',
    ]),
  )
  expect(
    await countOf(
      sql`select from (select at, lag(at) over (order by id) as before from audit_entries) told where at < before`,
    ),
  ).toBe(0)
  expect(
    await countOf(sql`select from audit_entries where not exists (select from users where id = actor_id)
      or object_type = 'record' and not exists (select from records where records.id = object_id)
      or at >= ${today}::date or at < ${today}::date - 31`),
  ).toBe(0)
})
