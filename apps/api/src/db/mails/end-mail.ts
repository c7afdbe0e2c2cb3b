import type { MailState } from '@portal/domain/mail/mails'
import { and, inArray } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { mails } from '../schema/mails.ts'

/** Ends mails whose links have ended, unless they were sent: they are not sent any more. */
export async function endMailsOfLinks(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const content = { text: null, html: null }
  const ended = (...states: MailState[]) => and(inArray(mails.id, [...ids]), inArray(mails.state, states))
  await tx
    .update(mails)
    .set({ state: 'expired', locked_until: null, ...content })
    .where(ended('waiting', 'held'))
  await tx.update(mails).set(content).where(ended('failed'))
}
