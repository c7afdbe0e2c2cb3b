import type { CategoryQuery } from '@portal/contract/categories'
import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { prepared } from '../../db/prepared.ts'
import { contains } from '../../db/reads/containing.ts'
import { isInUse } from '../../db/reads/is-in-use.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { categories, shownOfCategory } from '../../db/schema/categories.ts'
import { records } from '../../db/schema/records.ts'
import { isNameTakenWithoutKey } from '../../db/texts/is-name-taken.ts'
import { type ChangesOf, type Values, writesAnything } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'

/** The columns that users fill in. */
export type CategoryValues = Values<typeof categories>

const selectCategories = (db: DbOrTx) =>
  db.select({ ...shownOfCategory, has_records: isInUse(records.category_id, categories.id) }).from(categories)

export type CategoryRow = Awaited<ReturnType<typeof selectCategories>>[number]

const byName = asc(ignoringCase(categories.name))
const sortColumns = {
  id: categories.id,
  name: ignoringCase(categories.name),
  description: ignoringCase(categories.description),
}

const allCategories = prepared('categories', (db) => selectCategories(db).orderBy(byName))

/** Lists categories by name unless sorted; a text in `name` means "contains". */
export function listCategoryRows(db: DbOrTx, { id, name, sort }: CategoryQuery): Promise<CategoryRow[]> {
  if (id === undefined && name === undefined && sort === undefined) return allCategories(db, {})
  return selectCategories(db)
    .where(
      and(
        id === undefined ? undefined : eq(categories.id, id),
        name === undefined ? undefined : contains(categories.name_folded, name),
      ),
    )
    .orderBy(...sortedBy({ sort, columns: sortColumns, id: categories.id, usual: [byName] }))
}

export async function findCategoryRow(db: DbOrTx, id: number): Promise<CategoryRow | undefined> {
  const [row] = await selectCategories(db).where(eq(categories.id, id))
  return row
}

/** Locks the row until the commit against other changes. 'update' also keeps new records from referring to it. */
export async function lockCategoryRow(
  tx: Tx,
  id: number,
  strength: 'no key update' | 'update',
): Promise<CategoryRow | undefined> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for(strength)
  return findCategoryRow(tx, id)
}

/** Whether another category has the name without holding its key (see `isNameTakenWithoutKey`). */
export const isHeldWithoutKey = (db: DbOrTx, name: string, ownId: number | undefined) =>
  isNameTakenWithoutKey(db, categories, { name, ownId })

export async function insertCategory(db: DbOrTx, values: CategoryValues): Promise<CategoryRow> {
  const row = onlyRow(await db.insert(categories).values(values).returning(shownOfCategory))
  return { ...row, has_records: false }
}

export async function updateCategoryRow(
  tx: Tx,
  row: Authorized<CategoryRow, 'update'>,
  values: ChangesOf<CategoryValues>,
): Promise<void> {
  if (!writesAnything(values)) return
  await tx.update(categories).set(values).where(eq(categories.id, row.id))
}

export async function deleteCategoryRow(tx: Tx, row: Authorized<CategoryRow, 'delete'>): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, row.id))
}
