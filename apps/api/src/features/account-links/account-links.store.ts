import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'
import { accountLinks } from '../../db/schema/sign-in/account-links.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  fullName: users.fullName,
  role: users.role,
  active: users.active,
  isInvited: users.isInvited,
}

/** Locks the person, so that of two links or passwords at once one comes after the other. */
export async function lockPerson(tx: Tx, id: number) {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

type NewLink = {
  kind: AccountLinkKind
  tokenHash: string
  userId: number
  email: string
  mailId: number | null
  endsAt: Date
}

export async function insertLink(tx: Tx, link: NewLink, createdAt: Date): Promise<void> {
  await tx.insert(accountLinks).values({ ...link, createdAt })
}

type OpenLink = { kind: AccountLinkKind; tokenHash: string; now: Date }

/** The active person whose open link this is. A link is for the address that it was made for. */
export async function findPersonOfLink(db: DbOrTx, { kind, tokenHash, now }: OpenLink) {
  const [row] = await db
    .select(columns)
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.kind, kind),
        gt(accountLinks.endsAt, now),
        sql`lower(${accountLinks.email}) = lower(${users.email})`,
        users.active,
      ),
    )
  return row
}

/** Sets the password of the person whose open link was shown. */
export async function setPasswordByLink(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash, isInvited: false }).where(eq(users.id, userId))
}

export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

export async function endSessionOfToken(tx: Tx, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}
