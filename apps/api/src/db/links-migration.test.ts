import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(24)
})
afterAll(() => earlier.close())

it('links of CVs from before they could end go on, but for those of people who were deactivated', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, last_name, slug, password_hash, role, active) values
    (1, 'olena@portal.test', 'Olena', 'Bondar', 'olena-bondar', 'x', 'default', true),
    (2, 'ivan@portal.test', 'Ivan', 'Bondar', 'ivan-bondar', 'x', 'default', false)`)
  await db.execute(sql`insert into resumes (user_id, name, role, slug, version, updated_at) values
    (1, 'Olena', 'QA', 'qa-1', 3, '2025-01-02T03:04:05Z'), (2, 'Ivan', 'QA', 'qa-2', 3, '2025-01-02T03:04:05Z')`)

  await migrate(earlier.database)

  const { rows } = await db.execute(sql`select slug, link_on, link_ends_on, label, version,
    updated_at = '2025-01-02T03:04:05Z' as is_unchanged from resumes order by id`)
  const asBefore = { link_ends_on: null, label: null, version: 3, is_unchanged: true }
  expect(rows).toEqual([
    { slug: 'qa-1', link_on: true, ...asBefore },
    { slug: 'qa-2', link_on: false, ...asBefore },
  ])
})
