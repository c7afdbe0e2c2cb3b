import { and, asc, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { isDue, isFree, isInHand, isLeased } from '../outbox/leases.ts'
import { mails } from '../schema/mails.ts'

const dueMail = {
  id: mails.id,
  message_id: mails.message_id,
  to_name: mails.to_name,
  to_email: mails.to_email,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  attempts: mails.attempts,
  queued_at: mails.queued_at,
  ends_at: mails.ends_at,
  created_at: mails.created_at,
}

/**
 * Takes up to `limit` mails that are due, for an attempt until `locked_until`. Of several processes each mail goes to one;
 * the mail of a process that died goes to another one when its lease has run out. `host` is the end of the Message-ID of a mail that has none.
 */
export async function takeDueMails(
  db: Db,
  lease: { now: Date; locked_until: Date; limit: number; host: string },
) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue(mails, lease.now), gt(mails.ends_at, lease.now)))
    .orderBy(asc(mails.next_attempt_at), asc(mails.id))
    .limit(lease.limit)
    .for('update', { skipLocked: true })
  return await db
    .update(mails)
    .set({
      locked_until: lease.locked_until,
      attempts: sql`${mails.attempts} + 1`,
      // A mail of before this column had this one at its earlier attempts.
      message_id: sql`coalesce(${mails.message_id},
        ${mails.id} || '.' || (extract(epoch from ${mails.created_at}) * 1000)::bigint || '@' || ${lease.host}::text)`,
    })
    .where(inArray(mails.id, due))
    .returning(dueMail)
}

export type DueMail = Awaited<ReturnType<typeof takeDueMails>>[number]

/** Frees the mails that a process had in hand when it died, where no other process can have them. */
export async function releaseLeases(db: Db): Promise<void> {
  await db.update(mails).set({ locked_until: null }).where(isInHand(mails))
}

export async function markSent(db: Db, id: number, lockedUntil: Date, sent_at: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sent_at, locked_until: null, last_error: null, text: null, html: null })
    .where(isLeased(mails, id, lockedUntil))
}

/** The text of a failed mail is kept until the mail ends, so that an admin can send it again. */
export async function markFailed(db: Db, id: number, lockedUntil: Date, last_error: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', locked_until: null, last_error })
    .where(isLeased(mails, id, lockedUntil))
}

export async function putOff(
  db: Db,
  id: number,
  lockedUntil: Date,
  { next_attempt_at, last_error }: { next_attempt_at: Date; last_error: string | null },
): Promise<void> {
  await db
    .update(mails)
    .set({ next_attempt_at, locked_until: null, last_error })
    .where(isLeased(mails, id, lockedUntil))
}

/** Ends the mails whose time is over: their texts go, and those that waited are expired. One that is being sent goes on. */
export async function endMails(db: Db, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      state: sql`case when ${mails.state} in ('waiting', 'held') then 'expired' else ${mails.state} end`,
      locked_until: null,
      text: null,
      html: null,
    })
    .where(and(isNotNull(mails.text), lte(mails.ends_at, now), isFree(mails, now)))
}
