import { count, eq } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { onlyRow } from '../only-row.ts'
import { mails } from '../schema/mails.ts'

const isHeld = eq(mails.state, 'held')

export async function holdWaitingMails(db: DbOrTx): Promise<void> {
  await db.update(mails).set({ state: 'held', locked_until: null }).where(eq(mails.state, 'waiting'))
}

export async function countHeldMails(db: DbOrTx): Promise<number> {
  return onlyRow(await db.select({ count: count() }).from(mails).where(isHeld)).count
}

/** Makes the held mails due, with all their attempts before them. Returns how many there were. */
export async function sendHeldMails(db: DbOrTx, now: Date): Promise<number> {
  const sent = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, queued_at: now, next_attempt_at: now })
    .where(isHeld)
    .returning({ id: mails.id })
  return sent.length
}

/** Ends the held mails, which are never sent then. Returns how many there were. */
export async function dropHeldMails(db: DbOrTx): Promise<number> {
  const dropped = await db
    .update(mails)
    .set({ state: 'expired', text: null, html: null })
    .where(isHeld)
    .returning({ id: mails.id })
  return dropped.length
}
