import type { MailKind } from '@portal/domain/mail/mails'
import type { Tx } from '../database.ts'
import { onlyRow } from '../only-row.ts'
import { mails } from '../schema/mails.ts'

type NewMail = {
  kind: MailKind
  messageId: string
  userId: number
  toName: string
  toEmail: string
  subject: string
  text: string
  html: string
  endsAt: Date
}

/** Writes a mail into the outbox, due at once. */
export async function addMail(tx: Tx, mail: NewMail, now: Date): Promise<number> {
  const added = await tx
    .insert(mails)
    .values({ ...mail, createdAt: now, queuedAt: now, nextAttemptAt: now })
    .returning({ id: mails.id })
  return onlyRow(added).id
}
