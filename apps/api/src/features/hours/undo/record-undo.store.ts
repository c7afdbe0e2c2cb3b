import { and, eq } from 'drizzle-orm'
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

type Written = { id: number; version: number; userId: number }

const isStillAsWritten = ({ id, version, userId }: Written) =>
  and(eq(records.id, id), eq(records.version, version), eq(records.userId, userId))

/** Deletes a record that nobody has changed since it was written; false where somebody has. */
export async function deleteUnchanged(tx: Tx, written: Written): Promise<boolean> {
  const deleted = await tx.delete(records).where(isStillAsWritten(written)).returning({ id: records.id })
  return deleted.length === 1
}

/** Gives a record that nobody has changed since its former values; false where somebody has. */
export async function restoreUnchanged(tx: Tx, written: Written, former: KeptRow): Promise<boolean> {
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
