import { setTimeout as wait } from 'node:timers/promises'
import type { Notification } from '@portal/contract/notifications'
import type { Listen, Listening } from '../db/client.ts'
import { liveChannel } from '../db/notifications/live-channel.ts'
import { KnownIds } from './known-ids.ts'

/** A new notification and whom it is for. */
export type NewNotification = { id: number; user_id: number }

type Reads = {
  listen: Listen
  /** The notifications with higher ids than `id`, lowest id first. */
  listAfter(id: number): Promise<NewNotification[]>
  lastId(): Promise<number>
  /** The notifications with these ids, lowest id first. */
  listByIds(ids: readonly number[]): Promise<Notification[]>
  onFailure(error: unknown, failure: string): void
}

type Deliver = (notification: Notification) => void

/**
 * Milliseconds between two reads of notifications for which no message arrived. Behind a pooler that passes no
 * messages on, all of them are found this way.
 */
const rereadEveryMs = 10_000
/**
 * So many of the highest ids are read at the start. Notifications with lower ids are not missed, because their
 * transactions have ended.
 */
const idsBeforeStart = 1000
const maxPerRead = 500

/**
 * Hands each new notification to the subscribers of its user in this process, once, whichever process wrote it. It
 * listens from the first subscription on. What was committed while the connection was lost is read afterwards.
 */
export class LiveNotifications {
  readonly #reads: Reads
  readonly #subscribers = new Map<number, Set<Deliver>>()
  readonly #waiting: NewNotification[] = []
  readonly #stopping = new AbortController()
  readonly #ready = Promise.withResolvers<void>()
  #known: KnownIds | undefined
  #listening: Listening | undefined
  #delivery: Promise<void> | undefined
  #catchingUp: Promise<void> = Promise.resolve()

  constructor(reads: Reads) {
    this.#reads = reads
  }

  /**
   * Resolves once every notification committed from then on will be delivered, with the function that ends the
   * subscription.
   */
  async subscribe(user_id: number, deliver: Deliver): Promise<() => void> {
    const subscribers = this.#subscribers.get(user_id) ?? new Set()
    this.#subscribers.set(user_id, subscribers.add(deliver))
    this.#listening ??= this.#start()
    await this.#ready.promise
    return () => {
      subscribers.delete(deliver)
      if (subscribers.size === 0) this.#subscribers.delete(user_id)
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#listening?.stop()
    await this.#catchingUp
    await this.#delivery
  }

  #start(): Listening {
    void this.#reread()
    return this.#reads.listen(liveChannel, {
      onPayload: (payload) => this.#take(pairsIn(payload)),
      onListening: () => {
        void this.#catchUp()
      },
      onFailure: (error) => this.#reads.onFailure(error, 'Live notifications: the database does not answer'),
    })
  }

  async #reread(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      await wait(rereadEveryMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await this.#catchUp()
    }
  }

  /**
   * Takes the committed notifications that are not known yet. One read after the other, because both would find the
   * same ones.
   */
  #catchUp(): Promise<void> {
    this.#catchingUp = this.#catchingUp
      .then(() => this.#readMissed())
      .catch((error: unknown) => this.#reads.onFailure(error, 'Live notifications could not be read'))
    return this.#catchingUp
  }

  async #readMissed(): Promise<void> {
    const at = performance.now()
    if (this.#known === undefined) {
      const known = new KnownIds((await this.#reads.lastId()) - idsBeforeStart)
      for (const { id } of await this.#reads.listAfter(known.complete)) known.add(id)
      this.#known = known
      this.#ready.resolve()
    } else {
      this.#take(await this.#reads.listAfter(this.#known.complete))
      await this.#delivery
    }
    this.#known.caughtUp(at)
  }

  #take(added: readonly NewNotification[]): void {
    for (const one of added) {
      const isNew = this.#known?.add(one.id) ?? false
      if (isNew && this.#subscribers.has(one.user_id)) this.#waiting.push(one)
    }
    if (this.#waiting.length > 0) this.#delivery ??= this.#deliver()
  }

  async #deliver(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, maxPerRead)
      try {
        for (const notification of await this.#reads.listByIds(batch.map(({ id }) => id))) {
          for (const deliver of this.#subscribers.get(notification.user_id) ?? []) deliver(notification)
        }
      } catch (error) {
        for (const { id } of batch) this.#known?.forget(id)
        this.#reads.onFailure(error, 'Live notifications could not be read')
      }
    }
    // Nothing waits after the loop, and there is no `await` since that check, so a notification that arrives next
    // starts another delivery.
    this.#delivery = undefined
  }
}

/** Reads `12:3,13:4`: notification 12 for user 3, notification 13 for user 4. */
const pairsIn = (payload: string): NewNotification[] =>
  payload.split(',').flatMap((pair) => {
    const [id = Number.NaN, user_id = Number.NaN] = pair.split(':').map(Number)
    return Number.isInteger(id) && Number.isInteger(user_id) ? [{ id, user_id }] : []
  })
