import type { Notification } from '@portal/contract/notifications'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleNotification as notification } from '../example-notification.ts'
import { rowsOf, unreadIn } from '../loaded-notifications.ts'
import { ownNotifications } from '../notifications-queries.ts'
import { addArrived } from './add-arrived.ts'

afterEach(() => vi.unstubAllGlobals())

/** The list is requested; the returned function gives the answer. */
function requestList(queryClient: QueryClient) {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  void queryClient.prefetchInfiniteQuery(ownNotifications)
  return (rows: Notification[]) => {
    const headers = { 'x-unread-count': String(rows.length), 'x-total-count': String(rows.length) }
    answer.resolve(Response.json(rows, { headers }))
  }
}

function shown(queryClient: QueryClient) {
  const loaded = queryClient.getQueryData(ownNotifications.queryKey)
  return loaded && { ids: rowsOf(loaded).map(({ id }) => id), unread: unreadIn(loaded) }
}

test.each([
  ['older than it', [notification(1)]],
  ['that has it', [notification(2), notification(1)]],
])(
  'a notification that arrives before the first answer is in the list after an answer %s',
  async (_, rows) => {
    const queryClient = new QueryClient()
    const answerWith = requestList(queryClient)
    const adding = addArrived(queryClient, notification(2))
    answerWith(rows)
    await adding
    expect(shown(queryClient)).toEqual({ ids: [2, 1], unread: 2 })
  },
)

test('a notification that arrives later is added at once', () => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(ownNotifications.queryKey, {
    pages: [{ rows: [notification(1)], unread: 1, total: 1 }],
    pageParams: [1],
  })
  void addArrived(queryClient, notification(2))
  expect(shown(queryClient)).toEqual({ ids: [2, 1], unread: 2 })
})
