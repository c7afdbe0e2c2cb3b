import { and, desc, eq, gt } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { users } from '../../db/schema/people/users.ts'
import { oidcAccounts, oidcAttempts } from '../../db/schema/sign-in/single-sign-on.ts'

type Subject = { issuer: string; subject: string }

/** Whose account of the provider this is. */
export async function findIdBySubject(db: DbOrTx, { issuer, subject }: Subject): Promise<number | undefined> {
  const [row] = await db
    .select({ user_id: oidcAccounts.user_id })
    .from(oidcAccounts)
    .where(and(eq(oidcAccounts.issuer, issuer), eq(oidcAccounts.subject, subject)))
  return row?.user_id
}

/** The account of the provider that the person is linked to. */
export async function findSubjectOf(db: DbOrTx, user_id: number): Promise<Subject | undefined> {
  const [row] = await db
    .select({ issuer: oidcAccounts.issuer, subject: oidcAccounts.subject })
    .from(oidcAccounts)
    .where(eq(oidcAccounts.user_id, user_id))
  return row
}

export async function insertLink(
  tx: Tx,
  link: Subject & { user_id: number },
  created_at: Date,
): Promise<void> {
  await tx.insert(oidcAccounts).values({ ...link, created_at })
}

export async function findName(db: DbOrTx, id: number) {
  const [row] = await db
    .select({ id: users.id, full_name: users.full_name })
    .from(users)
    .where(eq(users.id, id))
  return row
}

/** The invited person needs no password any more. */
export async function endInvited(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ is_invited: false }).where(eq(users.id, userId))
}

/** How many sign-ins one address may begin, and for how long each counts. */
const limit = { attempts: 100, windowMs: 15 * 60_000 } as const
/** How long the provider has for the person to sign in there. */
export const attemptLifeMs = 10 * 60_000

/** When the address may begin another sign-in; undefined when it may now. */
export async function findLimitEnd(db: DbOrTx, address: string, now: Date): Promise<Date | undefined> {
  const [first] = await db
    .select({ created_at: oidcAttempts.created_at })
    .from(oidcAttempts)
    .where(
      and(
        eq(oidcAttempts.address, address),
        gt(oidcAttempts.created_at, new Date(now.getTime() - limit.windowMs)),
      ),
    )
    .orderBy(desc(oidcAttempts.created_at))
    .offset(limit.attempts - 1)
    .limit(1)
  return first && new Date(first.created_at.getTime() + limit.windowMs)
}

type NewAttempt = {
  state_hash: string
  browser_hash: string
  nonce: string
  code_verifier: string
  return_to: string | null
  session_id: number | null
  address: string
}

export async function addAttempt(db: DbOrTx, attempt: NewAttempt, created_at: Date): Promise<void> {
  const ends_at = new Date(created_at.getTime() + attemptLifeMs)
  await db.insert(oidcAttempts).values({ ...attempt, ends_at, created_at })
}

type Key = { state_hash: string; browser_hash: string; now: Date }

/** Takes what began in this browser with this state. Of two callbacks at once one gets it. */
export async function takeAttempt(db: DbOrTx, { state_hash, browser_hash, now }: Key) {
  const [attempt] = await db
    .delete(oidcAttempts)
    .where(
      and(
        eq(oidcAttempts.state_hash, state_hash),
        eq(oidcAttempts.browser_hash, browser_hash),
        gt(oidcAttempts.ends_at, now),
      ),
    )
    .returning({
      nonce: oidcAttempts.nonce,
      code_verifier: oidcAttempts.code_verifier,
      return_to: oidcAttempts.return_to,
      session_id: oidcAttempts.session_id,
      created_at: oidcAttempts.created_at,
    })
  return attempt
}
