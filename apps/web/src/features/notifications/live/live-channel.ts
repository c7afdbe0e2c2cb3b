import { type Notification, notification } from '@portal/contract/notifications'
import { type Consumer, createConsumer } from '@rails/actioncable'
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

/** Opens the live channel. The client keeps it open: it notices a silent server within six seconds and tries again. */
export function openLiveChannel({ onOpen, onRefused, onArrival }: Handlers): LiveChannel {
  const consumer = createConsumer('/cable')
  let isClosed = false
  let isOpen = false
  consumer.subscriptions.create(channelName, {
    connected() {
      // The channel was closed while its socket was being opened, which could not be closed then.
      if (isClosed) return close(consumer)
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
  return {
    open: () => void consumer.connect(),
    close: () => {
      isClosed = true
      close(consumer)
    },
    isOpen: () => isOpen,
  }
}

const close = (consumer: Consumer) => consumer.disconnect()
