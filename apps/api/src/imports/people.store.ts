import { asc } from 'drizzle-orm'
import type { DbOrTx } from '../db/client.ts'
import { isAnyOf } from '../db/reads/any-of.ts'
import { employmentsOf } from '../db/reads/employment.ts'
import { users } from '../db/schema/people/users.ts'

/** Locks these people until the commit, in the order in which all do. Call it in a transaction. */
export async function lockPeople(db: DbOrTx, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(isAnyOf(users.id, ids))
    .orderBy(asc(users.id))
    .for('no key update')
}

const selectPeople = (db: DbOrTx, ids: readonly number[]) =>
  db
    .select({
      id: users.id,
      full_name: users.full_name,
      active: users.active,
      role: users.role,
      employments: employmentsOf(users.id),
    })
    .from(users)
    .where(isAnyOf(users.id, ids))

export type ImportedPerson = Awaited<ReturnType<typeof selectPeople>>[number]

/** These people by id. */
export async function readPeople(
  db: DbOrTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ImportedPerson>> {
  const rows = await selectPeople(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, row]))
}
