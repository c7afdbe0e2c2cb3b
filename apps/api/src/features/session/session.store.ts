import type { SignInWay } from '@portal/domain/people/second-factors'
import { and, desc, eq, exists, gt, inArray, ne, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { hasSecondFactor } from '../../db/reads/second-factors.ts'
import { subRoleKeys } from '../../db/reads/sub-role-keys.ts'
import { users } from '../../db/schema/people/users.ts'
import { knownAddresses } from '../../db/schema/sign-in/known-addresses.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import type { Caller } from '../../use-case/actor.ts'

type Moments = { now: Date; signedInAfter: Date; usedAfter: Date }
type SessionKey = Moments & { token_hash: string }

const sessionByToken = prepared('session_by_token', (db, given: Given<SessionKey>) =>
  db
    .select({
      id: users.id,
      role: users.role,
      full_name: users.full_name,
      subRoleKeys,
      session_id: sessions.id,
      proven_at: sessions.proven_at,
      signed_in_by: sessions.signed_in_by,
      has_second_factor: hasSecondFactor,
      last_used_at: sessions.last_used_at,
      created_at: sessions.created_at,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.token_hash, given('token_hash')),
        gt(sessions.expires_at, sql.param(given('now'), sessions.expires_at)),
        gt(sessions.created_at, sql.param(given('signedInAfter'), sessions.created_at)),
        gt(sessions.last_used_at, sql.param(given('usedAfter'), sessions.last_used_at)),
        users.active,
      ),
    ),
)

/** Finds the active user of a live session, in one statement because every request runs it. */
export async function findSession(
  db: DbOrTx,
  key: SessionKey,
): Promise<
  | (Omit<Caller, 'must_set_up_factor' | 'credential'> & {
      session_id: number
      proven_at: Date
      last_used_at: Date
      created_at: Date
    })
  | undefined
> {
  const [row] = await sessionByToken(db, key)
  return row
}

type SessionIds = Moments & { sessionIds: readonly number[] }

/** Finds those of the given sessions that have not ended and whose users are active. */
export function listLiveSessions(db: DbOrTx, { sessionIds, ...moments }: SessionIds) {
  return db
    .select({
      id: sessions.id,
      role: users.role,
      signed_in_by: sessions.signed_in_by,
      has_second_factor: hasSecondFactor,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.user_id), users.active))
    .where(and(isAnyOf(sessions.id, sessionIds), isLive(moments)))
}

const isLive = ({ now, signedInAfter, usedAfter }: Moments) =>
  and(
    gt(sessions.expires_at, now),
    gt(sessions.created_at, signedInAfter),
    gt(sessions.last_used_at, usedAfter),
  )

const mostListed = 100

/** The live sessions of a person, the last used first. */
export function listSessionRows(db: DbOrTx, userId: number, moments: Moments) {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      address: sessions.address,
      created_at: sessions.created_at,
      last_used_at: sessions.last_used_at,
    })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), isLive(moments)))
    .orderBy(desc(sessions.last_used_at), desc(sessions.id))
    .limit(mostListed)
}

/** Ends a session of the person; undefined where they have no such one. */
export async function endOwnSession(db: DbOrTx, userId: number, id: number) {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.user_id, userId)))
    .returning({ browser: sessions.browser })
  return ended
}

/** Returns how many ended. */
export async function endOtherSessions(db: DbOrTx, userId: number, sessionId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}

export async function findOwnEmail(db: DbOrTx, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email
}

export async function readName(db: DbOrTx, userId: number) {
  return onlyRow(
    await db.select({ id: users.id, full_name: users.full_name }).from(users).where(eq(users.id, userId)),
  )
}

export async function renewSession(
  db: DbOrTx,
  sessionId: number,
  now: Date,
  expires_at: Date,
): Promise<void> {
  await db.update(sessions).set({ last_used_at: now, expires_at }).where(eq(sessions.id, sessionId))
}

/** The person, where they have signed in before. */
export async function findToldPerson(db: DbOrTx, userId: number) {
  const earlier = db.select({ one: sql`1` }).from(knownAddresses).where(eq(knownAddresses.user_id, users.id))
  const [row] = await db
    .select({ id: users.id, first_name: users.first_name, full_name: users.full_name, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), exists(earlier)))
  return row
}

/** Locks the user, waiting for a running change of password or activity. */
export async function lockCredentials(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ active: users.active, password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row
}

export async function findPasswordHash(db: DbOrTx, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ password_hash: users.password_hash })
    .from(users)
    .where(eq(users.id, userId))
  return row?.password_hash
}

/**
 * Stores another hash of the same password, unless another password was set meanwhile. The account's version stays,
 * because nothing that the account shows changes.
 */
export async function renewPasswordHash(
  db: DbOrTx,
  userId: number,
  old: string,
  renewed: string,
): Promise<void> {
  await db
    .update(users)
    .set({ password_hash: renewed, version: users.version, updated_at: users.updated_at })
    .where(and(eq(users.id, userId), eq(users.password_hash, old)))
}

type NewSession = {
  token_hash: string
  user_id: number
  signed_in_by: SignInWay
  browser: string | undefined
  address: string
  now: Date
  expires_at: Date
}

export async function createSession(db: DbOrTx, session: NewSession): Promise<void> {
  const { now, ...values } = session
  await db.insert(sessions).values({ ...values, created_at: now, last_used_at: now, proven_at: now })
}

/** Returns whose sessions ended. */
export async function endSessions(db: DbOrTx, tokenHashes: readonly string[]): Promise<number[]> {
  if (tokenHashes.length === 0) return []
  const ended = await db
    .delete(sessions)
    .where(inArray(sessions.token_hash, [...tokenHashes]))
    .returning({ user_id: sessions.user_id })
  return [...new Set(ended.map(({ user_id }) => user_id))]
}
