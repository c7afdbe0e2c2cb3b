import { contracts } from '@portal/contract/contracts'
import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { q } from '../../api/query.ts'
import type { ProjectSearch } from './project-search.ts'

export const projectPageSize = 10

export const projectsPage = ({ page = 1, ...filters }: ProjectSearch) =>
  q(projects.list, { query: { ...filters, page, limit: projectPageSize } })

export const contractLogPage = (id: number, page = 1) =>
  q(projects.contracts, { params: { id }, query: { page, limit: projectPageSize } })

/** Whatever shows projects or what belongs to them. */
export const changesProjects = {
  invalidates: [
    projects.list,
    projects.names,
    projects.show,
    projects.contracts,
    customers.list,
    contracts.list,
    contracts.adminList,
    contracts.ofUser,
    users.list,
  ],
}
