import type { Contract } from '@portal/contract/contracts'
import type { ProjectName } from '@portal/contract/projects'
import type { JobStatus } from '@portal/contract/reference'
import type { UserName } from '@portal/contract/users'
import { t } from '../../messages/messages.ts'

type Option = { value: string; label: string }

const option = (id: number, label: string): Option => ({ value: String(id), label })

/** Everyone, to filter by: those who have left had contracts too. */
export const userOptions = (people: readonly UserName[]): Option[] =>
  people.map(({ id, full_name, active }) => option(id, active ? full_name : t.contracts.inactive(full_name)))

/** Every project, Bench too. */
export const projectOptions = (projects: readonly ProjectName[]): Option[] =>
  projects.map(({ id, name }) => option(id, name))

/** The statuses that a contract can have. */
export const statusOptions = (statuses: readonly JobStatus[]): Option[] =>
  statuses.filter(({ hidden }) => !hidden).map(({ id, name }) => option(id, name))

/** Active people. The user of the contract that is edited stays on offer after leaving. */
export function userChoices(people: readonly UserName[], current?: Contract): Option[] {
  const choices = people.filter(({ active }) => active).map(({ id, full_name }) => option(id, full_name))
  return current ? withCurrent(choices, option(current.user_id, t.contracts.inactive(current.user))) : choices
}

/** Projects without Bench. The project of the contract that is edited stays on offer: Bench contracts can be ended. */
export function projectChoices(projects: readonly ProjectName[], current?: Contract): Option[] {
  const choices = projectOptions(projects.filter(({ is_bench }) => !is_bench))
  return current ? withCurrent(choices, option(current.project_id, current.project)) : choices
}

/** Statuses that can be chosen, and the one that the contract has. */
export function statusChoices(statuses: readonly JobStatus[], current?: Contract): Option[] {
  const choices = statusOptions(statuses)
  return current ? withCurrent(choices, option(current.job_status_id, current.status)) : choices
}

const withCurrent = (choices: Option[], current: Option): Option[] =>
  choices.some(({ value }) => value === current.value) ? choices : [current, ...choices]
