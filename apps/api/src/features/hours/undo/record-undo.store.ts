import type { Day } from '@portal/domain/days'
import { and, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { nextVersion } from '../../../db/schema/columns.ts'
import { records } from '../../../db/schema/records.ts'
import { asKept, formerOf, formerRow, insertKept, type KeptRow } from '../../../db/undo/kept-rows.ts'

/** Reads all columns of a record, so that it can come back as it was. */
export async function keepRecordRow(tx: Tx, id: number): Promise<KeptRow & { id: number; date: Day }> {
  const columns = { kept: asKept(records), date: records.date }
  const { kept, date } = onlyRow(await tx.select(columns).from(records).where(eq(records.id, id)))
  return { ...kept, id, date }
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
    .set({
      projectId: formerOf(records.projectId),
      categoryId: formerOf(records.categoryId),
      jobStatusId: formerOf(records.jobStatusId),
      description: formerOf(records.description),
      hours: formerOf(records.hours),
      date: formerOf(records.date),
      // Qualified, because the former row has a version too.
      version: sql`${records.version} + 1`,
    })
    .from(formerRow(records, former))
    .where(isStillAsWritten(written))
    .returning({ id: records.id })
  return restored.length === 1
}

/** Inserts a deleted record with its id and times, under a new version. */
export async function insertDeleted(tx: Tx, { id, former }: { id: number; former: KeptRow }): Promise<void> {
  await tx.execute(insertKept(records, [former]))
  await tx.update(records).set({ version: nextVersion, updatedAt: sql`updated_at` }).where(eq(records.id, id))
}

/** The sums of a person's worked hours on these days. */
export function sumDays(tx: Tx, userId: number, days: readonly Day[]) {
  const isOfDays = and(
    eq(records.userId, userId),
    eq(records.recordType, 'regular'),
    inArray(records.date, [...days]),
  )
  return tx
    .select({ hours: sum(records.hours) })
    .from(records)
    .where(isOfDays)
    .groupBy(records.date)
}
