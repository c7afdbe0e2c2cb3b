import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { users } from '../../../db/schema/people/users.ts'
import { records } from '../../../db/schema/records.ts'
import { asKept, formerOf, formerRow, insertKept, type KeptRow } from '../../../db/undo/kept-rows.ts'

/** A request as it was before a decision, with its leave records. */
export async function keepRequestRow(tx: Tx, id: number): Promise<{ request: KeptRow; records: KeptRow[] }> {
  const request = asKept(leaveRequests)
  const [row, leave] = [
    await tx.select({ request }).from(leaveRequests).where(eq(leaveRequests.id, id)),
    await tx
      .select({ record: asKept(records) })
      .from(records)
      .where(eq(records.requestId, id)),
  ]
  return { request: onlyRow(row).request, records: leave.map(({ record }) => record) }
}

/** Locks the people of these requests until the commit, by id, as every writer of their requests and records does. */
export async function lockRequesters(tx: Tx, requestIds: readonly number[]): Promise<void> {
  const requesters = tx
    .select({ id: leaveRequests.userId })
    .from(leaveRequests)
    .where(isAnyOf(leaveRequests.id, requestIds))
  await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} in ${requesters}`)
    .orderBy(asc(users.id))
    .for('no key update')
}

/** Gives a request that has not changed since its former state; false where it has. */
export async function restoreRequest(
  tx: Tx,
  { id, version }: { id: number; version: number },
  former: KeptRow,
): Promise<boolean> {
  const restored = await tx
    .update(leaveRequests)
    .set({
      status: formerOf(leaveRequests.status),
      requestType: formerOf(leaveRequests.requestType),
      decidedById: formerOf(leaveRequests.decidedById),
      decidedAt: formerOf(leaveRequests.decidedAt),
      decisionNote: formerOf(leaveRequests.decisionNote),
      // Qualified, because the former row has a version too.
      version: sql`${leaveRequests.version} + 1`,
      decidedVersion: sql`${leaveRequests.version} + 1`,
    })
    .from(formerRow(leaveRequests, former))
    .where(and(eq(leaveRequests.id, id), eq(leaveRequests.version, version)))
    .returning({ id: leaveRequests.id })
  return restored.length === 1
}

/** Gives a request its former leave records instead of the present ones. */
export async function restoreLeaveRecords(tx: Tx, requestId: number, former: readonly KeptRow[]) {
  await tx.delete(records).where(eq(records.requestId, requestId))
  await tx.execute(insertKept(records, former))
}
