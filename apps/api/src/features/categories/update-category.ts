import type { Category, CategoryChanges } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { categoryPolicy } from './categories.policy.ts'
import { presentCategory } from './categories.presenter.ts'
import { lockCategory, updateCategoryRow } from './categories.store.ts'
import { refusingTakenName } from './category-refusals.ts'

/** Changes the fields given; null empties one. 409 when another category has the name, in any case. */
export async function updateCategory(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: CategoryChanges,
): Promise<Category> {
  return refusingTakenName(() =>
    db.transaction(async (tx) => {
      const row = found(await lockCategory(tx, id), 'categories.not_found')
      authorize(categoryPolicy, actor, row, 'update')
      const values = {
        name: changes.name ?? row.name,
        description: changes.description === undefined ? row.description : changes.description,
      }
      await updateCategoryRow(tx, row, values)
      return presentCategory(actor, { ...row, ...values })
    }),
  )
}
