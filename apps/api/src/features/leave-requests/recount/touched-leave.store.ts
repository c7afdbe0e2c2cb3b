import { yearOf } from '@portal/domain/days'
import { asc, eq, max, min, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { ensureHolidayYears } from '../../../db/reads/holidays.ts'
import { nextVersion } from '../../../db/schema/columns.ts'
import { holidays } from '../../../db/schema/holidays.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { records } from '../../../db/schema/records.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { LeaveRequestRow } from '../leave-requests.store.ts'

/** The condition that a request has days to add or remove: `changesOfDays` of @portal/domain/leave/recount in SQL. */
function isTouched(): SQL {
  const day = sql.raw('days.day')
  return sql`${leaveRequests.status} = 'approved' and ${leaveRequests.request_type} <> 'vacation' and (
    exists (
      select 1 from ${records} join ${holidays} on ${holidays.date} = ${records.date}
      where ${records.request_id} = ${leaveRequests.id})
    or exists (
      select 1 from (
        select generate_series(${leaveRequests.start_date}::timestamp, ${leaveRequests.end_date}, '1 day')::date as day
      ) as days
      where extract(isodow from ${day}) < 6
        and not exists (select 1 from ${holidays} where ${holidays.date} = ${day})
        and not exists (
          select 1 from ${records} where ${records.request_id} = ${leaveRequests.id} and ${records.date} = ${day})))`
}

/**
 * Fills the years of all approved leave, which `listTouchedRequests` compares. Call it outside a transaction that locks
 * people.
 */
export async function fillYearsOfLeave(db: DbOrTx): Promise<void> {
  const [span] = await db
    .select({ from: min(leaveRequests.start_date), to: max(leaveRequests.end_date) })
    .from(leaveRequests)
    .where(eq(leaveRequests.status, 'approved'))
  if (span?.from && span.to) await ensureHolidayYears(db, yearOf(span.from), yearOf(span.to))
}

/** Lists the requests that counting again would change, first day first. */
export const listTouchedRequests = (db: DbOrTx) =>
  db
    .select({ id: leaveRequests.id, user_id: leaveRequests.user_id })
    .from(leaveRequests)
    .where(isTouched())
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))

export async function raiseVersion(tx: Tx, row: Authorized<LeaveRequestRow, 'recount'>): Promise<void> {
  await tx.update(leaveRequests).set({ version: nextVersion }).where(eq(leaveRequests.id, row.id))
}
