import type { Person } from './people.ts'

/** A client has sent this record. Its description is the mark and the number of the write. */
export type RecordEntry = {
  mark: string
  person: Person
  idempotencyKey: string | undefined
  /** The number of the last write that was sent. The creation is 1. */
  sent: number
  /** The number of the last write that was acknowledged, or was seen after a restart, and 0 for none. */
  known: number
  /** How many of its writes were acknowledged and are not lost. */
  kept: number
  id: number
  version: number
  /** True once a copy of the record was counted. The record is not compared again. */
  isFaulty: boolean
}

export type PictureEntry = {
  person: Person
  /** The address that the last acknowledged upload gave it, or that was seen after a restart. */
  known: string | undefined
  isUnderWay: boolean
  kept: number
}

export type Counts = {
  acknowledged: number
  found: number
  lost: number
  doubled: number
  /** The number of writes without an answer, or with the answer 503. */
  unanswered: number
  /** How many of the writes without an answer are stored. */
  unansweredFound: number
  /** The number of creations that were sent again with their Idempotency-Key. */
  repeated: number
}

/** The ledger knows what clients have sent, and what the portal has acknowledged. */
export class Ledger {
  readonly people: Person[] = []
  readonly records = new Map<string, RecordEntry>()
  readonly pictures = new Map<number, PictureEntry>()
  readonly faults: string[] = []
  acknowledged = 0
  lost = 0
  doubled = 0
  unanswered = 0
  unansweredFound = 0
  repeated = 0
  #goal: { count: number; reached: () => void } | undefined

  acknowledge(): void {
    this.acknowledged += 1
    if (this.#goal !== undefined && this.acknowledged >= this.#goal.count) {
      this.#goal.reached()
      this.#goal = undefined
    }
  }

  /** Resolves when that many more writes have been acknowledged. */
  moreAcknowledged(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#goal = { count: this.acknowledged + count, reached }
    })
  }

  counts(): Counts {
    const kept = [...this.records.values(), ...this.pictures.values()].map((entry) => entry.kept)
    return {
      acknowledged: this.acknowledged,
      found: kept.reduce((sum, count) => sum + count, 0),
      lost: this.lost,
      doubled: this.doubled,
      unanswered: this.unanswered,
      unansweredFound: this.unansweredFound,
      repeated: this.repeated,
    }
  }
}
