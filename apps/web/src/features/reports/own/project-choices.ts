import type { AvailableContract } from '@portal/contract/available-contract'
import type { TimeRecord } from '@portal/contract/hours/hours'

type Named = Pick<AvailableContract, 'project_id' | 'project'>
type Logged = Pick<TimeRecord, 'project_id' | 'project'>

/** The projects of today's contracts, and those of the month's records whose contract has ended; by name. */
export function projectChoices(contracts: readonly Named[], records: readonly Logged[]) {
  const names = new Map(contracts.map(({ project_id, project }) => [project_id, project]))
  for (const { project_id, project } of records)
    if (project_id !== null && project !== null) names.set(project_id, project)
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
