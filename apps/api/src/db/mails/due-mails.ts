import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { mails } from '../schema/mails.ts'

const dueMail = {
  id: mails.id,
  messageId: mails.messageId,
  toName: mails.toName,
  toEmail: mails.toEmail,
  subject: mails.subject,
  text: mails.text,
  html: mails.html,
  attempts: mails.attempts,
  queuedAt: mails.queuedAt,
  endsAt: mails.endsAt,
  createdAt: mails.createdAt,
}

/**
 * Takes up to `limit` mails that are due, for an attempt until `lockedUntil`. Of several processes each mail goes to one;
 * the mail of a process that died goes to another one when its lease has run out. `host` is the end of the Message-ID of a mail that has none.
 */
export async function takeDueMails(
  db: Db,
  lease: { now: Date; lockedUntil: Date; limit: number; host: string },
) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        sql`${mails.state} = 'waiting'`,
        lte(mails.nextAttemptAt, lease.now),
        gt(mails.endsAt, lease.now),
        or(isNull(mails.lockedUntil), lte(mails.lockedUntil, lease.now)),
      ),
    )
    .orderBy(asc(mails.nextAttemptAt), asc(mails.id))
    .limit(lease.limit)
    .for('update', { skipLocked: true })
  return await db
    .update(mails)
    .set({
      lockedUntil: lease.lockedUntil,
      attempts: sql`${mails.attempts} + 1`,
      // A mail of before this column had this one at its earlier attempts.
      messageId: sql`coalesce(${mails.messageId},
        ${mails.id} || '.' || (extract(epoch from ${mails.createdAt}) * 1000)::bigint || '@' || ${lease.host}::text)`,
    })
    .where(inArray(mails.id, due))
    .returning(dueMail)
}

export type DueMail = Awaited<ReturnType<typeof takeDueMails>>[number]

/** Frees the mails that a process had in hand when it died, where no other process can have them. */
export async function releaseLeases(db: Db): Promise<void> {
  await db
    .update(mails)
    .set({ lockedUntil: null })
    .where(and(sql`${mails.state} = 'waiting'`, isNotNull(mails.lockedUntil)))
}

/** The mail that this process still has the lease of: another one may have taken it after the lease ran out. */
const leased = (id: number, lockedUntil: Date) =>
  and(eq(mails.id, id), eq(mails.lockedUntil, lockedUntil), eq(mails.state, 'waiting'))

export async function markSent(db: Db, id: number, lockedUntil: Date, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt, lockedUntil: null, lastError: null, text: null, html: null })
    .where(leased(id, lockedUntil))
}

/** The text of a failed mail is kept until the mail ends, so that an admin can send it again. */
export async function markFailed(db: Db, id: number, lockedUntil: Date, lastError: string): Promise<void> {
  await db.update(mails).set({ state: 'failed', lockedUntil: null, lastError }).where(leased(id, lockedUntil))
}

export async function putOff(
  db: Db,
  id: number,
  lockedUntil: Date,
  { nextAttemptAt, lastError }: { nextAttemptAt: Date; lastError: string | null },
): Promise<void> {
  await db.update(mails).set({ nextAttemptAt, lockedUntil: null, lastError }).where(leased(id, lockedUntil))
}

/** Ends the mails whose time is over: their texts go, and those that waited are expired. One that is being sent goes on. */
export async function endMails(db: Db, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      state: sql`case when ${mails.state} in ('waiting', 'held') then 'expired' else ${mails.state} end`,
      lockedUntil: null,
      text: null,
      html: null,
    })
    .where(
      and(
        isNotNull(mails.text),
        lte(mails.endsAt, now),
        or(isNull(mails.lockedUntil), lte(mails.lockedUntil, now)),
      ),
    )
}
