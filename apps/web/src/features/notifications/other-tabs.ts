import type { Marked } from './loaded-notifications.ts'

const channelName = 'portal.notifications'

/** Tells the browser's other tabs what was marked as read. */
export function tellTabs(marked: Marked) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(marked)
  channel.close()
}

/** Calls back with what another tab has marked as read. Returns a function that stops listening. */
export function onMarkedElsewhere(listener: (marked: Marked) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'all' || typeof data === 'number') listener(data)
  }
  return () => channel.close()
}
