import type { Notification } from '@portal/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { withArrived } from '../loaded-notifications.ts'
import { changeLoaded, fetchAgain, ownNotifications } from '../notifications-queries.ts'

/** Adds a notification to the list. An answer that is under way may be older than it. */
export async function addArrived(queryClient: QueryClient, arrived: Notification): Promise<void> {
  const isFetching = queryClient.isFetching({ queryKey: ownNotifications.queryKey }) > 0
  const hasLoaded = queryClient.getQueryData(ownNotifications.queryKey) !== undefined
  // Waits for the first answer: the query library cannot replace its request by another.
  if (isFetching && !hasLoaded) await queryClient.prefetchInfiniteQuery(ownNotifications)
  changeLoaded(queryClient, (loaded) => withArrived(loaded, arrived))
  if (isFetching && hasLoaded) await fetchAgain(queryClient)
}
