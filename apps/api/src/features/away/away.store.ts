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
import type { Slice } from '../../paging.ts'

export type AwayMatch = { from: Day; to: Day; projectId: number | undefined }

/** A request that is approved or pending and touches a day of the range. */
const isPlanned = ({ from, to }: AwayMatch): SQL | undefined =>
  and(isStanding(), lte(leaveRequests.startDate, to), gte(leaveRequests.endDate, from))

/** Whether the user has approved or pending leave in the range. */
const isAwayIn = (db: DbOrTx, match: AwayMatch) =>
  exists(
    db
      .select({ id: leaveRequests.id })
      .from(leaveRequests)
      .where(and(eq(leaveRequests.userId, users.id), isPlanned(match))),
  )

/** The people who are listed: active ones with a contract between the two days. */
const isListed = (db: DbOrTx, { from, to, projectId }: AwayMatch): SQL | undefined =>
  and(
    users.active,
    exists(
      db
        .select({ id: contracts.id })
        .from(contracts)
        .where(
          and(
            eq(contracts.userId, users.id),
            isCurrentWithin({ from, to }),
            projectId === undefined ? undefined : eq(contracts.projectId, projectId),
          ),
        ),
    ),
  )

/** Lists people with leave first, and then by full name. */
export function listPeople(db: DbOrTx, match: AwayMatch, slice: Slice) {
  const isAway = sql<boolean>`${isAwayIn(db, match)}`
  return db
    .select({ id: users.id, fullName: users.fullName, isAway })
    .from(users)
    .where(isListed(db, match))
    .orderBy(desc(isAway), asc(ignoringCase(users.fullName)), asc(users.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countPeople(db: DbOrTx, match: AwayMatch) {
  const [row] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      awayCount: sql`count(*) filter (where ${isAwayIn(db, match)})`.mapWith(Number),
    })
    .from(users)
    .where(isListed(db, match))
  return row ?? { count: 0, awayCount: 0 }
}

/** The leave of these people in the range, by its first day. */
export async function listLeaveOf(db: DbOrTx, userIds: readonly number[], match: AwayMatch) {
  return db
    .select({
      id: leaveRequests.id,
      userId: leaveRequests.userId,
      requestType: leaveRequests.requestType,
      paidLeaveType: leaveRequests.paidLeaveType,
      isApproved: sql<boolean>`${eq(leaveRequests.status, 'approved')}`,
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
    })
    .from(leaveRequests)
    .where(and(isAnyOf(leaveRequests.userId, userIds), isPlanned(match)))
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id))
}

export type LeaveRow = Awaited<ReturnType<typeof listLeaveOf>>[number]
