import { accessTokenLimits } from '@portal/domain/access-tokens'
import type { Day } from '@portal/domain/days'
import { and, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { shownSignIn } from '../../db/reads/second-factors.ts'
import { subRoleKeys } from '../../db/reads/sub-role-keys.ts'
import { users } from '../../db/schema/people/users.ts'
import { accessTokens } from '../../db/schema/sign-in/access-tokens.ts'

const ownerByToken = prepared('owner_by_token', (db, given: Given<{ token_hash: string; today: Day }>) =>
  db
    .select({
      id: users.id,
      role: users.role,
      full_name: users.full_name,
      subRoleKeys,
      ...shownSignIn,
      token: {
        id: accessTokens.id,
        name: accessTokens.name,
        scope: accessTokens.scope,
        salary_files: accessTokens.salary_files,
      },
      last_used_at: accessTokens.last_used_at,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.user_id))
    .where(
      and(
        eq(accessTokens.token_hash, given('token_hash')),
        gte(accessTokens.expires_on, given('today')),
        users.active,
      ),
    ),
)

/** Finds the active owner of a token that has not ended, in one statement because every request of programs runs it. */
export async function findTokenOwner(db: DbOrTx, key: { token_hash: string; today: Day }) {
  const [row] = await ownerByToken(db, key)
  return row
}

export async function markUsed(
  db: DbOrTx,
  id: number,
  { last_used_at, last_address }: { last_used_at: Date; last_address: string },
): Promise<void> {
  await db.update(accessTokens).set({ last_used_at, last_address }).where(eq(accessTokens.id, id))
}

/**
 * Takes some requests of the minute for this process. False when all are taken. Of processes whose clocks differ the
 * latest one decides which minute it is.
 */
export async function takeRequests(db: DbOrTx, id: number, minute: Date): Promise<boolean> {
  const { requestsPerMinute, requestsAtOnce } = accessTokenLimits
  const at = sql.param(minute, accessTokens.counted_minute)
  const isNewMinute = sql`coalesce(${accessTokens.counted_minute} < ${at}, true)`
  const taken = await db
    .update(accessTokens)
    .set({
      counted_minute: sql`greatest(${accessTokens.counted_minute}, ${at})`,
      counted_requests: sql`case when ${isNewMinute} then 0 else ${accessTokens.counted_requests} end + ${requestsAtOnce}`,
    })
    .where(
      and(eq(accessTokens.id, id), or(isNewMinute, lt(accessTokens.counted_requests, requestsPerMinute))),
    )
    .returning({ id: accessTokens.id })
  return taken.length > 0
}
