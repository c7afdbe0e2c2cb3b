import type { UserName } from '@portal/contract/users'
import { mayHaveManagedProjects, mayManageProjects } from '@portal/domain/projects'
import { t } from '../../messages/messages.ts'
import { type Choice, withHintsOfNamesakes } from '../../shared/fields/choices.ts'

const toChoice = ({
  id,
  full_name,
  active,
  email,
}: Pick<UserName, 'id' | 'full_name' | 'active'> & { email?: string }): Choice => ({
  id,
  name: active ? full_name : t.fields.inactive(full_name),
  hint: email,
})

/** Everyone who may have managed a project: manager-level people, those who have left too. */
export const managersToFilterBy = (people: readonly UserName[]): Choice[] =>
  withHintsOfNamesakes(people.filter(mayHaveManagedProjects).map(toChoice))

type Manager = { id: number; name: string }

/**
 * Who may manage a project from now on: active manager-level people. `current` stays on offer though they have
 * left or are no manager any more, for a project keeps its manager until another is chosen.
 */
export function managersToChoose(people: readonly UserName[] | undefined, current?: Manager): Choice[] {
  const choices = (people ?? []).filter(mayManageProjects)
  if (!current || choices.some(({ id }) => id === current.id))
    return withHintsOfNamesakes(choices.map(toChoice))
  const hasLeft = people?.some(({ id, active }) => id === current.id && !active) ?? false
  return [
    toChoice({ id: current.id, full_name: current.name, active: !hasLeft }),
    ...withHintsOfNamesakes(choices.map(toChoice)),
  ]
}
