import { readFileSync } from 'node:fs'
import { eventInWords, type ToldEvent } from '@portal/words/events'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

/** Rows as version 19 of the schema stored them: of its demo company, and one of every event with unusual names. */
const fixture: unknown = JSON.parse(
  readFileSync(new URL('../../test/database/notifications-with-messages.json', import.meta.url), 'utf8'),
)

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(20)
})
afterAll(() => earlier.close())

type Row = Omit<ToldEvent, 'facts'> & { facts: ToldEvent['facts'] | null; message: string | null }

it('notifications from before facts were kept read the same after the migration', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, last_name, slug, password_hash, role)
    values (1, 'olena@portal.test', 'Olena', 'Bondar', 'olena-bondar', 'x', 'default')`)
  await db.execute(sql`insert into notifications
      (user_id, actor_id, event, message, request_type, request_start_date, request_end_date)
    select 1, 1, event, message, request_type, request_start_date, request_end_date
    from jsonb_to_recordset(${JSON.stringify(fixture)}::jsonb) as kept
      (event text, message text, request_type text, request_start_date date, request_end_date date)`)
  const before = await db.execute<{ message: string }>(sql`select message from notifications order by id`)

  await migrate(earlier.database)

  // The person whom a sentence names is known by now, and is named as they are called.
  const { rows } = await db.execute<Row>(sql`select event, message, request_type,
    case when person_id is null then facts else jsonb_set(facts, '{person}', to_jsonb(full_name)) end as facts,
    request_start_date::text, request_end_date::text
    from notifications left join users on users.id = person_id order by notifications.id`)
  const worded = rows.map(({ facts, message, ...told }) =>
    facts === null ? message : eventInWords({ ...told, facts }),
  )
  expect(worded).toEqual(before.rows.map(({ message }) => message))
  // Only a sentence that no version of the rules makes keeps its text.
  expect(rows.flatMap(({ facts, message }) => (facts === null ? [message] : []))).toEqual([
    'approved your request',
  ])
})
