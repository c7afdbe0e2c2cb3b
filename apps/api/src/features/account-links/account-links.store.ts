import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'
import { accountLinks } from '../../db/schema/sign-in/account-links.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

const columns = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  full_name: users.full_name,
  role: users.role,
  active: users.active,
  is_invited: users.is_invited,
}

/** Locks the person, so that of two links or passwords at once one comes after the other. */
export async function lockPerson(tx: Tx, id: number) {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

type NewLink = {
  kind: AccountLinkKind
  token_hash: string
  user_id: number
  email: string
  mail_id: number | null
  ends_at: Date
}

export async function insertLink(tx: Tx, link: NewLink, created_at: Date): Promise<void> {
  await tx.insert(accountLinks).values({ ...link, created_at })
}

type OpenLink = { kind: AccountLinkKind; token_hash: string; now: Date }

/** The active person whose open link this is. A link is for the address that it was made for. */
export async function findPersonOfLink(db: DbOrTx, { kind, token_hash, now }: OpenLink) {
  const [row] = await db
    .select(columns)
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(
      and(
        eq(accountLinks.token_hash, token_hash),
        eq(accountLinks.kind, kind),
        gt(accountLinks.ends_at, now),
        sql`lower(${accountLinks.email}) = lower(${users.email})`,
        users.active,
      ),
    )
  return row
}

/** Sets the password of the person whose open link was shown. */
export async function setPasswordByLink(tx: Tx, userId: number, password_hash: string): Promise<void> {
  await tx.update(users).set({ password_hash, is_invited: false }).where(eq(users.id, userId))
}

export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.user_id, userId))
}

export async function endSessionOfToken(tx: Tx, token_hash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token_hash, token_hash))
}
