import { recogniseColumns } from '@portal/domain/imports/columns'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { folded } from '@portal/domain/texts/folded'
import { firstCharacters } from '@portal/domain/texts/length'
import { isForeignKeyViolation } from '../../db/violations.ts'
import type { Actor } from '../../use-case/actor.ts'
import { checkImport, storeCheck } from './check/check-import.ts'
import { inTurns } from './check/in-turns.ts'
import type { ImportDeps } from './import-deps.ts'
import { rememberedHeadings } from './imports.store.ts'
import { LeftQueue, type Turn } from './queue/import-queue.ts'
import { leaveQueue } from './queue/queue.store.ts'
import { insertRows } from './rows/rows.store.ts'

type SentImport = { id: number; version: number; kind: ImportKind; bytes: Buffer; sheet: string | undefined }

const rowsPerPortion = 500
/** Programs make no longer names of sheets; files that no program made may have any, and any number of them. */
const maxSheetName = 31
const maxSheets = 200

/** Reads the file, stores its rows, recognises its columns and, where nothing must be chosen, checks the rows. */
export async function readImport(
  deps: ImportDeps,
  actor: Actor,
  { id, version, kind, bytes, sheet }: SentImport,
  turn: Turn,
): Promise<void> {
  const { db, reader } = deps
  turn.tell({ done: 0, total: 0 })
  const table = await reader.read(bytes, { sheet })
  const headings = table.headings.map(storable)
  await inTurns(table.rows, rowsPerPortion, turn, (portion) =>
    insertRows(
      db,
      id,
      portion.map(({ number, cells }) => ({ number, cells: cells.map(storable) })),
    ).catch(leaveDeleted),
  )
  const remembered = await rememberedHeadings(db, kind, [...new Set(headings.map(folded))])
  const fields = recogniseColumns(kind, headings, remembered)
  const columns = headings.map((heading, place) => ({ heading, field: fields[place] ?? null }))
  const choices = { columns, values: [], date_order: null }
  const check = await checkImport(deps, actor, { id, kind, choices }, turn)
  await storeCheck(deps, { id, version, state: 'reading' }, check, turn)
  const { date_order, ...result } = check.result
  await leaveQueue(db, id, {
    ...result,
    rows: table.rows.length,
    sheets: table.sheets.slice(0, maxSheets).map(sheetName),
    sheet: table.sheet === null ? null : sheetName(table.sheet),
  })
}

/** Somebody has deleted the import while it was read. */
function leaveDeleted(error: unknown): never {
  throw isForeignKeyViolation(error) ? new LeftQueue() : error
}

const sheetName = (name: string): string => firstCharacters(storable(name), maxSheetName)

/** No text in the database holds NUL or half of a character. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()
