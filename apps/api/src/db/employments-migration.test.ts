import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(30)
})
afterAll(() => earlier.close())

it('the work days of before are the first employment of each person, and nobody gets one without a known day', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, first_name_folded, last_name, last_name_folded, slug, password_hash, role, active)
    select n, 'p' || n || '@portal.test', 'Olena', 'olena', 'Bondar', 'bondar', 'olena-' || n, 'x', 'default', true
    from generate_series(1, 4) n`)
  await db.execute(sql`insert into profiles (id, job_started_on, job_ended_on, version) values
    (1, '2024-08-01', '2024-10-31', 3), (2, '2024-02-29', null, 1), (3, null, '2024-10-31', 1), (4, null, null, 1)`)

  await migrate(earlier.database)

  const { rows } = await db.execute(
    sql`select user_id, first_day::text, last_day::text from employments order by user_id`,
  )
  expect(rows).toEqual([
    { user_id: 1, first_day: '2024-08-01', last_day: '2024-10-31' },
    { user_id: 2, first_day: '2024-02-29', last_day: null },
    { user_id: 3, first_day: null, last_day: '2024-10-31' },
  ])
  const profiles = await db.execute(sql`select version from profiles where id = 1`)
  expect(profiles.rows).toEqual([{ version: 3 }])
})
