import { asc, count, desc, eq, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { mails } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'

const columns = {
  id: mails.id,
  kind: mails.kind,
  user_id: mails.user_id,
  to_email: mails.to_email,
  subject: mails.subject,
  state: mails.state,
  attempts: mails.attempts,
  last_error: mails.last_error,
  created_at: mails.created_at,
  sent_at: mails.sent_at,
  ends_at: mails.ends_at,
  hasText: sql<boolean>`${mails.text} is not null`,
}

type Match = { state?: (typeof mails.$inferSelect)['state'] | undefined }

const isMatch = ({ state }: Match) => (state === undefined ? undefined : eq(mails.state, state))

/** Newest first. */
export function listMailRows(db: DbOrTx, match: Match, { limit, offset }: Slice) {
  return db
    .select(columns)
    .from(mails)
    .where(isMatch(match))
    .orderBy(desc(mails.id))
    .limit(limit)
    .offset(offset)
}

export type MailRow = Awaited<ReturnType<typeof listMailRows>>[number]

export async function countMails(db: DbOrTx, match: Match): Promise<number> {
  return onlyRow(await db.select({ count: count() }).from(mails).where(isMatch(match))).count
}

export async function findMailWithText(db: DbOrTx, id: number) {
  const [row] = await db
    .select({ ...columns, text: mails.text, html: mails.html })
    .from(mails)
    .where(eq(mails.id, id))
  return row
}

export async function lockMailRow(tx: Tx, id: number): Promise<MailRow | undefined> {
  const [row] = await tx.select(columns).from(mails).where(eq(mails.id, id)).for('no key update')
  return row
}

export async function lockHeldKinds(tx: Tx): Promise<MailRow['kind'][]> {
  const rows = await tx
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.state, 'held'))
    .orderBy(asc(mails.id))
    .for('no key update')
  return rows.map(({ kind }) => kind)
}

/** Makes the mail due at once, with all its attempts before it. */
export async function queueAgain(tx: Tx, mail: Authorized<MailRow, 'retry'>, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ state: 'waiting', attempts: 0, queued_at: now, next_attempt_at: now })
    .where(eq(mails.id, mail.id))
}

export async function findAddressee(db: DbOrTx, id: number) {
  const rows = await db
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(eq(users.id, id))
  return onlyRow(rows)
}
