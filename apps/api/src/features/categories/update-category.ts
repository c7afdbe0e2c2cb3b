import type { Category, CategoryChanges } from '@portal/contract/categories'
import { storedLine } from '@portal/domain/texts/stored'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { categoryPolicy } from './categories.policy.ts'
import { presentCategory } from './categories.presenter.ts'
import { findCategoryRow, lockCategoryRow, updateCategoryRow } from './categories.store.ts'
import { refuseHeldName, refusingTakenName } from './category-refusals.ts'

/**
 * Changes the fields given; null empties one. 409 when another category has the name in any spelling, and when
 * `If-Match` names another version.
 */
export async function updateCategory(
  { db }: Deps,
  actor: Actor,
  target: Target,
  changes: CategoryChanges,
): Promise<Category> {
  return refusingTakenName(() =>
    db.transaction(async (tx) => {
      const row = found(await lockCategoryRow(tx, target.id, 'no key update'), 'categories.not_found')
      authorize(categoryPolicy, actor, row, 'update')
      await refuseOutdated(row, target, 'categories.changed_meanwhile', () => presentCategory(actor, row))
      // A name from before may have another form than the same name has when it is sent.
      const name = changes.name === storedLine(row.name) ? undefined : changes.name
      if (name !== undefined) await refuseHeldName(tx, name, row.id)
      const { description } = changes
      await updateCategoryRow(tx, row, { name, nameFolded: name, nameKey: name, description })
      return presentCategory(actor, found(await findCategoryRow(tx, row.id), 'categories.not_found'))
    }),
  )
}
