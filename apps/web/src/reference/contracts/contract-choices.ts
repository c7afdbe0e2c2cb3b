import type { Contract } from '@portal/contract/contracts'
import type { JobStatus } from '@portal/contract/reference'
import type { Choice } from '../../shared/fields/choices.ts'

/** The statuses that a contract can have. */
export const statusesToFilterBy = (statuses: readonly JobStatus[]): Choice[] =>
  statuses.filter(({ hidden }) => !hidden).map(({ id, name }) => ({ id, name }))

/** Statuses that can be chosen, and the one that the contract has. */
export function statusesToChoose(statuses: readonly JobStatus[] = [], current?: Contract): Choice[] {
  const choices = statusesToFilterBy(statuses)
  return current ? withCurrent(choices, { id: current.job_status_id, name: current.status }) : choices
}

const withCurrent = (choices: Choice[], current: Choice): Choice[] =>
  choices.some(({ id }) => id === current.id) ? choices : [current, ...choices]
