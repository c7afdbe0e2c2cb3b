import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { inventories } from '../../src/db/schema/people/inventories.ts'
import { buildUser } from './user.ts'

/** Makes a notebook of a developer, unless told otherwise. */
export async function buildInventory(db: Db, overrides: Partial<typeof inventories.$inferInsert> = {}) {
  const profile_id = overrides.profile_id ?? (await buildUser(db)).id
  const values = { name: 'ThinkPad', profile_id, ...overrides }
  return onlyRow(await db.insert(inventories).values(values).returning())
}
