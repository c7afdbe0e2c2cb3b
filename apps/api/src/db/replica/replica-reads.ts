import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../database.ts'
import { isPoolFull, isUnavailable, isUndone } from '../violations.ts'
import { within } from '../within.ts'

/** What reads without changing anything need of a database. */
export type ReadFrom = Pick<Database, 'db' | 'readBatches'>

export type Replica = ReadFrom & Pick<Database, 'close'>

/**
 * Runs work that only reads: on a replica where that has every change which was committed before, else on the database. Work that
 * the replica could not finish runs a second time.
 */
export type Reads = <Result>(work: (from: ReadFrom) => Promise<Result>) => Promise<Result>

/** How far a replica is behind its leader. */
export type ReplicaStanding = { lagBytes: number; lagSeconds: number }

type Options = {
  database: Pick<Database, 'db' | 'readBatches'>
  replica: ReadFrom
  /** Called when the replica begins to fail, and without an error when it answers again. */
  onChange: (failure: unknown) => void
}

/** How long a read waits for a replica that is a little behind. */
const maxBehindMs = 250
const pollMs = 10
/** How long the replica may take to say how far it is. */
const maxAnswerMs = 1000
/** How long a replica that failed is left alone, so that not every read waits for it. */
const restMs = 5000

export class ReplicaReads {
  readonly counts = { replica: 0, database: 0 }
  readonly #options: Options
  #isFailing = false
  #restsUntil = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** See `Reads`. */
  async run<Result>(work: (from: ReadFrom) => Promise<Result>): Promise<Result> {
    const { database, replica } = this.#options
    if (await this.#hasEverything()) {
      try {
        const result = await work(replica)
        this.counts.replica += 1
        return result
      } catch (error) {
        // A replica ends a statement that stands in the way of a change (40001), and others may use all its connections.
        if (isUnavailable(error)) this.#fails(error)
        else if (!isUndone(error) && !isPoolFull(error)) throw error
      }
    }
    this.counts.database += 1
    return work(database)
  }

  /** Undefined where the replica does not answer, or is none. */
  async standing(): Promise<ReplicaStanding | undefined> {
    const { database, replica } = this.#options
    try {
      const leader = await within(maxAnswerMs, committedPosition(database.db))
      if (leader === undefined) return undefined
      const standing = await within(maxAnswerMs, standingOf(replica.db, leader))
      return standing.isReplica ? standing : undefined
    } catch {
      return undefined
    }
  }

  /** Whether the replica has what was committed before this call. Nothing is asked of one that rests. */
  async #hasEverything(): Promise<boolean> {
    if (performance.now() < this.#restsUntil) return false
    const { database, replica } = this.#options
    const leader = await committedPosition(database.db)
    if (leader === undefined) return false
    try {
      const deadline = performance.now() + maxBehindMs
      for (;;) {
        const { isReplica, lagBytes } = await within(maxAnswerMs, standingOf(replica.db, leader))
        this.#answers()
        if (!isReplica) return false
        if (lagBytes <= 0) return true
        if (performance.now() > deadline) return false
        await wait(pollMs)
      }
    } catch (error) {
      this.#fails(error)
      return false
    }
  }

  #fails(error: unknown): void {
    this.#restsUntil = performance.now() + restMs
    if (!this.#isFailing) this.#options.onChange(error)
    this.#isFailing = true
  }

  #answers(): void {
    if (this.#isFailing) this.#options.onChange(undefined)
    this.#isFailing = false
  }
}

/** Where the leader's journal ends: every acknowledged commit is before it. Undefined while the leader is being promoted. */
async function committedPosition(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ position: string | null }>(
    sql`select case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end as position`,
  )
  return rows[0]?.position ?? undefined
}

/** The seconds are the age of the last change that the replica has, while it is behind. */
async function standingOf(db: Db, leader: string): Promise<ReplicaStanding & { isReplica: boolean }> {
  const { rows } = await db.execute<{
    is_replica: boolean
    bytes: number | null
    seconds: number | null
  }>(sql`
    select pg_is_in_recovery() as is_replica,
      pg_wal_lsn_diff(${leader}::pg_lsn, pg_last_wal_replay_lsn())::float8 as bytes,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`)
  const { is_replica: isReplica = false, bytes, seconds } = rows[0] ?? {}
  const lagBytes = Math.max(0, bytes ?? 0)
  return { isReplica, lagBytes, lagSeconds: lagBytes > 0 ? Math.max(0, seconds ?? 0) : 0 }
}
