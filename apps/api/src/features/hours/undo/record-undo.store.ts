import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { records } from '../../../db/schema/records.ts'
import { asKept, formerRow, formerValues, insertKept, type KeptRow } from '../../../db/undo/kept-rows.ts'

/** Reads all columns of a record, so that it can come back as it was. */
export async function keepRecordRow(tx: Tx, id: number): Promise<KeptRow> {
  return onlyRow(
    await tx
      .select({ kept: asKept(records) })
      .from(records)
      .where(eq(records.id, id)),
  ).kept
}

type Written = { id: number; version: number }
type WrittenOf = Written & { user_id: number }

const isStillAsWritten = ({ id, version, user_id }: WrittenOf) =>
  and(eq(records.id, id), eq(records.version, version), eq(records.user_id, user_id))

/** Deletes a person's records that nobody has changed since they were written; false where somebody has changed one. */
export async function deleteUnchanged(
  tx: Tx,
  user_id: number,
  written: readonly Written[],
): Promise<boolean> {
  if (written.length === 0) return true
  const listed = JSON.stringify(written.map(({ id, version }) => ({ id, version })))
  const deleted = await tx
    .delete(records)
    .where(
      and(
        eq(records.user_id, user_id),
        sql`(${records.id}, ${records.version}) in
          (select id, version from jsonb_to_recordset(${listed}::jsonb) as written(id int, version int))`,
      ),
    )
    .returning({ id: records.id })
  return deleted.length === written.length
}

/** Gives a record that nobody has changed since its former values; false where somebody has. */
export async function restoreUnchanged(tx: Tx, written: WrittenOf, former: KeptRow): Promise<boolean> {
  const restored = await tx
    .update(records)
    .set(formerValues(records))
    .from(formerRow(records, former))
    .where(isStillAsWritten(written))
    .returning({ id: records.id })
  return restored.length === 1
}

/** Inserts a deleted record with its id and times. */
export async function insertDeleted(tx: Tx, former: KeptRow): Promise<void> {
  await tx.execute(insertKept(records, [former]))
}
