import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { buildVacancy } from '../../../test/factories/vacancy.ts'
import { migrate } from '../migrate.ts'
import { contactKeysRule } from './contact-keys.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('the next start rewrites the keys of an earlier rule in batches, and changes nothing else of the rows', async () => {
  const { db } = database
  const { id: vacancyId } = await buildVacancy(db)
  await db.execute(sql`insert into candidates (vacancy_id, full_name, phone, phone_keys, keys_rule)
    select ${vacancyId}, 'Ivan', '8 067 ' || 1000000 + n, '{old}', 0 from generate_series(1, 1001) n`)
  await db.execute(sql`insert into candidates (vacancy_id, full_name, phone, phone_keys, keys_rule)
    values (${vacancyId}, 'Present', '0671112233', '{present}', ${contactKeysRule})`)
  const kept = sql`select id, version, updated_at, phone from candidates order by id`
  const before = await db.execute(kept)

  await migrate(database)

  const keys = await db.execute(sql`select
      count(*) filter (where phone_keys = array['+38067' || 1000000 + id - first])::int as made,
      count(*) filter (where phone_keys = '{present}')::int as kept
    from candidates, (select min(id) - 1 as first from candidates where full_name = 'Ivan') as bounds
    where full_name in ('Ivan', 'Present')`)
  expect(keys.rows).toEqual([{ made: 1001, kept: 1 }])
  expect((await db.execute(kept)).rows).toEqual(before.rows)
})
