import { availableContracts } from '@portal/contract/available-contracts'
import { contracts } from '@portal/contract/contracts'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { q } from '../../api/query.ts'
import type { ContractFilters } from './contract-search.ts'

export const contractPageSize = 25

type Page = ContractFilters & { page?: number | undefined }

export const contractsPage = ({ user_id, project_id, status_id, page = 1 }: Page) =>
  q(contracts.list, { query: { user_id, project_id, status_id, page, limit: contractPageSize } })

/** Whatever shows contracts, or what follows from them: who is on a project, and what hours can be logged on. */
export const changesContracts = {
  invalidates: [
    contracts.list,
    contracts.adminList,
    contracts.ofUser,
    projects.list,
    projects.show,
    projects.contracts,
    availableContracts.own,
    availableContracts.ofUser,
    users.list,
    users.show,
    users.projects,
  ],
}
