import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'

export const colleaguesAwayOf = (ids: number[]) => ({
  ...q(leaveRequests.colleaguesAway, { query: { request_id: ids } }),
  enabled: ids.length > 0,
  // Most requests of a new list were already in the previous one, whose answer is shown until the new one comes.
  placeholderData: keepPreviousData,
})

/** The requests of which somebody decides, for whom the colleagues who are away are read. */
export const decidableIn = (requests: readonly LeaveRequest[]) =>
  requests.filter(({ can }) => can.decline).map(({ id }) => id)

/** Who else is away on the days of each request that can be decided. */
export function useColleaguesAway(requests: readonly LeaveRequest[] | undefined) {
  const away = useQuery(colleaguesAwayOf(decidableIn(requests ?? [])))
  return {
    isLoading: away.isLoading,
    of: ({ id }: LeaveRequest) => ({
      colleagues: away.data?.find(({ request_id }) => request_id === id)?.colleagues,
      isFailed: away.isError,
    }),
  }
}
export type ColleaguesOf = ReturnType<typeof useColleaguesAway>['of']

/** One request, where the person may read it. */
export const oneRequest = (id: number) => q(leaveRequests.list, { query: { request_id: id, limit: 1 } })
