import { setTimeout as wait } from 'node:timers/promises'
import ActionCable from '@rails/actioncable'
import { WebSocket } from 'ws'

// The public client is written for browsers and needs these functions of theirs.
for (const name of ['addEventListener', 'removeEventListener']) {
  if (!(name in globalThis)) Reflect.set(globalThis, name, () => {})
}

/** The library gives the class only an address, so the session comes in it. */
class SocketWithSession extends WebSocket {
  constructor(address: string, protocols: string[]) {
    const url = new URL(address)
    const authorization = `Bearer ${url.searchParams.get('session')}`
    url.search = ''
    super(url, protocols, { headers: { authorization } })
  }
}
Reflect.set(ActionCable.adapters, 'WebSocket', SocketWithSession)

/**
 * The client leaves a connection after so many seconds without a ping. The default of 6 is too short on a busy machine.
 */
const staleSeconds = 60
const monitor: unknown = Reflect.get(ActionCable, 'ConnectionMonitor')
if (typeof monitor !== 'function') throw new Error('The client has no ConnectionMonitor')
Reflect.set(monitor, 'staleThreshold', staleSeconds)

type Received = { id: number; user_id: number; created_at: string }

/** A window of a person is connected with the public client. */
export type Window = {
  user_id: number
  received: Received[]
  /**
   * The number of times the connection ended. A slow confirmation does not count, because the client asks for the
   * subscription again.
   */
  interruptions: number
  is_open: boolean
  close(): void
}

type Seat = { url: string; user_id: number; token: string; onMessage?: (received: Received) => void }

/** Resolves when the subscription is confirmed. */
export async function openWindow({ url, user_id, token, onMessage }: Seat): Promise<Window> {
  const consumer = ActionCable.createConsumer(`${url.replace('http', 'ws')}/cable?session=${token}`)
  const confirmed = Promise.withResolvers<void>()
  const window: Window = {
    user_id,
    received: [],
    interruptions: 0,
    is_open: false,
    close: () => consumer.disconnect(),
  }
  consumer.subscriptions.create('NotificationChannel', {
    connected() {
      window.is_open = true
      confirmed.resolve()
    },
    disconnected() {
      window.is_open = false
      window.interruptions += 1
    },
    received(data: Received) {
      window.received.push(data)
      onMessage?.(data)
    },
  })
  await confirmed.promise
  return window
}

/** Resolves when the condition holds, and rejects after a minute with the state at that time. */
export async function until(holds: () => boolean, state: () => unknown): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!holds()) {
    if (Date.now() > deadline)
      throw new Error(`The condition did not hold within a minute: ${JSON.stringify(state())}`)
    await wait(20)
  }
}
