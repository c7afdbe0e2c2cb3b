import type { ImportKind, ImportState } from '@portal/domain/imports/import-kinds'
import type { DbOrTx } from '../../../db/client.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type ImportDeps, kindOf } from '../import-deps.ts'
import type { Choices, StoredImport } from '../imports.store.ts'
import type { Turn } from '../queue/import-queue.ts'
import {
  type CheckedImport,
  forgetOutcomes,
  type Outcome,
  readRowsOfFile,
  type StoredRow,
  storeOutcomes,
} from '../rows/rows.store.ts'
import { type ExaminedRows, examineRows } from './examine-rows.ts'
import { inTurns } from './in-turns.ts'
import { type Judgement, judgeRows } from './judge-rows.ts'
import { References } from './references.ts'

/** A file with what its columns and values were chosen to be. */
export type Wanted = { id: number; kind: ImportKind; choices: Choices }

export type Examined = ExaminedRows & { references: References }

/** What a check came to, for the row of the import. */
export type CheckResult = Pick<
  StoredImport,
  'columns' | 'values' | 'date_order' | 'date_question' | 'counts'
> & {
  state: Extract<ImportState, 'mapping' | 'checked'>
}

/** `outcomes` are those of the rows; undefined where none was checked. */
export type Check = { result: CheckResult; outcomes: readonly Outcome[] | undefined }

/** Reads all rows of a file, whose cells never change. */
export async function loadRows({ db }: ImportDeps, importId: number): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for await (const portion of readRowsOfFile(db, importId)) rows.push(...portion)
  return rows
}

/** Finds what the cells of a file stand for. */
export async function examine(
  db: DbOrTx,
  { makers }: ImportDeps,
  { kind, choices }: Wanted,
  rows: readonly StoredRow[],
  turn: Turn,
): Promise<Examined> {
  const references = await References.read(db, { kind, values: choices.values }, makers)
  return { ...(await examineRows({ kind, choices, rows, references }, turn)), references }
}

/** Checks what could be read, and counts what the whole file comes to. */
export async function judge(
  db: DbOrTx,
  deps: ImportDeps,
  { kind, actor, lock }: { kind: ImportKind; actor: Actor; lock: boolean },
  examined: ExaminedRows,
  turn: Turn,
): Promise<Judgement> {
  const readable = examined.rows.filter(({ reasons }) => reasons.length === 0).map(({ row }) => row)
  const context = { actor, today: deps.clock.today(), lock }
  const check = await kindOf(deps, kind).prepare(db, context, readable)
  return judgeRows(examined.rows, check, turn)
}

/**
 * Checks a file as it would be written; nothing is stored. Where something must be chosen first, no row is checked.
 */
export async function checkImport(
  deps: ImportDeps,
  actor: Actor,
  wanted: Wanted,
  turn: Turn,
): Promise<Check> {
  const { db } = deps
  const rows = await loadRows(deps, wanted.id)
  const examined = await examine(db, deps, wanted, rows, turn)
  const { date_order } = wanted.choices
  const { columns, date_question, references, isReady } = examined
  const result = { columns, date_order, date_question, values: references.values }
  if (!isReady) {
    const counts = { create: 0, change: 0, same: 0, refuse: 0 }
    return { result: { ...result, state: 'mapping', counts }, outcomes: undefined }
  }
  const { counts, outcomes } = await judge(
    db,
    deps,
    { kind: wanted.kind, actor, lock: false },
    examined,
    turn,
  )
  return { result: { ...result, state: 'checked', counts }, outcomes }
}

/** Stores what each row came to, while the import is as it was checked. */
export async function storeCheck(
  { db }: ImportDeps,
  of: CheckedImport,
  { outcomes }: Check,
  turn: Turn,
): Promise<void> {
  if (outcomes === undefined) await forgetOutcomes(db, of)
  else await inTurns(outcomes, 1000, turn, (portion) => storeOutcomes(db, of, portion))
}
