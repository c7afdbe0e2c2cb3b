import type { UserName } from '@portal/contract/users'
import { mayHaveManagedProjects, mayManageProjects } from '@portal/domain/projects'
import { t } from '../../messages/messages.ts'
import type { Choice } from '../../shared/fields/choices.ts'

const toChoice = ({ id, full_name, active }: Pick<UserName, 'id' | 'full_name' | 'active'>): Choice => ({
  id,
  name: active ? full_name : t.projects.inactive(full_name),
})

/** Everyone who may have managed a project: manager-level people, those who have left too. */
export const managersToFilterBy = (people: readonly UserName[]): Choice[] =>
  people.filter(mayHaveManagedProjects).map(toChoice)

type Manager = { id: number; name: string }

/**
 * Who may manage a project from now on: active manager-level people. `current` stays on offer though they have
 * left or are no manager any more, for a project keeps its manager until another is chosen.
 */
export function managersToChoose(people: readonly UserName[] | undefined, current?: Manager): Choice[] {
  const choices = (people ?? []).filter(mayManageProjects)
  if (!current || choices.some(({ id }) => id === current.id)) return choices.map(toChoice)
  const hasLeft = people?.some(({ id, active }) => id === current.id && !active) ?? false
  return [toChoice({ id: current.id, full_name: current.name, active: !hasLeft }), ...choices.map(toChoice)]
}
