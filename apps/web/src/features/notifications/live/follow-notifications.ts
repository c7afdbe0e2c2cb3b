import { type Notification, notifications } from '@portal/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-errors.ts'
import { call } from '../../../api/client.ts'
import { refresh } from '../../../api/query-client.ts'
import { onReachability, reachability } from '../../../api/reachability.ts'
import { serverNow } from '../../../api/server-clock.ts'
import { markingOf, rowsOf, withMarking } from '../loaded-notifications.ts'
import { changeLoaded, fetchAgain, ownNotifications } from '../notifications-queries.ts'
import { onMarkedElsewhere } from '../other-tabs.ts'
import { addArrived } from './add-arrived.ts'
import { inBursts } from './in-bursts.ts'
import { openLiveChannel } from './live-channel.ts'

/** Milliseconds between two rounds of requests while many notifications arrive. */
const burstMs = 1000
/** Milliseconds between requests while the channel is closed, for example by a proxy without WebSockets. */
const withoutChannelMs = 60_000
const firstWaitMs = 1000
const longestWaitMs = 60_000

/**
 * How long the first request for the list waits for the channel. With the channel open before it, no notification
 * falls between the two.
 */
const channelWaitMs = 1500

/**
 * Keeps the notifications up to date: by the live channel, by what other tabs mark as read, and by requests while the
 * channel is closed. Returns a function that stops.
 */
export function followNotifications(
  queryClient: QueryClient,
  onNews: (arrived: readonly Notification[]) => void,
): () => void {
  let isStopped = false
  let hasOpened = false
  let waitMs = firstWaitMs
  let timer: number | undefined
  // The page's requests were sent after this moment, or up to a second later: the server tells its time in whole seconds.
  const pageOpenedMs = serverNow().getTime() - performance.now()
  const refreshPage = () => void refresh(queryClient, { isSeen: !document.hidden })
  const tell = inBursts(burstMs, (arrived: readonly Notification[]) => {
    refreshPage()
    onNews(arrived)
  })

  const channel = openLiveChannel({
    onOpen: async () => {
      waitMs = firstWaitMs
      const wasOpened = hasOpened
      hasOpened = true
      await fetchNow(queryClient)
      // The data on screen may be older than what happened while the channel was closed.
      if (wasOpened || newestMs(queryClient) > pageOpenedMs) refreshPage()
    },
    onArrival: (arrived) => {
      tell.add(arrived)
      void addArrived(queryClient, arrived)
    },
    onRefused: reopenLater,
  })

  function reopenLater() {
    timer = window.setTimeout(reopen, waitMs)
    waitMs = Math.min(2 * waitMs, longestWaitMs)
  }

  /** Opens the channel again. It needs a session, which this request checks: a 401 leads to the login screen. */
  async function reopen() {
    const error = await call(notifications.list, { query: { limit: 1 } }).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    if (isStopped || (error instanceof ApiError && error.status === 401)) return
    if (error === undefined) channel.open()
    else reopenLater()
  }

  const stopReaching = onReachability(() => {
    if (reachability() === 'reachable') channel.open()
  })
  const stopTabs = onMarkedElsewhere((marked) =>
    changeLoaded(queryClient, (loaded) => withMarking(loaded, markingOf(loaded, marked), true)),
  )
  const patience = window.setTimeout(() => {
    if (!hasOpened) void fetchNow(queryClient)
  }, channelWaitMs)
  const interval = window.setInterval(() => {
    if (!channel.isOpen() && !document.hidden) void fetchAgain(queryClient)
  }, withoutChannelMs)

  return () => {
    isStopped = true
    channel.close()
    tell.stop()
    stopReaching()
    stopTabs()
    window.clearTimeout(timer)
    window.clearTimeout(patience)
    window.clearInterval(interval)
  }
}

const fetchNow = (queryClient: QueryClient) =>
  queryClient.getQueryData(ownNotifications.queryKey)
    ? fetchAgain(queryClient)
    : queryClient.prefetchInfiniteQuery(ownNotifications)

/** The moment of the newest notification that is loaded. */
function newestMs(queryClient: QueryClient): number {
  const loaded = queryClient.getQueryData(ownNotifications.queryKey)
  const [newest] = loaded ? rowsOf(loaded) : []
  return newest ? Date.parse(newest.created_at) : 0
}
