import type { Db } from '../../src/db/client.ts'
import { categories } from '../../src/db/schema/categories.ts'
import { inserted } from './inserted.ts'
import { nextNumber } from './sequence.ts'

export async function buildCategory(db: Db, overrides: Partial<typeof categories.$inferInsert> = {}) {
  const values = { name: `Category ${nextNumber()}`, ...overrides }
  return inserted(await db.insert(categories).values(values).returning())
}
