import type { CableSocket } from './cable-socket.ts'

/**
 * Milliseconds between two pings of the protocol, two checks of the sessions, and two WebSocket pings that a client
 * must answer.
 */
export type CableTiming = { pingMs: number; sessionsMs: number; probeMs: number }
export const usualTiming: CableTiming = { pingMs: 3000, sessionsMs: 1000, probeMs: 20_000 }

type Options = {
  timing: CableTiming
  now: () => Date
  /** Those of the given sessions that have not ended and whose users are active. */
  liveSessions(sessionIds: readonly number[]): Promise<Set<number>>
  onFailure(error: unknown): void
}

/** The open sockets of this process. */
export class CableSockets {
  readonly #sockets = new Set<CableSocket>()
  readonly #options: Options
  readonly #timers: NodeJS.Timeout[]
  #isChecking = false

  constructor(options: Options) {
    this.#options = options
    const { pingMs, sessionsMs, probeMs } = options.timing
    this.#timers = [
      setInterval(() => this.#each((socket) => socket.ping(options.now())), pingMs),
      setInterval(() => this.#each((socket) => socket.probe()), probeMs),
      setInterval(() => void this.#endThoseWithoutSession(), sessionsMs),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  get count(): number {
    return this.#sockets.size
  }

  countOf(userId: number): number {
    return [...this.#sockets].filter((socket) => socket.userId === userId).length
  }

  add(socket: CableSocket): void {
    this.#sockets.add(socket)
  }

  remove(socket: CableSocket): void {
    this.#sockets.delete(socket)
  }

  /** Ends all sockets. The clients come back to another process, or to this one when it has started again. */
  endAll(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#each((socket) => socket.end('server_restart'))
  }

  /** Ends the sockets whose session has ended, in whichever process that was. */
  async #endThoseWithoutSession(): Promise<void> {
    if (this.#sockets.size === 0 || this.#isChecking) return
    this.#isChecking = true
    try {
      const asked = [...this.#sockets]
      const live = await this.#options.liveSessions([...new Set(asked.map(({ sessionId }) => sessionId))])
      for (const socket of asked) if (!live.has(socket.sessionId)) socket.end('unauthorized')
    } catch (error) {
      // The sockets stay open, because without the database nothing is delivered either.
      this.#options.onFailure(error)
    } finally {
      this.#isChecking = false
    }
  }

  #each(act: (socket: CableSocket) => void): void {
    for (const socket of this.#sockets) act(socket)
  }
}
