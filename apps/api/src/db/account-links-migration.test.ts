import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../test/database/earlier-database.ts'
import { migrate } from './migrate.ts'

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(32)
})
afterAll(() => earlier.close())

it('links of before end where the e-mail is another one, or the account was changed and may be of a higher rank', async () => {
  const { db } = earlier.database
  await db.execute(sql`insert into users (id, email, first_name, last_name, slug, password_hash, role, updated_at)
    values (1, 'Olena@portal.test', 'Olena', 'Bondar', 'olena', 'x', 'default', now()),
      (2, 'moved@portal.test', 'Ivan', 'Bondar', 'ivan', 'x', 'default', now()),
      (3, 'promoted@portal.test', 'Petro', 'Bondar', 'petro', 'x', 'admin', now()),
      (4, 'untouched@portal.test', 'Iryna', 'Bondar', 'iryna', 'x', 'admin', now() - interval '2 days')`)
  await db.execute(sql`insert into mails (id, kind, user_id, to_name, to_email, subject, text, html, state,
      next_attempt_at, queued_at, ends_at)
    select id, 'invitation', id, 'New', 'sent@portal.test', 'Invitation', 'x', 'x',
      case when id = 3 then 'failed' else 'waiting' end, now(), now(), now() + interval '6 days' from users`)
  await db.execute(sql`insert into account_links (kind, token_hash, user_id, email, mail_id, ends_at, created_at)
    select 'invitation', repeat(id::text, 64), id, case when id = 2 then 'old@portal.test' else lower(email) end, id,
      now() + interval '6 days', now() - interval '1 day' from users`)

  await migrate(earlier.database)

  const { rows } =
    await db.execute(sql`select account_links.user_id, account_links.ends_at > now() as is_open, state,
    text is not null as has_text from account_links join mails on mails.id = mail_id order by account_links.user_id`)
  expect(rows).toEqual([
    { user_id: 1, is_open: true, state: 'waiting', has_text: true },
    { user_id: 2, is_open: false, state: 'expired', has_text: false },
    { user_id: 3, is_open: false, state: 'failed', has_text: false },
    { user_id: 4, is_open: true, state: 'waiting', has_text: true },
  ])
})
