import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { mails } from '../../src/db/schema/mails.ts'
import { defaultNow } from '../app.ts'

type Values = Partial<typeof mails.$inferInsert> & { userId: number }

/** Makes a mail that has failed and can be sent again, unless told otherwise. */
export async function buildMail(db: Db, values: Values) {
  const now = new Date(defaultNow)
  const made = await db
    .insert(mails)
    .values({
      kind: 'test',
      toName: 'Some Person',
      toEmail: 'person@portal.test',
      subject: 'Greetings',
      text: 'Hello',
      html: '<p>Hello</p>',
      state: 'failed',
      attempts: 1,
      lastError: '550 No such mailbox',
      createdAt: now,
      queuedAt: now,
      nextAttemptAt: now,
      endsAt: new Date(now.getTime() + 86_400_000),
      ...values,
    })
    .returning()
  return onlyRow(made)
}
