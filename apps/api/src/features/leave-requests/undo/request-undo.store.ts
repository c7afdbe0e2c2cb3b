import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { records } from '../../../db/schema/records.ts'
import { asKept, formerRow, formerValues, insertKept, type KeptRow } from '../../../db/undo/kept-rows.ts'

/** Reads all columns of a request and of its leave records, so that they can come back as they were. */
export async function keepRequestRow(tx: Tx, id: number): Promise<{ request: KeptRow; records: KeptRow[] }> {
  const kept = { request: asKept(leaveRequests) }
  const rows = await tx.select(kept).from(leaveRequests).where(eq(leaveRequests.id, id))
  const leave = await tx
    .select({ record: asKept(records) })
    .from(records)
    .where(eq(records.request_id, id))
  return { request: onlyRow(rows).request, records: leave.map(({ record }) => record) }
}

/** The ids and days of a request's leave records. */
export const listLeaveRecords = (tx: Tx, requestId: number) =>
  tx
    .select({ id: records.id, date: records.date })
    .from(records)
    .where(eq(records.request_id, requestId))
    .orderBy(records.id)

/** Gives a request that has not changed since its former state; false where it has. */
export async function restoreRequest(
  tx: Tx,
  { id, version }: { id: number; version: number },
  former: KeptRow,
): Promise<boolean> {
  const restored = await tx
    .update(leaveRequests)
    .set({ ...formerValues(leaveRequests), decided_version: sql`${leaveRequests.version} + 1` })
    .from(formerRow(leaveRequests, former))
    .where(and(eq(leaveRequests.id, id), eq(leaveRequests.version, version)))
    .returning({ id: leaveRequests.id })
  return restored.length === 1
}

/** Gives a request its former leave records instead of the present ones. */
export async function restoreLeaveRecords(tx: Tx, requestId: number, former: readonly KeptRow[]) {
  await tx.delete(records).where(eq(records.request_id, requestId))
  await tx.execute(insertKept(records, former))
}
