import { type Notification, notification } from '@portal/contract/notifications'
import type { Consumer } from '@rails/actioncable'
import * as z from 'zod/mini'

const channelName = 'NotificationChannel'

export type LiveChannel = {
  /** Opens the socket at once if there is none; by itself the client waits up to half a minute for its next attempt. */
  open: () => void
  close: () => void
  isOpen: () => boolean
}

type Disconnection = { willAttemptReconnect: boolean | undefined }

type Handlers = {
  /** Called when the server sends from now on; what came before has to be fetched. */
  onOpen: () => unknown
  /**
   * Called when the server has closed the socket and the client does not try again, for example because the session has
   * ended.
   */
  onRefused: () => void
  onArrival: (arrived: Notification) => void
}

/**
 * Opens the live channel. The client keeps it open: it notices a silent server within six seconds and tries again. Its
 * code is loaded after the page's, because nothing is drawn with it.
 */
export function openLiveChannel({ onOpen, onRefused, onArrival }: Handlers): LiveChannel {
  let consumer: Consumer | undefined
  let isClosed = false
  let isOpen = false
  let isLoading = false

  const start = async () => {
    isLoading = true
    const client = await import('@rails/actioncable').catch(() => undefined)
    isLoading = false
    if (isClosed) return
    if (!client) return onRefused()
    const opened = client.createConsumer('/cable')
    consumer = opened
    opened.subscriptions.create(channelName, {
      connected() {
        // The channel was closed while its socket was being opened, which could not be closed then.
        if (isClosed) return opened.disconnect()
        isOpen = true
        onOpen()
      },
      disconnected({ willAttemptReconnect }: Disconnection) {
        isOpen = false
        if (!isClosed && !willAttemptReconnect) onRefused()
      },
      received(message: unknown) {
        const parsed = z.safeParse(notification, message)
        if (!isClosed && parsed.success) onArrival(parsed.data)
      },
    })
  }
  void start()

  return {
    open: () => {
      if (consumer) consumer.connect()
      else if (!isLoading) void start()
    },
    close: () => {
      isClosed = true
      consumer?.disconnect()
    },
    isOpen: () => isOpen,
  }
}
