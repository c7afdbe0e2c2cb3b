import { notifications } from '@portal/contract/notifications'
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { callWithHeaders } from '../../api/client.ts'
import type { Loaded, NotificationPage } from './loaded-notifications.ts'

const pageSize = 50

/** The query of a page of the list. */
const pageQuery = (page: number) => ({ page, limit: pageSize })

const numberIn = (headers: Headers, name: string) => Number(headers.get(name) ?? 0)

/**
 * Own notifications, newest first, as many pages as were asked for. They outlive changes: nobody is notified of their own
 * acts, and those of others arrive by the live channel.
 */
export const ownNotifications = infiniteQueryOptions({
  queryKey: [notifications.list.url],
  queryFn: async ({ pageParam, signal }): Promise<NotificationPage> => {
    const input = { query: pageQuery(pageParam) }
    const { answer, headers } = await callWithHeaders(notifications.list, input, { signal })
    return {
      rows: answer,
      unread: numberIn(headers, 'x-unread-count'),
      total: numberIn(headers, 'x-total-count'),
    }
  },
  initialPageParam: 1,
  getNextPageParam: ({ total }, _pages, page) => (page * pageSize < total ? page + 1 : undefined),
  meta: { outlivesChanges: true },
})

/** Changes what is loaded, if anything is. */
export const changeLoaded = (queryClient: QueryClient, change: (loaded: Loaded) => Loaded) =>
  queryClient.setQueryData(ownNotifications.queryKey, (loaded) => loaded && change(loaded))

export const fetchAgain = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ownNotifications.queryKey, exact: true })
