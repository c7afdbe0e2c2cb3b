import type { Day } from '@portal/domain/days'
import type { LeaveType } from '@portal/domain/leave/leave'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { records } from '../../db/schema/records.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { LeaveRequestRow } from './leave-requests.store.ts'

const year = sql`extract(year from ${records.date})::int`.mapWith(Number)

/** How many records each of these requests has in each year. */
export const countRecordsByYear = (db: DbOrTx, requestIds: readonly number[]) =>
  db
    .select({ request_id: records.request_id, year, count: count() })
    .from(records)
    .where(isAnyOf(records.request_id, requestIds))
    .groupBy(records.request_id, year)

/** Approving a request and counting it again include to write its records. */
export type Recordable =
  | Authorized<LeaveRequestRow, 'record'>
  | Authorized<LeaveRequestRow, 'approve'>
  | Authorized<LeaveRequestRow, 'recount'>

/** One record per day with the hours 0. Days that have their record keep it. */
export async function insertLeaveRecords(
  tx: Tx,
  row: Recordable,
  { days, description }: { days: readonly Day[]; description: string },
): Promise<void> {
  if (days.length === 0) return
  const values = days.map((date) => ({
    user_id: row.user_id,
    request_id: row.id,
    record_type: row.request_type,
    paid_leave_type: row.paid_leave_type,
    date,
    hours: 0,
    description,
  }))
  await tx.insert(records).values(values).onConflictDoNothing()
}

/** Lists the recorded days of these requests, oldest first. */
export const listRecordedDays = (db: DbOrTx, requestIds: readonly number[]) =>
  db
    .select({ request_id: records.request_id, date: records.date })
    .from(records)
    .where(isAnyOf(records.request_id, requestIds))
    .orderBy(asc(records.date))

/** The records of days that no longer count. */
export async function deleteUncountedDays(tx: Tx, row: Recordable, days: readonly Day[]): Promise<void> {
  if (days.length === 0) return
  await tx.delete(records).where(and(eq(records.request_id, row.id), inArray(records.date, [...days])))
}

export const hasLeaveRecords = async (db: DbOrTx, requestId: number): Promise<boolean> =>
  (await db.$count(records, eq(records.request_id, requestId))) > 0

/** Gives the records that a client has written before the decision the type of the request. */
export async function updateRecordTypes(
  tx: Tx,
  row: Authorized<LeaveRequestRow, 'toggle_extra'>,
  record_type: LeaveType,
): Promise<void> {
  await tx.update(records).set({ record_type }).where(eq(records.request_id, row.id))
}

/** Deletes the records of a declined request, which a client may have written before the decision. */
export async function deleteLeaveRecords(tx: Tx, row: Authorized<LeaveRequestRow, 'decline'>): Promise<void> {
  await tx.delete(records).where(eq(records.request_id, row.id))
}
