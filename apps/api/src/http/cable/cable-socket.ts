import type { WebSocket } from '@fastify/websocket'
import type { Notification } from '@portal/contract/notifications'
import { channelIn, commandIn, type EndReason, frames } from './frames.ts'

/** Ends the subscription. */
type Unsubscribe = () => void
export type Subscribe = (
  userId: number,
  deliver: (notification: Notification) => void,
) => Promise<Unsubscribe>

type Subscription = { end: Unsubscribe | undefined }

const channelName = 'NotificationChannel'
const maxSubscriptions = 10
/** A client that leaves more than this unread is disconnected. */
const maxUnreadBytes = 1_048_576
/** How long a client may take to answer the closing of its socket. */
const closeWithinMs = 2000
const normalClosure = 1000

type Options = { userId: number; sessionId: number; subscribe: Subscribe; onFailure(error: unknown): void }

/** One open socket of a signed-in person, speaking the Action Cable protocol. */
export class CableSocket {
  readonly userId: number
  readonly sessionId: number
  readonly #socket: WebSocket
  readonly #options: Options
  readonly #subscriptions = new Map<string, Subscription>()
  #isAlive = true
  #isEnding = false

  constructor(socket: WebSocket, options: Options) {
    this.userId = options.userId
    this.sessionId = options.sessionId
    this.#socket = socket
    this.#options = options
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : String(data)))
    socket.on('close', () => this.#unsubscribeAll())
    this.#send(frames.welcome)
  }

  /** The ping of the protocol, which tells the client that the server is there. */
  ping(now: Date): void {
    this.#send(frames.ping(now))
  }

  /** Sends a WebSocket ping; a client that has not answered the one before is disconnected. */
  probe(): void {
    if (!this.#isAlive) this.#socket.terminate()
    this.#isAlive = false
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping()
  }

  end(reason: EndReason): void {
    endSocket(this.#socket, reason)
    this.#isEnding = true
    this.#unsubscribeAll()
  }

  #receive(data: string): void {
    if (this.#isEnding) return
    const command = commandIn(data)
    if (command === undefined) this.end('invalid_request')
    if (command?.command === 'subscribe') this.#subscribe(command.identifier)
    if (command?.command === 'unsubscribe') this.#unsubscribe(command.identifier)
    // 'message' performs an action of a channel, and the one channel has none.
  }

  #subscribe(identifier: string): void {
    const known = this.#subscriptions.get(identifier)
    if (known !== undefined) {
      // The client repeats a subscription until it has seen the confirmation, so a confirmed one is confirmed again.
      if (known.end !== undefined) this.#send(frames.confirmed(identifier))
      return
    }
    if (channelIn(identifier) !== channelName || this.#subscriptions.size >= maxSubscriptions) {
      this.#send(frames.rejected(identifier))
      return
    }
    const subscription: Subscription = { end: undefined }
    this.#subscriptions.set(identifier, subscription)
    const deliver = (notification: Notification) => {
      if (subscription.end !== undefined) this.#send(frames.message(identifier, notification))
    }
    this.#options.subscribe(this.userId, deliver).then(
      (end) => {
        if (this.#subscriptions.get(identifier) !== subscription) return end()
        subscription.end = end
        this.#send(frames.confirmed(identifier))
      },
      (error: unknown) => {
        this.#options.onFailure(error)
        if (this.#subscriptions.get(identifier) !== subscription) return
        this.#subscriptions.delete(identifier)
        this.#send(frames.rejected(identifier))
      },
    )
  }

  #unsubscribe(identifier: string): void {
    this.#subscriptions.get(identifier)?.end?.()
    this.#subscriptions.delete(identifier)
  }

  #unsubscribeAll(): void {
    for (const identifier of [...this.#subscriptions.keys()]) this.#unsubscribe(identifier)
  }

  #send(frame: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN || this.#isEnding) return
    this.#socket.send(frame)
    if (this.#socket.bufferedAmount > maxUnreadBytes) this.#socket.terminate()
  }
}

/** Says why and closes; a client that does not close its side is cut off. */
export function endSocket(socket: WebSocket, reason: EndReason): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(frames.disconnect(reason))
  socket.close(normalClosure)
  setTimeout(() => socket.terminate(), closeWithinMs).unref()
}
