import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RouteOptions } from 'fastify'
import { actorOf } from '../access/access.ts'

/**
 * Runs the work of each person, or of whatever else has the key, one after the other in the order of its arrival. Those who wait
 * hold no connection.
 */
export class Turns<Key extends number | string = number> {
  readonly #last = new Map<Key, Promise<unknown>>()

  async take<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key)
    const mine = (async () => {
      await before
      // The embedded database answers without a turn of the event loop: without this one, nobody else would come in between.
      await nextTurn()
      return work()
    })()
    const settled = mine.catch(() => {})
    this.#last.set(key, settled)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === settled) this.#last.delete(key)
    }
  }
}

/** A person has one call at a time of those that are declared `inTurn`; the others of that person wait for it. */
export const callInTurn =
  (turns: Turns) =>
  (route: RouteOptions): void => {
    if (route.inTurn !== true) return
    const { handler } = route
    route.handler = function (request, reply) {
      return turns.take(actorOf(request).id, async () => handler.call(this, request, reply))
    }
  }
