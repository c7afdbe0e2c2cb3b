import type { AvailableContract } from '@portal/contract/available-contract'
import type { ListedUser } from '@portal/contract/users'
import { isOutstaff, type JobStatusTag } from '@portal/domain/people/job-statuses'
import { isManagerLevel } from '@portal/domain/roles'
import { t } from '../../messages/messages.ts'
import type { UserFilters } from './users-search.ts'

/** One current contract as a line in the columns of Manage users. */
export type Assignment = {
  contractId: number
  project: string
  managerId: number | undefined
  manager: string | undefined
  status: string
  tag: JobStatusTag
}

type Person = Pick<ListedUser, 'free' | 'role' | 'available_contracts'>

type Asked = Pick<UserFilters, 'project_id' | 'status_id'>

/**
 * A person's current contracts as lines. A free person has the status 'Free'. A manager or admin on Bench has 'bench
 * manager' in place of the project. Staff with other work have no line of Bench, unless the filters ask for it.
 */
export function assignmentsOf(
  person: Person,
  benchId: number | undefined,
  { project_id, status_id }: Asked = {},
): Assignment[] {
  const isWork = (contract: AvailableContract) =>
    contract.project_id !== benchId ||
    isManagerLevel(person) ||
    contract.project_id === project_id ||
    contract.job_status_id === status_id
  const work = person.available_contracts.filter(isWork)
  return (work.length > 0 ? work : person.available_contracts).map((contract) => {
    const isBench = contract.project_id === benchId
    return {
      contractId: contract.id,
      project: isBench && isManagerLevel(person) ? t.users.benchManager : contract.project,
      managerId: contract.manager_id ?? undefined,
      manager: contract.manager ?? undefined,
      status: person.free ? t.users.free : contract.job_status,
      tag: person.free ? 'free' : contract.tag,
    }
  })
}

/** Whether a person works full-time for a customer; the list marks these. */
export const worksAsOutstaff = (person: Pick<ListedUser, 'available_contracts'>): boolean =>
  person.available_contracts.some(({ tag }) => isOutstaff(tag))
