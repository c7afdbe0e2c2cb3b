import type { ChildAttributes } from '@portal/contract/profiles'
import type { Day } from '@portal/domain/days'
import { type FieldErrors, invalidFields } from '../../errors.ts'

type Plan = {
  removed: number[]
  changed: { id: number; name: string | undefined; dateOfBirth: Day | null | undefined }[]
  added: { name: string; dateOfBirth: Day | null }[]
}

/**
 * What a list of children asks for. An entry whose name was emptied asks for nothing, like a new one that never got
 * a name; a child is removed by saying so. Refused by field: a birth day to come, a child that is not the person's.
 */
export function planChildren(
  list: readonly ChildAttributes[],
  known: readonly { id: number }[],
  today: Day,
): Plan {
  const plan: Plan = { removed: [], changed: [], added: [] }
  const errors: FieldErrors = {}
  for (const [index, child] of list.entries()) {
    const at = (field: string) => `children_attributes.${index}.${field}`
    const isKnown = known.some(({ id }) => id === child.id)
    if (child.id && !isKnown) errors[at('id')] = ['There is no such child']
    else if (child.date_of_birth && child.date_of_birth > today) {
      errors[at('date_of_birth')] = ['The date of birth cannot be after today']
    } else addTo(plan, child)
  }
  if (Object.keys(errors).length > 0) throw invalidFields('profiles.children', errors)
  return plan
}

function addTo(plan: Plan, { id, name, date_of_birth: dateOfBirth, _destroy: isRemoved }: ChildAttributes) {
  const isUnnamed = name === null
  if (id && isRemoved) plan.removed.push(id)
  else if (isRemoved || isUnnamed) return
  else if (id) plan.changed.push({ id, name, dateOfBirth })
  else if (name !== undefined) plan.added.push({ name, dateOfBirth: dateOfBirth ?? null })
}
