import type { UserName } from '@portal/contract/users'
import { t } from '../../messages/messages.ts'

type Option = { value: string; label: string }

const toOption = ({ id, full_name, active }: Pick<UserName, 'id' | 'full_name' | 'active'>): Option => ({
  value: String(id),
  label: active ? full_name : t.projects.inactive(full_name),
})

/** Everyone who may have managed a project: manager-level people, those who have left too. */
export const managerOptions = (people: readonly UserName[]): Option[] =>
  people.filter(({ role }) => role !== 'default').map(toOption)

type Manager = { id: number; name: string }

/**
 * Who may manage a project from now on: active manager-level people. `current` stays on offer though they have
 * left or are no manager any more, for a project keeps its manager until another is chosen.
 */
export function managerChoices(people: readonly UserName[], current?: Manager): Option[] {
  const choices = people.filter(({ role, active }) => role !== 'default' && active)
  if (!current || choices.some(({ id }) => id === current.id)) return choices.map(toOption)
  const isActive = people.some(({ id, active }) => id === current.id && active)
  return [toOption({ id: current.id, full_name: current.name, active: isActive }), ...choices.map(toOption)]
}
