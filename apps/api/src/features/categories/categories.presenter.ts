import type { Category } from '@portal/contract/categories'
import type { Actor } from '../../actor.ts'
import { canOf, refusedDelete } from '../../authorized.ts'
import { categoryPolicy } from './categories.policy.ts'
import type { CategoryRow } from './categories.store.ts'

export function presentCategory(actor: Actor, row: CategoryRow): Category {
  const verdicts = categoryPolicy(actor, row)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    description: row.description,
    has_records: row.hasRecords,
    can: { ...canOf(verdicts), ...refusedDelete(verdicts.delete) },
  }
}
