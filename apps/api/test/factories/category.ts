import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { categories } from '../../src/db/schema/categories.ts'
import { nextNumber } from './sequence.ts'

export async function buildCategory(db: Db, overrides: Partial<typeof categories.$inferInsert> = {}) {
  const { name = `Category ${nextNumber()}` } = overrides
  const values = { name_folded: name, name_key: name, ...overrides, name }
  return onlyRow(await db.insert(categories).values(values).returning())
}
