import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EarlierDatabase, openEarlierDatabase } from '../../../test/database/earlier-database.ts'
import { migrate } from '../migrate.ts'
import { contactKeys } from './contact-keys.ts'

// The migration must write the same keys of earlier candidates as `contactKeys`, because every start rewrites keys of
// an earlier rule.

let earlier: EarlierDatabase
beforeAll(async () => {
  earlier = await openEarlierDatabase(11)
})
afterAll(() => earlier.close())

type Contacts = { email: string | null; phone: string | null; linkedin: string | null }

const stored: Contacts[] = [
  { email: 'Olha@Mail.test', phone: '+380 50 123 45 67', linkedin: 'https://www.linkedin.com/in/Olha-S/' },
  { email: ' ivan@mail.test ', phone: '380501234567', linkedin: 'https://ua.linkedin.com/in/ivan?trk=x' },
  { email: null, phone: '+380 (67) 111-22-33', linkedin: 'http://linkedin.com/in/anna#about' },
  { email: null, phone: null, linkedin: null },
  { email: null, phone: '050 123 45 67 067 111 22 33', linkedin: 'https://people.test/olha' },
  { email: null, phone: '8 050 123 45 67', linkedin: 'https://linkedin.com/mwlite/in/olha/details/skills' },
]

it('the migration writes the keys of earlier candidates as contactKeys makes them, and begins their history', async () => {
  const { database } = earlier
  const { db } = database
  await db.execute(sql`insert into vacancies (id, title) values (1, 'QA')`)
  for (const { email, phone, linkedin } of stored)
    await db.execute(sql`insert into candidates (vacancy_id, full_name, significate, email, phone, linkedin, created_at)
      values (1, 'Olha', 'preoffer', ${email}, ${phone}, ${linkedin}, '2025-01-02 10:00Z')`)

  await migrate(database)

  const { rows } = await db.execute(
    sql`select email_key as email, phone_keys as phones, linkedin_key as linkedin from candidates order by id`,
  )
  expect(rows).toEqual(stored.map((contacts) => contactKeys(contacts)))
  const history = await db.execute(
    sql`select from_significate, to_significate, changed_by_id, changed_at = '2025-01-02 10:00Z' as at_creation
      from significate_changes`,
  )
  expect(history.rows).toEqual(
    rows.map(() => ({
      from_significate: null,
      to_significate: 'preoffer',
      changed_by_id: null,
      at_creation: true,
    })),
  )
})
