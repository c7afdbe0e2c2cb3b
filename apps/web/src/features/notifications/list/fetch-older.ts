import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { NotificationPage } from '../loaded-notifications.ts'

type List = Pick<
  UseInfiniteQueryResult<InfiniteData<NotificationPage, unknown>>,
  'data' | 'fetchNextPage' | 'hasNextPage'
>

/** A refresh comes when the live channel opens, and seldom otherwise. */
const maxRefreshes = 5

/**
 * Fetches the next page of the list; false when that failed. The query library has one request at a time, and a refresh ends that
 * of the page: it is sent again afterwards. A refresh that is under way is waited for.
 */
export async function fetchOlder(list: List): Promise<boolean> {
  const shown = list.data?.pages.length ?? 0
  for (let refreshes = 0; refreshes <= maxRefreshes; refreshes += 1) {
    const { data, hasNextPage, isError } = await list.fetchNextPage({ cancelRefetch: false })
    if (isError) return false
    if (!hasNextPage || (data?.pages.length ?? 0) > shown) return true
  }
  return false
}
