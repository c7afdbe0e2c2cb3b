import type { Day } from '@portal/domain/days'
import { and, gte, lte, sql } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { records } from '../../../db/schema/records.ts'
import { portionsOf } from '../../../imports/portions.ts'
import type { NewLeaveRequest } from '../leave-requests.store.ts'

type Query = { userIds: readonly number[]; from: Day; to: Day }

/** Lists all requests of these people that touch the days, rejected ones too. */
export const listRequestsTouching = (db: DbOrTx, { userIds, from, to }: Query) =>
  db
    .select({
      user_id: leaveRequests.user_id,
      type: leaveRequests.request_type,
      status: leaveRequests.status,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
      half_day_slot: leaveRequests.half_day_slot,
      vacation_type: leaveRequests.vacation_type,
    })
    .from(leaveRequests)
    .where(
      and(
        isAnyOf(leaveRequests.user_id, userIds),
        gte(leaveRequests.end_date, from),
        lte(leaveRequests.start_date, to),
      ),
    )

/** Lists the last days of these people's contracts, each once. */
export const listContractEndsOf = (db: DbOrTx, userIds: readonly number[]) =>
  db
    .selectDistinct({ user_id: contracts.user_id, end_date: contracts.end_date })
    .from(contracts)
    .where(isAnyOf(contracts.user_id, userIds))

type Decided = NewLeaveRequest & { decided_by_id: number; decided_at: Date }

/** Inserts approved requests. The ids rise with the order of the rows. */
export async function insertApproved(tx: Tx, values: readonly Decided[]): Promise<number[]> {
  const rows = await tx
    .insert(leaveRequests)
    .values(values.map((each) => ({ ...each, status: 'approved' as const })))
    .returning({ id: leaveRequests.id })
  return rows.map(({ id }) => id)
}

type Counted = Pick<NewLeaveRequest, 'user_id' | 'request_type' | 'paid_leave_type' | 'note'> & {
  id: number
  days: readonly Day[]
}

/** Writes a record with the hours 0 for each counted day of requests. */
export async function insertDays(tx: Tx, requests: readonly Counted[]): Promise<void> {
  const days = requests.flatMap(({ id, user_id, request_type, paid_leave_type, note, days }) =>
    days.map((date) => ({
      ...{ user_id, date, paid_leave_type: paid_leave_type ?? null, description: note ?? '' },
      ...{ request_id: id, record_type: request_type },
    })),
  )
  for (const portion of portionsOf(days)) {
    await tx.execute(sql`
      insert into ${records} (user_id, request_id, record_type, paid_leave_type, date, hours, description)
      select user_id, request_id, record_type, paid_leave_type, date, 0, description
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as counted
        (user_id int, request_id int, record_type text, paid_leave_type text, date date, description text)`)
  }
}

/** Deletes these requests; the database deletes their leave records with them. */
export async function deleteRequests(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.delete(leaveRequests).where(isAnyOf(leaveRequests.id, ids))
}
