import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(31)
})
afterAll(() => earlier.close())

it('a notification of before names the one person of that name, and keeps a name that nobody or several have', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, first_name_folded, last_name, last_name_folded, slug, password_hash, role)
    select n, 'p' || n || '@portal.test', name, lower(name), 'Bondar', 'bondar', 'p-' || n, 'x', 'default'
    from (values (1, 'Olena'), (2, 'Ivan'), (3, 'Ivan')) people (n, name)`)
  await db.execute(sql`insert into notifications (user_id, actor_id, event, facts)
    select 2, 1, 'contract_created', jsonb_build_object('person', name, 'recount', null)
    from unnest(array['Olena Bondar', 'Ivan Bondar', 'Olena Shevchenko', null]) name`)

  await migrate(earlier.database)

  const { rows } = await db.execute(
    sql`select person_id, facts ->> 'person' as person from notifications order by id`,
  )
  expect(rows).toEqual([
    { person_id: 1, person: null },
    { person_id: null, person: 'Ivan Bondar' },
    { person_id: null, person: 'Olena Shevchenko' },
    { person_id: null, person: null },
  ])
})
