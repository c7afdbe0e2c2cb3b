import { asc, eq, ilike, sql } from 'drizzle-orm'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx } from '../../db/client.ts'
import { containing } from '../../db/reads/containing.ts'
import { categories } from '../../db/schema/categories.ts'
import { records } from '../../db/schema/records.ts'

const hasRecords = sql<boolean>`exists (select from ${records} where ${records.categoryId} = ${categories.id})`
const columns = { id: categories.id, name: categories.name, hasRecords }

export type CategoryRow = { id: number; name: string; hasRecords: boolean }

export function listCategoryRows(
  db: DbOrTx,
  { name }: { name?: string | undefined },
): Promise<CategoryRow[]> {
  const matches = name === undefined ? undefined : ilike(categories.name, containing(name))
  return db
    .select(columns)
    .from(categories)
    .where(matches)
    .orderBy(asc(sql`lower(${categories.name})`))
}

export async function findCategory(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
  const [row] = await db.select(columns).from(categories).where(eq(categories.id, id))
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
