import type { SubRoleKey } from '@portal/domain/roles'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
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

type SessionKey = { tokenHash: string; now: Date; signedInAfter: Date }

const sessionByToken = prepared('session_by_token', (db, given: Given<SessionKey>) =>
  db
    .select({
      id: users.id,
      role: users.role,
      fullName: users.fullName,
      subRoleKeys,
      sessionId: sessions.id,
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

type SessionIds = { sessionIds: readonly number[]; now: Date; signedInAfter: Date }

/** Finds those of the given sessions that have not ended and whose users are active. */
export async function findLiveSessionIds(
  db: DbOrTx,
  { sessionIds, now, signedInAfter }: SessionIds,
): Promise<number[]> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.active))
    .where(
      and(
        isAnyOf(sessions.id, sessionIds),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, signedInAfter),
      ),
    )
  return rows.map(({ id }) => id)
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

type NewSession = { tokenHash: string; userId: number; now: Date; expiresAt: Date }

export async function createSession(db: DbOrTx, session: NewSession): Promise<void> {
  const { tokenHash, userId, now, expiresAt } = session
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, lastUsedAt: now, expiresAt })
}

export async function endSessions(db: DbOrTx, tokenHashes: readonly string[]): Promise<void> {
  if (tokenHashes.length > 0) await db.delete(sessions).where(inArray(sessions.tokenHash, [...tokenHashes]))
}
