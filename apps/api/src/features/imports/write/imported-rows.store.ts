import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { importedRows } from '../../../db/schema/imports.ts'
import type { WrittenRow } from '../../../imports/import-kind.ts'

const rowsPerStatement = 1000

/** Keeps what was written, in the order of the writing. */
export async function insertImportedRows(
  tx: Tx,
  importId: number,
  written: readonly WrittenRow[],
): Promise<void> {
  const placed = written.map((row, index) => ({ place: index + 1, ...row }))
  for (let start = 0; start < placed.length; start += rowsPerStatement) {
    await tx.execute(sql`
      insert into ${importedRows} (import_id, place, number, object_type, object_id, object_version, before)
      select ${importId}, added.*
      from jsonb_to_recordset(${JSON.stringify(placed.slice(start, start + rowsPerStatement))}::jsonb)
        as added (place int, number int, object_type text, object_id int, object_version bigint, before jsonb)`)
  }
}

/** What an import has written, in the order of the writing. */
export const listWrittenRows = (tx: Tx, importId: number) =>
  tx
    .select({
      number: importedRows.number,
      object_type: importedRows.object_type,
      object_id: importedRows.object_id,
      object_version: importedRows.object_version,
      before: importedRows.before,
    })
    .from(importedRows)
    .where(eq(importedRows.import_id, importId))
    .orderBy(asc(importedRows.place))
