import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { requestSort } from '@portal/contract/leave-requests/request-sort'
import { touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import type { QueryClient } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { colleaguesAwayOf, decidableIn } from '../request/decision-queries.ts'
import type { QueueSearch } from './queue-search.ts'

/** Everyone's pending requests, by their first day unless sorted. */
export const queuePage = ({ page = 1, limit = 10, sort, type, user }: QueueSearch) =>
  q(leaveRequests.list, {
    query: {
      is_pending: true,
      page,
      limit,
      sort: requestSort.safeParse(sort).data,
      request_type: type,
      user_id: user,
    },
  })

/** The query of the number of approved requests that the holidays touch; their rows are on the page of holidays. */
export const touchedCount = q(touchedLeave.list, { query: { page: 1, limit: 1 } })

/** Fetches a page of the queue and, as soon as its requests are known, the colleagues who are away. */
export async function prefetchQueue(queryClient: QueryClient, search: QueueSearch): Promise<void> {
  const list = queuePage(search)
  void queryClient.prefetchQuery(touchedCount)
  await queryClient.prefetchQuery(list)
  const requests = queryClient.getQueryData(list.queryKey)?.paginate_requests
  if (requests && requests.length > 0) {
    await queryClient.prefetchQuery(colleaguesAwayOf(decidableIn(requests)))
  }
}
