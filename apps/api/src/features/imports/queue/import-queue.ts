import { setTimeout as wait } from 'node:timers/promises'
import { because } from '@portal/words/reasons'
import type { Db } from '../../../db/client.ts'
import { ImportFailure } from '../../../imports/read/import-failure.ts'
import type { OutboxLog } from '../../../outbox/outbox.ts'
import type { Clock } from '../../../use-case/clock.ts'
import { Refusal } from '../../../use-case/errors.ts'
import { failAbandoned, failImport, failStopped, firstQueued, renewLeases } from './queue.store.ts'

const leaseMs = 60_000
const renewEveryMs = 5_000
const askEveryMs = 1_000
/** How long a stop waits for the import under way; what is not written by then never is. */
const stopWithinMs = 3_000

export type Progress = { done: number; total: number }

/** What the work on an import is given. */
export type Turn = {
  /** The import is to end, because the process stops or because it was deleted. */
  signal: AbortSignal
  tell(progress: Progress): void
}

type InHand = { work: (turn: Turn) => Promise<void>; ending: AbortController; progress: Progress | null }

/** Leaves the work on an import that has left the queue meanwhile. */
export class LeftQueue extends Error {
  override readonly name = 'LeftQueue'
}

/**
 * The imports that this process has in hand. One is worked on at a time, of all processes of a database: the one that joined first.
 * The leases of all are renewed while the process lives.
 */
export class ImportQueue {
  readonly #db: Db
  readonly #clock: Clock
  readonly #log: OutboxLog
  readonly #inHand = new Map<number, InHand>()
  readonly #stopping = new AbortController()
  #running: Promise<void> | undefined

  constructor({ db, clock, log }: { db: Db; clock: Clock; log: OutboxLog }) {
    this.#db = db
    this.#clock = clock
    this.#log = log
  }

  /** Until when the lease holds of what joins the queue now. */
  leaseEnd(): Date {
    return new Date(this.#clock.now().getTime() + leaseMs)
  }

  /** Takes an import that has joined the queue; `work` begins when it is its turn. */
  add(id: number, work: InHand['work']): void {
    this.#inHand.set(id, { work, ending: new AbortController(), progress: null })
    this.#start()
  }

  /** How far an import is; null where it waits or another process has it. */
  progressOf(id: number): Progress | null {
    return this.#inHand.get(id)?.progress ?? null
  }

  /** Ends what is in hand as interrupted, after a while for what is nearly done. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const { ending } of this.#inHand.values()) ending.abort()
    if (this.#running !== undefined) {
      await Promise.race([this.#running, wait(stopWithinMs, undefined, { ref: false })])
    }
    const left = [...this.#inHand.keys()]
    if (left.length > 0) await this.#guarded(() => failStopped(this.#db, left))
  }

  #start(): void {
    if (this.#inHand.size === 0 || this.#stopping.signal.aborted) return
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      this.#start()
    })
  }

  async #run(): Promise<void> {
    const renewing = setInterval(() => void this.#guarded(() => this.#renew()), renewEveryMs).unref()
    while (this.#inHand.size > 0 && !this.#stopping.signal.aborted) {
      const first = await this.#guarded(() => this.#askForTurn())
      const mine = first === undefined ? undefined : this.#inHand.get(first)
      if (first !== undefined && mine !== undefined) await this.#workOn(first, mine)
      else if (this.#inHand.size > 0) {
        await wait(askEveryMs, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {})
      }
    }
    clearInterval(renewing)
  }

  async #askForTurn(): Promise<number | undefined> {
    await this.#renew()
    await failAbandoned(this.#db, this.#clock.now())
    return firstQueued(this.#db)
  }

  async #renew(): Promise<void> {
    const ids = [...this.#inHand.keys()]
    if (ids.length === 0) return
    const renewed = await renewLeases(this.#db, ids, this.leaseEnd())
    for (const id of ids) if (!renewed.includes(id)) this.#drop(id)
  }

  #drop(id: number): void {
    this.#inHand.get(id)?.ending.abort()
    this.#inHand.delete(id)
  }

  async #workOn(id: number, taken: InHand): Promise<void> {
    const tell = (progress: Progress) => {
      taken.progress = progress
    }
    try {
      await taken.work({ signal: taken.ending.signal, tell })
    } catch (error) {
      // A stop ends what is still in hand.
      if (this.#stopping.signal.aborted) return
      await this.#end(id, taken, error)
    }
    this.#inHand.delete(id)
  }

  async #end(id: number, { ending }: InHand, error: unknown): Promise<void> {
    if (error instanceof LeftQueue || ending.signal.aborted) return
    const isExplained = error instanceof ImportFailure || error instanceof Refusal
    if (!isExplained) this.#log.error({ err: error, import_id: id }, 'An import failed')
    const reason = isExplained ? error.reason : because('imports.crashed')
    await this.#guarded(() => failImport(this.#db, id, reason))
  }

  /** What could not be noted in the database is noted when the lease has run out. */
  async #guarded<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#log.error({ err: error }, 'Imports could not be looked after')
      return undefined
    }
  }
}
