import type { makeableTypes } from '@portal/domain/imports/import-kinds'
import type { Reason } from '@portal/words/reasons'
import type { Tx } from '../db/client.ts'
import { conflict } from '../use-case/errors.ts'
import type { WriteContext, WrittenRow } from './import-kind.ts'

export type MakeableType = (typeof makeableTypes)[number]

/** Rows that an import makes beside those of its file, because the file names them: their name is all they need. */
export type MakesRows = {
  /** Why no row can have this name; undefined where it can. */
  fault(name: string): Reason | undefined
  /** Makes a row of each name, with its entry of the trail; one that is there by now is taken. In the order of the names. */
  make(tx: Tx, context: WriteContext, names: readonly string[]): Promise<readonly MadeRow[]>
  /** Deletes those that nobody changed and nothing uses by now; the others stay. */
  takeBack(tx: Tx, context: WriteContext, written: readonly WrittenRow[]): Promise<void>
}

/** `written` is null where the row was there. */
export type MadeRow = { id: number; written: WrittenRow | null }

/** The id of a row that was made. One that is missing would give all later names the rows of others. */
export function madeId(id: number | undefined): number {
  if (id === undefined) throw conflict('imports.changed')
  return id
}
