import type { DbOrTx } from '../database.ts'
import { technologies } from '../schema/technologies.ts'
import { isAnyOf } from './any-of.ts'

/** The names of these technologies by their ids. */
export async function readTechnologyNames(db: DbOrTx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: technologies.id, name: technologies.name })
    .from(technologies)
    .where(isAnyOf(technologies.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
