import type { Actor } from '../../actor.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import type { Deps } from '../../deps.ts'
import { authorizeDelete, categoryInUse } from './categories.policy.ts'
import { deleteCategoryRow, findCategory } from './categories.store.ts'
import { categoryNotFound } from './category-refusals.ts'

/** Refused with 409 while records refer to it; the foreign key catches the record that comes in between. */
export async function deleteCategory({ db }: Deps, actor: Actor, id: number): Promise<void> {
  const row = await findCategory(db, id)
  if (row === undefined) throw categoryNotFound()
  authorizeDelete(actor, row)
  try {
    await deleteCategoryRow(db, row)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw categoryInUse()
    throw error
  }
}
