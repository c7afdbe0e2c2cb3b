import type { MailKind } from '@portal/domain/mail/mails'
import type { Tx } from '../database.ts'
import { insertRows, takeIds } from '../many-rows.ts'
import { onlyRow } from '../only-row.ts'
import { mails } from '../schema/mails.ts'

export type NewMail = {
  kind: MailKind
  message_id: string
  user_id: number
  to_name: string
  to_email: string
  subject: string
  text: string
  html: string
  ends_at: Date
}

/** Writes a mail into the outbox, due at once. */
export async function addMail(tx: Tx, mail: NewMail, now: Date): Promise<number> {
  const added = await tx
    .insert(mails)
    .values({ ...mail, created_at: now, queued_at: now, next_attempt_at: now })
    .returning({ id: mails.id })
  return onlyRow(added).id
}

/** Writes many mails, due at once; returns their ids in the same order. */
export async function addMails(tx: Tx, added: readonly NewMail[], now: Date): Promise<number[]> {
  const ids = await takeIds(tx, mails, added.length)
  const rows = added.flatMap((mail, place) => {
    const id = ids[place]
    return id === undefined ? [] : [{ id, ...mail, created_at: now, queued_at: now, next_attempt_at: now }]
  })
  await insertRows(tx, mails, rows)
  return ids
}
