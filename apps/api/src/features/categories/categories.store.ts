import { asc, eq, exists, ilike, sql } from 'drizzle-orm'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx } from '../../db/client.ts'
import { containing } from '../../db/reads/containing.ts'
import { categories } from '../../db/schema/categories.ts'
import { records } from '../../db/schema/records.ts'

export type CategoryRow = { id: number; name: string; hasRecords: boolean }

function selectCategories(db: DbOrTx) {
  const referring = db.select({ one: sql`1` }).from(records).where(eq(records.categoryId, categories.id))
  return db
    .select({ id: categories.id, name: categories.name, hasRecords: sql<boolean>`${exists(referring)}` })
    .from(categories)
}

export function listCategoryRows(
  db: DbOrTx,
  { name }: { name?: string | undefined },
): Promise<CategoryRow[]> {
  return selectCategories(db)
    .where(name === undefined ? undefined : ilike(categories.name, containing(name)))
    .orderBy(asc(sql`lower(${categories.name})`))
}

export async function findCategory(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
  const [row] = await selectCategories(db).where(eq(categories.id, id))
  return row
}

export async function insertCategory(
  db: DbOrTx,
  values: { name: string },
): Promise<{ id: number; name: string }> {
  const [row] = await db
    .insert(categories)
    .values(values)
    .returning({ id: categories.id, name: categories.name })
  if (row === undefined) throw new Error('An insert returned no row')
  return row
}

export async function deleteCategoryRow(db: DbOrTx, row: Authorized<CategoryRow, 'delete'>): Promise<void> {
  await db.delete(categories).where(eq(categories.id, row.id))
}
