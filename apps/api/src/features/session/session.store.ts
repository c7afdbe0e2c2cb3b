import type { SubRoleKey } from '@portal/domain/roles'
import { and, asc, eq, gt, gte, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '../../actor.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { subRoles, userSubRoles } from '../../db/schema/people/sub-roles.ts'
import { users } from '../../db/schema/people/users.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

const subRoleKeys = sql<SubRoleKey[]>`array(
  select ${subRoles.key} from ${userSubRoles} join ${subRoles} on ${subRoles.id} = ${userSubRoles.subRoleId}
  where ${userSubRoles.userId} = ${users.id})`

const sessionByToken = prepared('session_by_token', (db, given: Given<{ tokenHash: string; now: Date }>) =>
  db
    .select({
      id: users.id,
      role: users.role,
      fullName: users.fullName,
      subRoleKeys,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, given('tokenHash')),
        gt(sessions.expiresAt, sql.param(given('now'), sessions.expiresAt)),
        users.active,
      ),
    ),
)

/** The active user of a live session, in one statement because every request runs it. */
export async function findSession(
  db: DbOrTx,
  tokenHash: string,
  now: Date,
): Promise<(Actor & { lastUsedAt: Date }) | undefined> {
  const [row] = await sessionByToken(db, { tokenHash, now })
  return row
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

type NewSession = { tokenHash: string; userId: number; now: Date; expiresAt: Date }

export async function createSession(db: DbOrTx, session: NewSession): Promise<void> {
  const { tokenHash, userId, now, expiresAt } = session
  await db.insert(sessions).values({ tokenHash, userId, createdAt: now, lastUsedAt: now, expiresAt })
}

export async function endSession(db: DbOrTx, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export async function findCredentials(db: DbOrTx, email: string) {
  const [row] = await db
    .select({ id: users.id, active: users.active, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
  return row
}

type Attempt = { email: string; address: string; failedAt: Date }

export async function addLoginAttempt(db: DbOrTx, attempt: Attempt): Promise<number> {
  const row = onlyRow(await db.insert(loginFailures).values(attempt).returning({ id: loginFailures.id }))
  return row.id
}

type Failures = { email: string; address: string; attemptId: number; since: Date }

/** Failures of the e-mail or the address without this attempt, oldest first. The limits keep the list short. */
export function listOtherLoginFailures(db: DbOrTx, { email, address, attemptId, since }: Failures) {
  return db
    .select({
      email: loginFailures.email,
      address: loginFailures.address,
      failedAt: loginFailures.failedAt,
    })
    .from(loginFailures)
    .where(
      and(
        or(eq(loginFailures.email, email), eq(loginFailures.address, address)),
        gte(loginFailures.failedAt, since),
        ne(loginFailures.id, attemptId),
      ),
    )
    .orderBy(asc(loginFailures.failedAt))
}

export async function forgetLoginAttempt(db: DbOrTx, attemptId: number): Promise<void> {
  await db.delete(loginFailures).where(eq(loginFailures.id, attemptId))
}
