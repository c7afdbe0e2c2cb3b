import type { PlannedLeave } from '@portal/contract/away'
import type { Day } from '@portal/domain/days'
import { and, asc, desc, eq, exists, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { isCurrentWithin } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Slice } from '../../use-case/paging.ts'

export type AwayMatch = { from: Day; to: Day; project_id: number | undefined }

/** A request that is approved or pending and touches a day of the range. */
const isPlanned = ({ from, to }: AwayMatch): SQL | undefined =>
  and(isStanding(), lte(leaveRequests.start_date, to), gte(leaveRequests.end_date, from))

/** Whether the user has approved or pending leave in the range. */
const isAwayIn = (db: DbOrTx, match: AwayMatch) =>
  exists(
    db
      .select({ id: leaveRequests.id })
      .from(leaveRequests)
      .where(and(eq(leaveRequests.user_id, users.id), isPlanned(match))),
  )

/** The people who are listed: active ones with a contract between the two days. */
const isListed = (db: DbOrTx, { from, to, project_id }: AwayMatch): SQL | undefined =>
  and(
    users.active,
    exists(
      db
        .select({ id: contracts.id })
        .from(contracts)
        .where(
          and(
            eq(contracts.user_id, users.id),
            isCurrentWithin({ from, to }),
            project_id === undefined ? undefined : eq(contracts.project_id, project_id),
          ),
        ),
    ),
  )

/** Lists people with leave first, and then by full name. */
export function listPeople(db: DbOrTx, match: AwayMatch, slice: Slice) {
  const isAway = sql<boolean>`${isAwayIn(db, match)}`
  return db
    .select({ user_id: users.id, user: users.full_name, isAway })
    .from(users)
    .where(isListed(db, match))
    .orderBy(desc(isAway), asc(ignoringCase(users.full_name)), asc(users.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countPeople(db: DbOrTx, match: AwayMatch) {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      away_count: sql`count(*) filter (where ${isAwayIn(db, match)})`.mapWith(Number),
    })
    .from(users)
    .where(isListed(db, match))
  return row ?? { count: 0, away_count: 0 }
}

/** The leave of these people in the range, by its first day. */
export async function listLeaveOf(db: DbOrTx, userIds: readonly number[], match: AwayMatch) {
  return db
    .select({
      id: leaveRequests.id,
      user_id: leaveRequests.user_id,
      request_type: leaveRequests.request_type,
      paid_leave_type: leaveRequests.paid_leave_type,
      status: sql<PlannedLeave['status']>`${leaveRequests.status}`,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
    })
    .from(leaveRequests)
    .where(and(isAnyOf(leaveRequests.user_id, userIds), isPlanned(match)))
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))
}
