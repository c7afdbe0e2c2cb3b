import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../database.ts'
import { isAnyOf } from '../reads/any-of.ts'
import { hasSecondFactor } from '../reads/second-factors.ts'
import { users } from '../schema/people/users.ts'

/** What signing in needs of a person. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  full_name: users.full_name,
  role: users.role,
  active: users.active,
  is_invited: users.is_invited,
  password_hash: users.password_hash,
  has_second_factor: hasSecondFactor,
}

/**
 * Locks the person, so that of two uses of one code or link, two changes of factors, or one of these and a deactivation, one
 * comes after the other. Undefined where there is no such person.
 */
export async function lockAccount(tx: Tx, id: number) {
  const [row] = await tx.select(accountColumns).from(users).where(eq(users.id, id)).for('no key update')
  return row
}

/** Locks several people in the order of their ids. */
export const lockAccounts = (tx: Tx, ids: readonly number[]): Promise<Account[]> =>
  tx
    .select(accountColumns)
    .from(users)
    .where(isAnyOf(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update')

export type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>
