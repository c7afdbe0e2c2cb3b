import { count } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { technologies } from '../schema/technologies.ts'
import { isAnyOf } from './any-of.ts'

/** How many of these technologies, each named once, exist. */
export async function countTechnologies(db: DbOrTx, ids: readonly number[]): Promise<number> {
  const [row] = await db.select({ count: count() }).from(technologies).where(isAnyOf(technologies.id, ids))
  return row?.count ?? 0
}
