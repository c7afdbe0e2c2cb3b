import type { Category, CategoryChanges } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeUpdate } from './categories.policy.ts'
import { presentCategory } from './categories.presenter.ts'
import { lockCategory, updateCategoryRow } from './categories.store.ts'
import { categoryNotFound, refusingTakenName } from './category-refusals.ts'

/** Changes the fields given, null empties one; 409 when another category has the name, whatever its case. */
export async function updateCategory(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: CategoryChanges,
): Promise<Category> {
  return refusingTakenName(() =>
    db.transaction(async (tx) => {
      const row = await lockCategory(tx, id)
      if (row === undefined) throw categoryNotFound()
      authorizeUpdate(actor, row)
      const values = {
        name: changes.name ?? row.name,
        description: changes.description === undefined ? row.description : changes.description,
      }
      await updateCategoryRow(tx, row, values)
      return presentCategory(actor, { ...row, ...values })
    }),
  )
}
