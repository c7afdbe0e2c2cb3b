import type { ChildAttributes } from '@portal/contract/profiles/profiles'
import type { Day } from '@portal/domain/days'
import { isBirthInFuture, maxChildren } from '@portal/domain/people/profiles'
import { because } from '@portal/words/reasons'
import { type FieldReasons, invalidFields } from '../../use-case/errors.ts'

type Plan = {
  removed: number[]
  changed: { id: number; name: string | undefined; date_of_birth: Day | null | undefined }[]
  added: { name: string; date_of_birth: Day | null }[]
}

/**
 * Turns a list of children into inserts, updates and deletes. A new entry without a name is ignored, and so is one
 * whose name was emptied; only `_destroy` deletes. Refused by field: a birth date after today, a child of another
 * user, more than 30 children in all.
 */
export function planChildren(
  list: readonly ChildAttributes[],
  known: readonly { id: number }[],
  today: Day,
): Plan {
  const plan: Plan = { removed: [], changed: [], added: [] }
  const errors: FieldReasons = {}
  for (const [index, child] of list.entries()) {
    const at = (field: string) => `children_attributes.${index}.${field}`
    const isKnown = known.some(({ id }) => id === child.id)
    const isUnborn = isBirthInFuture(child.date_of_birth, today)
    if (child.id && !isKnown) errors[at('id')] = [because('profiles.unknown_child')]
    else if (isUnborn) errors[at('date_of_birth')] = [because('profiles.birth_date')]
    else addTo(plan, child)
  }
  const count = known.length - new Set(plan.removed).size + plan.added.length
  if (plan.added.length > 0 && count > maxChildren)
    errors.children_attributes = [because('profiles.too_many_children', { max: maxChildren })]
  if (Object.keys(errors).length > 0) throw invalidFields('profiles.children', errors)
  return plan
}

function addTo(plan: Plan, { id, name, date_of_birth, _destroy: isRemoved }: ChildAttributes) {
  const isUnnamed = name === null
  if (id && isRemoved) plan.removed.push(id)
  else if (isRemoved || isUnnamed) return
  else if (id) plan.changed.push({ id, name, date_of_birth })
  else if (name !== undefined) plan.added.push({ name, date_of_birth: date_of_birth ?? null })
}
