import type { Contract } from '@portal/contract/contracts'
import type { ProjectName } from '@portal/contract/projects'
import type { JobStatus } from '@portal/contract/reference'
import type { UserName } from '@portal/contract/users'
import { t } from '../../messages/messages.ts'
import type { Choice } from '../../shared/fields/choices.ts'

/** Everyone, to filter by: those who have left had contracts too. */
export const usersToFilterBy = (people: readonly UserName[]): Choice[] =>
  people.map(({ id, full_name, active }) => ({
    id,
    name: active ? full_name : t.contracts.inactive(full_name),
  }))

/** Every project, Bench too. */
export const projectsToFilterBy = (projects: readonly ProjectName[]): Choice[] =>
  projects.map(({ id, name }) => ({ id, name }))

/** The statuses that a contract can have. */
export const statusesToFilterBy = (statuses: readonly JobStatus[]): Choice[] =>
  statuses.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ id, name }))

/** Active people. The user of the contract that is edited stays on offer after leaving. */
export function usersToChoose(people: readonly UserName[] | undefined, current?: Contract): Choice[] {
  const choices = (people ?? [])
    .filter(({ active }) => active)
    .map(({ id, full_name }) => ({ id, name: full_name }))
  if (!current) return choices
  const hasLeft = people?.some(({ id, active }) => id === current.user_id && !active) ?? false
  const name = hasLeft ? t.contracts.inactive(current.user) : current.user
  return withCurrent(choices, { id: current.user_id, name })
}

/** Projects without Bench. The project of the contract that is edited stays on offer: Bench contracts can be ended. */
export function projectsToChoose(projects: readonly ProjectName[] = [], current?: Contract): Choice[] {
  const choices = projectsToFilterBy(projects.filter(({ is_bench }) => !is_bench))
  return current ? withCurrent(choices, { id: current.project_id, name: current.project }) : choices
}

/** Statuses that can be chosen, and the one that the contract has. */
export function statusesToChoose(statuses: readonly JobStatus[] = [], current?: Contract): Choice[] {
  const choices = statusesToFilterBy(statuses)
  return current ? withCurrent(choices, { id: current.job_status_id, name: current.status }) : choices
}

const withCurrent = (choices: Choice[], current: Choice): Choice[] =>
  choices.some(({ id }) => id === current.id) ? choices : [current, ...choices]
