import type { LeaveDashboardQuery } from '@portal/contract/leave-balances'
import type { Day } from '@portal/domain/days'
import { and, asc, between, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import { records } from '../../db/schema/records.ts'
import type { Slice } from '../../paging.ts'

type Range = { from: Day; to: Day }
type Query = Range & { userIds: readonly number[] }

const isLeaveOf = ({ userIds, from, to }: Query): SQL | undefined =>
  and(isAnyOf(records.userId, userIds), between(records.date, from, to), ne(records.recordType, 'regular'))

/** How many leave records of each type these people have. */
export const countLeaveByPerson = (db: DbOrTx, query: Query) =>
  db
    .select({ userId: records.userId, type: records.recordType, count: count() })
    .from(records)
    .where(isLeaveOf(query))
    .groupBy(records.userId, records.recordType)

const month = sql`extract(month from ${records.date})::int`.mapWith(Number)

/** How many leave records of each type a person has in each month of the range. */
export const countLeaveByMonth = (db: DbOrTx, { userId, ...range }: Range & { userId: number }) =>
  db
    .select({ month, type: records.recordType, count: count() })
    .from(records)
    .where(isLeaveOf({ userIds: [userId], ...range }))
    .groupBy(month, records.recordType)

/** Lists pending requests that touch the days, without those whose records are written already. */
export const listPendingLeave = (db: DbOrTx, { userId, from, to }: Range & { userId: number }) =>
  db
    .select({
      type: leaveRequests.requestType,
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
    })
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.userId, userId),
        eq(leaveRequests.status, 'pending'),
        sql`${leaveRequests.startDate} <= ${to}`,
        sql`${leaveRequests.endDate} >= ${from}`,
        sql`not exists (select from ${records} where ${records.requestId} = ${leaveRequests.id})`,
      ),
    )

const isShown = ({ user_id }: Pick<LeaveDashboardQuery, 'user_id'>): SQL | undefined =>
  and(users.active, user_id === undefined ? undefined : eq(users.id, user_id))

/** Lists active people by full name. */
export const listActivePeople = (db: DbOrTx, query: LeaveDashboardQuery, slice: Slice) =>
  db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(isShown(query))
    .orderBy(asc(ignoringCase(users.fullName)), asc(users.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countActivePeople = (db: DbOrTx, query: LeaveDashboardQuery): Promise<number> =>
  db.$count(users, isShown(query))
