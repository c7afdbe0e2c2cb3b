import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { users } from '@portal/contract/users'
import { q } from '../../api/query.ts'
import type { UsersSearch } from './users-search.ts'

export const userPageSize = 25

export const usersPage = ({ active = true, page = 1, ...filters }: UsersSearch) =>
  q(users.list, {
    query: { ...filters, active: active === 'all' ? undefined : active, page, limit: userPageSize },
  })

export const everyone = q(users.names)
export const everyProject = q(projects.names)
export const everyStatus = q(jobStatuses.adminList)
