import type { Category, CategoryInput } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { presentCategory } from './categories.presenter.ts'
import { insertCategory } from './categories.store.ts'
import { refuseHeldName, refusingTakenName } from './category-refusals.ts'

/** Adds a category; 409 when the name exists, in any spelling that counts as the same. */
export async function createCategory({ db }: Deps, actor: Actor, input: CategoryInput): Promise<Category> {
  const { name, description = null } = input
  await refuseHeldName(db, name)
  const row = await refusingTakenName(() =>
    insertCategory(db, { name, nameFolded: name, nameKey: name, description }),
  )
  return presentCategory(actor, row)
}
