import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { userSort, users } from '@portal/contract/users'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { UsersSearch } from './users-search.ts'

export const userPageSize = 25

/** Which users the address shows, and in which order, as the API takes it. */
export const listOf = ({ active = true, page: _, candidate: __, sort, ...filters }: UsersSearch) => ({
  ...filters,
  active: active === 'all' ? undefined : active,
  sort: userSort.safeParse(sort).data,
})

export const usersPage = (search: UsersSearch) =>
  q(users.list, { query: { ...listOf(search), page: search.page ?? 1, limit: userPageSize } })

/** The user of that id as the list shows them; undefined until they are loaded. */
export const useListedUser = (id: number | undefined) =>
  useQuery({
    ...q(users.list, { query: { user_id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.users[0],
  }).data

export const everyProject = q(projects.names)
export const everyStatus = q(jobStatuses.adminList)
