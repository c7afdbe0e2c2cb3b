import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { categoryPolicy } from './categories.policy.ts'
import { presentCategory } from './categories.presenter.ts'
import { deleteCategoryRow, lockCategoryRow } from './categories.store.ts'

/** Deletes a category; 409 while records refer to it, and when `If-Match` names another version. */
export async function deleteCategory({ db }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockCategoryRow(tx, target.id, 'update'), 'categories.not_found')
    authorize(categoryPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'categories.changed_meanwhile', () => presentCategory(actor, row))
    await deleteCategoryRow(tx, row)
  })
}
