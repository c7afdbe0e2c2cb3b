import type { ImportState, RowState } from '@portal/domain/imports/import-kinds'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { importRows, imports } from '../../../db/schema/imports.ts'
import type { Slice } from '../../../use-case/paging.ts'

const shown = {
  number: importRows.number,
  cells: importRows.cells,
  state: importRows.state,
  changes: importRows.changes,
  reasons: importRows.reasons,
}

export type StoredRow = Pick<typeof importRows.$inferSelect, keyof typeof shown>
export type Outcome = Omit<StoredRow, 'cells'>

type Match = { import_id: number; state?: RowState | undefined }

const matching = ({ import_id, state }: Match) =>
  and(eq(importRows.import_id, import_id), state === undefined ? undefined : eq(importRows.state, state))

/** In the order of the file. */
export const listRows = (db: DbOrTx, match: Match, { limit, offset }: Slice): Promise<StoredRow[]> =>
  db
    .select(shown)
    .from(importRows)
    .where(matching(match))
    .orderBy(asc(importRows.number))
    .limit(limit)
    .offset(offset)

export const countRows = async (db: DbOrTx, match: Match): Promise<number> =>
  onlyRow(await db.select({ count: count() }).from(importRows).where(matching(match))).count

const rowsPerPortion = 500

/** All rows of an import in their order, in portions, between which other requests are answered. */
export async function* readRowsOfFile(db: Db, importId: number): AsyncGenerator<StoredRow[], void> {
  let last = 0
  for (;;) {
    const rows = await db
      .select(shown)
      .from(importRows)
      .where(and(eq(importRows.import_id, importId), gt(importRows.number, last)))
      .orderBy(asc(importRows.number))
      .limit(rowsPerPortion)
    if (rows.length > 0) yield rows
    if (rows.length < rowsPerPortion) return
    last = rows.at(-1)?.number ?? last
  }
}

/** Stores a portion of the rows of a file. */
export async function insertRows(
  db: DbOrTx,
  importId: number,
  rows: readonly Pick<StoredRow, 'number' | 'cells'>[],
): Promise<void> {
  await db.execute(sql`
    insert into ${importRows} (import_id, number, cells)
    select ${importId}, added.number,
      array(select cell from jsonb_array_elements_text(added.cells) with ordinality as each (cell, place) order by place)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (number int, cells jsonb)`)
}

/** The import as it was when its rows were checked. What a check of an earlier one came to is stored no more. */
export type CheckedImport = { id: number; version: number; state: ImportState }

/** Locks the import for this statement, so that nobody changes it meanwhile. */
const unchanged = ({ id, version, state }: CheckedImport) =>
  sql`(select ${imports.id} from ${imports}
    where ${imports.id} = ${id} and ${imports.version} = ${version} and ${imports.state} = ${state} for no key update)`

/** Stores what checking came to, of a portion of the rows. */
export async function storeOutcomes(db: Db, of: CheckedImport, outcomes: readonly Outcome[]): Promise<void> {
  await db.execute(sql`
    with checked as materialized ${unchanged(of)}
    update ${importRows} set state = found.state, changes = found.changes, reasons = found.reasons
    from checked, jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as found (number int, state text, changes jsonb, reasons jsonb)
    where ${importRows.import_id} = checked.id and ${importRows.number} = found.number
      and (${importRows.state}, ${importRows.changes}, ${importRows.reasons})
        is distinct from (found.state, found.changes, found.reasons)`)
}

/** Forgets what checking came to. */
export async function forgetOutcomes(db: Db, of: CheckedImport): Promise<void> {
  await db.execute(sql`
    with checked as materialized ${unchanged(of)}
    update ${importRows} set state = null, changes = null, reasons = null
    from checked where ${importRows.import_id} = checked.id and ${importRows.state} is not null`)
}
