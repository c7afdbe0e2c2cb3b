import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { isForeignKeyViolation } from '../../db/violations.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { categoryInUse, categoryPolicy } from './categories.policy.ts'
import { deleteCategoryRow, findCategory } from './categories.store.ts'

/** 409 while records refer to it. The foreign key refuses when a record arrives after the check. */
export async function deleteCategory({ db }: Deps, actor: Actor, id: number): Promise<void> {
  const row = found(await findCategory(db, id), 'categories.not_found')
  authorize(categoryPolicy, actor, row, 'delete')
  try {
    await deleteCategoryRow(db, row)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw categoryInUse()
    throw error
  }
}
