import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { mails } from '../../src/db/schema/mails.ts'
import { defaultNow } from '../app.ts'

type Values = Partial<typeof mails.$inferInsert> & { user_id: number }

/** Makes a mail that has failed and can be sent again, unless told otherwise. */
export async function buildMail(db: Db, values: Values) {
  const now = new Date(defaultNow)
  const made = await db
    .insert(mails)
    .values({
      kind: 'test',
      to_name: 'Some Person',
      to_email: 'person@portal.test',
      subject: 'Greetings',
      text: 'Hello',
      html: '<p>Hello</p>',
      state: 'failed',
      attempts: 1,
      last_error: '550 No such mailbox',
      created_at: now,
      queued_at: now,
      next_attempt_at: now,
      ends_at: new Date(now.getTime() + 86_400_000),
      ...values,
    })
    .returning()
  return onlyRow(made)
}
