import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { userSort, users } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { UsersSearch } from './users-search.ts'

export const userPageSize = 25

export const usersPage = ({ active = true, page = 1, candidate: _, sort, ...filters }: UsersSearch) =>
  q(users.list, {
    query: {
      ...filters,
      active: active === 'all' ? undefined : active,
      sort: userSort.safeParse(sort).data,
      page,
      limit: userPageSize,
    },
  })

/** The user of that id as the list shows them; undefined until they are loaded. */
export const useListedUser = (id: number | undefined) =>
  useQuery({
    ...q(users.list, { query: { user_id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.users[0],
  }).data

export const everyProject = q(projects.names)
export const everyStatus = q(jobStatuses.adminList)
