import type { Day } from '@portal/domain/days'
import type { ObjectType } from '@portal/domain/trail/acts'
import type { Reason } from '@portal/words/reasons'
import type { DbOrTx, Tx } from '../db/client.ts'
import type { Actor } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'

/**
 * A cell that could be read: texts trimmed, days as YYYY-MM-DD, hours and money as decimals, references as ids (negative
 * for a row that the import makes before), words as codes.
 */
export type ReadValue = string | number | boolean | readonly string[] | readonly number[]

/** A row of the file by the fields of its kind. A missing column and an empty cell are both left out. */
export type ReadRow = {
  /** As a spreadsheet shows it. */
  number: number
  values: Readonly<Record<string, ReadValue>>
}

export type RowReason = Reason & { field: string | null }
export type RowChange = {
  field: string
  before: string | number | boolean | null
  after: string | number | boolean | null
}

/** What checking a row came to. `plan` is what the writing of it needs; the machinery only carries it. */
export type Checked<Plan> =
  | { state: 'create'; plan: Plan }
  | { state: 'change'; changes: readonly RowChange[]; plan: Plan }
  | { state: 'same' }
  | { state: 'refuse'; reasons: readonly RowReason[] }

export type CheckContext = {
  actor: Actor
  today: Day
  /** Locks what the check depends on until the commit, in the order of docs/architecture.md; only in a transaction. */
  lock: boolean
}

export type WriteContext = {
  actor: Actor
  clock: Clock
  /** Invites the people that are made. */
  invite: boolean
  /** Told how many rows are written; only kinds that may have very many call it. */
  tell?: (done: number) => void
}

/** A row that was written: with it the import is taken back. */
export type WrittenRow = {
  /** The row of the file; null for what was made beside it. */
  number: number | null
  object_type: ObjectType
  object_id: number
  /** After the writing. */
  object_version: number
  /** The values before, by column; null for a row that was made. */
  before: Readonly<Record<string, unknown>> | null
}

/** What stands against taking an import back. */
export type Standing = { number: number | null; object: string; reason: Reason }

/**
 * How files of one kind are checked and written. The rules and their sentences are those of the screens. No function runs a
 * number of statements that grows with the rows, but for portions of at least 500 rows.
 */
export type KindOfImport<Plan = unknown> = {
  /**
   * Reads what the rows are compared with, and returns the check, which is called once for each row in their order. It may
   * remember rows that it accepted, such as the hours of a day.
   */
  prepare(
    db: DbOrTx,
    context: CheckContext,
    rows: readonly ReadRow[],
  ): Promise<(row: ReadRow) => Checked<Plan>>
  /** Writes all rows and their entries of the trail, and notifies nobody. The rows were checked in the same transaction. */
  write(
    tx: Tx,
    context: WriteContext,
    planned: readonly { number: number; plan: Plan }[],
  ): Promise<readonly WrittenRow[]>
  /**
   * Deletes what was made and gives what was changed its values back, with entries of the trail; it locks the rows first. When
   * anything was changed since, or is used by other rows, it answers what stands against it, and the caller rolls back.
   */
  takeBack(tx: Tx, context: WriteContext, written: readonly WrittenRow[]): Promise<readonly Standing[]>
}
