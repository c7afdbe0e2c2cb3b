import type { Day } from '@portal/domain/days'
import { and, asc, count, desc, eq, gte, inArray, lt, lte, not } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { users } from '../../db/schema/people/users.ts'
import { accessTokens } from '../../db/schema/sign-in/access-tokens.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import type { Values } from '../../db/values.ts'

const shownOfToken = {
  id: accessTokens.id,
  user_id: accessTokens.user_id,
  name: accessTokens.name,
  scope: accessTokens.scope,
  salary_files: accessTokens.salary_files,
  expires_on: accessTokens.expires_on,
  last_used_at: accessTokens.last_used_at,
  last_address: accessTokens.last_address,
  created_at: accessTokens.created_at,
}

const isOpenOn = (today: Day) => gte(accessTokens.expires_on, today)

/** The tokens of a person that have not ended, the newest first. */
export const listTokenRows = (db: DbOrTx, userId: number, today: Day) =>
  db
    .select(shownOfToken)
    .from(accessTokens)
    .where(and(eq(accessTokens.user_id, userId), isOpenOn(today)))
    .orderBy(desc(accessTokens.id))

export type AccessTokenRow = Awaited<ReturnType<typeof listTokenRows>>[number]

export async function countTokens(db: DbOrTx, userId: number, today: Day): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.user_id, userId), isOpenOn(today)))
  return onlyRow(rows).count
}

type NewToken = Values<
  typeof accessTokens,
  'last_used_at' | 'last_address' | 'counted_minute' | 'counted_requests'
>

export async function insertToken(db: DbOrTx, values: NewToken, created_at: Date): Promise<AccessTokenRow> {
  const rows = await db
    .insert(accessTokens)
    .values({ ...values, created_at })
    .returning(shownOfToken)
  return onlyRow(rows)
}

/** Ends a token of the person; undefined where they have no such one. */
export async function deleteToken(
  db: DbOrTx,
  { user_id, id }: { user_id: number; id: number },
): Promise<AccessTokenRow | undefined> {
  const [row] = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, id), eq(accessTokens.user_id, user_id)))
    .returning(shownOfToken)
  return row
}

export async function findOwner(db: DbOrTx, id: number) {
  const [row] = await db.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, id))
  return row
}

/** False for a session that was ended since its request began. */
export async function isSessionThere(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id))
  return rows.length > 0
}

export async function deleteExpired(db: DbOrTx, today: Day): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expires_on, today))
}

/** Marks tokens that end by the day, so that of several processes one tells their owners. */
export async function takeEnding(tx: Tx, { until, limit }: { until: Day; limit: number }) {
  const ending = tx
    .select({ id: accessTokens.id })
    .from(accessTokens)
    .where(and(lte(accessTokens.expires_on, until), not(accessTokens.is_warned)))
    .orderBy(asc(accessTokens.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return await tx
    .update(accessTokens)
    .set({ is_warned: true })
    .from(users)
    .where(and(inArray(accessTokens.id, ending), eq(users.id, accessTokens.user_id)))
    .returning({
      name: accessTokens.name,
      expires_on: accessTokens.expires_on,
      owner: {
        id: users.id,
        first_name: users.first_name,
        full_name: users.full_name,
        email: users.email,
      },
    })
}
