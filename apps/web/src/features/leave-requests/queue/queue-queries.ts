import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { touchedLeave } from '@portal/contract/leave-requests/touched-leave'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import type { QueueSize } from './queue-search.ts'

/** Everyone's pending requests, by their first day. */
export const queuePage = (page: number, limit: QueueSize) =>
  q(leaveRequests.list, { query: { is_pending: true, page, limit } })

/** The query of the number of approved requests that the holidays touch; their rows are on the page of holidays. */
export const touchedCount = q(touchedLeave.list, { query: { page: 1, limit: 1 } })

export const colleaguesAwayOf = (ids: number[]) => ({
  ...q(leaveRequests.colleaguesAway, { query: { request_id: ids } }),
  enabled: ids.length > 0,
  // Most requests of a new list were already in the previous one, whose answer is shown until the new one comes.
  placeholderData: keepPreviousData,
})

/** Fetches a page of the queue and, as soon as its requests are known, the colleagues who are away. */
export async function prefetchQueue(queryClient: QueryClient, page: number, limit: QueueSize): Promise<void> {
  const list = queuePage(page, limit)
  void queryClient.prefetchQuery(touchedCount)
  await queryClient.prefetchQuery(list)
  const requests = queryClient.getQueryData(list.queryKey)?.paginate_requests
  if (requests && requests.length > 0) {
    await queryClient.prefetchQuery(colleaguesAwayOf(requests.map(({ id }) => id)))
  }
}
