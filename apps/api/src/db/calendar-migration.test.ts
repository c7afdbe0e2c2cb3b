import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(18)
})
afterAll(() => earlier.close())

it('the migration gives earlier leave and holidays an identity each, and shows colleagues no earlier changes', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, last_name, slug, password_hash, role)
    values (1, 'olena@portal.test', 'Olena', 'Bondar', 'olena-bondar', 'x', 'default')`)
  await db.execute(sql`insert into leave_requests
      (user_id, request_type, start_date, end_date, version, status, decided_by_id, decided_at)
    values (1, 'day_off', '2025-03-17', '2025-03-17', 3, 'approved', 1, now()),
      (1, 'day_off', '2025-03-18', '2025-03-18', 1, 'pending', null, null)`)
  await db.execute(
    sql`insert into holidays (date, title) values ('2025-05-01', 'One'), ('2025-05-02', 'Two')`,
  )

  await migrate(earlier.database)

  const { rows } = await db.execute<{ uid: string; changes: number }>(
    sql`select calendar_uid as uid, version - decided_version as changes from leave_requests
      union all select calendar_uid, version - 1 from holidays`,
  )
  expect(new Set(rows.map(({ uid }) => uid)).size).toBe(4)
  expect(rows.map(({ changes }) => changes)).toEqual([0, 0, 0, 0])
})
