import type { SubRoleKey } from '@portal/domain/roles'
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Actor } from '../../actor.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

const subRoleKeys = sql<SubRoleKey[]>`array(
  select ${subRoles.key} from ${userSubRoles} join ${subRoles} on ${subRoles.id} = ${userSubRoles.subRoleId}
  where ${userSubRoles.userId} = ${users.id})`

type Moments = { now: Date; signedInAfter: Date; usedAfter: Date }
type SessionKey = Moments & { tokenHash: string }

const sessionByToken = prepared('session_by_token', (db, given: Given<SessionKey>) =>
  db
    .select({
      id: users.id,
      role: users.role,
      fullName: users.fullName,
      subRoleKeys,
      sessionId: sessions.id,
      provenAt: sessions.provenAt,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, given('tokenHash')),
        gt(sessions.expiresAt, sql.param(given('now'), sessions.expiresAt)),
        gt(sessions.createdAt, sql.param(given('signedInAfter'), sessions.createdAt)),
        gt(sessions.lastUsedAt, sql.param(given('usedAfter'), sessions.lastUsedAt)),
        users.active,
      ),
    ),
)

/** Finds the active user of a live session, in one statement because every request runs it. */
export async function findSession(
  db: DbOrTx,
  key: SessionKey,
): Promise<(Actor & { lastUsedAt: Date; createdAt: Date }) | undefined> {
  const [row] = await sessionByToken(db, key)
  return row
}

type SessionIds = Moments & { sessionIds: readonly number[] }

/** Finds those of the given sessions that have not ended and whose users are active. */
export async function findLiveSessionIds(
  db: DbOrTx,
  { sessionIds, ...moments }: SessionIds,
): Promise<number[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.active))
    .where(and(isAnyOf(sessions.id, sessionIds), isLive(moments)))
  return rows.map(({ id }) => id)
}

const isLive = ({ now, signedInAfter, usedAfter }: Moments) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, signedInAfter), gt(sessions.lastUsedAt, usedAfter))

const mostListed = 100

/** The live sessions of a person, the last used first. */
export function listSessionRows(db: DbOrTx, userId: number, moments: Moments) {
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isLive(moments)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(mostListed)
}

/** Ends a session of the person; false where they have no such one. */
export async function endOwnSession(db: DbOrTx, userId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: DbOrTx, userId: number, sessionId: number): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
}

export async function markProven(db: DbOrTx, sessionId: number, provenAt: Date): Promise<void> {
  await db.update(sessions).set({ provenAt }).where(eq(sessions.id, sessionId))
}

export async function findOwnEmail(db: DbOrTx, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email
}

export async function renewSession(db: DbOrTx, sessionId: number, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, sessionId))
}

/** Locks the user, waiting for a running change of password or activity. */
export async function lockCredentials(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ active: users.active, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return row
}

export async function findPasswordHash(db: DbOrTx, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return row?.passwordHash
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
    .set({ passwordHash: renewed, version: users.version, updatedAt: users.updatedAt })
    .where(and(eq(users.id, userId), eq(users.passwordHash, old)))
}

type NewSession = {
  tokenHash: string
  userId: number
  browser: string | undefined
  address: string
  now: Date
  expiresAt: Date
}

export async function createSession(db: DbOrTx, session: NewSession): Promise<void> {
  const { now, ...values } = session
  await db.insert(sessions).values({ ...values, createdAt: now, lastUsedAt: now, provenAt: now })
}

export async function endSessions(db: DbOrTx, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length > 0) await db.delete(sessions).where(inArray(sessions.tokenHash, [...tokenHashes]))
}
