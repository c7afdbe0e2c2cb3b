import type { Category, CategoryInput } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { presentCategory } from './categories.presenter.ts'
import { insertCategory } from './categories.store.ts'
import { refusingTakenName } from './category-refusals.ts'

/** 409 when the name exists, in any case. */
export async function createCategory({ db }: Deps, actor: Actor, input: CategoryInput): Promise<Category> {
  const row = await refusingTakenName(() =>
    insertCategory(db, { name: input.name, description: input.description ?? null }),
  )
  return presentCategory(actor, row)
}
