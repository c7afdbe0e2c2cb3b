import type { Category, CategoryQuery } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { presentCategory } from './categories.presenter.ts'
import { listCategoryRows } from './categories.store.ts'

/** Lists categories by name; `name` means "contains", without regard to case. */
export async function listCategories({ db }: Deps, actor: Actor, filter: CategoryQuery): Promise<Category[]> {
  const rows = await listCategoryRows(db, filter)
  return rows.map((row) => presentCategory(actor, row))
}
