import type { LeaveDashboardQuery } from '@portal/contract/leave-balances'
import type { Day } from '@portal/domain/days'
import { and, asc, between, count, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import { records } from '../../db/schema/records.ts'
import type { Slice } from '../../use-case/paging.ts'

type Range = { from: Day; to: Day }
type Query = Range & { userIds: readonly number[] }

const isLeaveOf = ({ userIds, from, to }: Query): SQL | undefined =>
  and(isAnyOf(records.user_id, userIds), between(records.date, from, to), ne(records.record_type, 'regular'))

/** How many leave records of each type these people have. */
export const countLeaveByPerson = (db: DbOrTx, query: Query) =>
  db
    .select({ user_id: records.user_id, record_type: records.record_type, count: count() })
    .from(records)
    .where(isLeaveOf(query))
    .groupBy(records.user_id, records.record_type)

const month = sql`extract(month from ${records.date})::int`.mapWith(Number)

/** How many leave records of each type a person has in each month of the range. */
export const countLeaveByMonth = (db: DbOrTx, { user_id, ...range }: Range & { user_id: number }) =>
  db
    .select({ month, record_type: records.record_type, count: count() })
    .from(records)
    .where(isLeaveOf({ userIds: [user_id], ...range }))
    .groupBy(month, records.record_type)

/** Lists pending requests that touch the days, without those whose records are written already. */
export const listPendingLeave = (db: DbOrTx, { user_id, from, to }: Range & { user_id: number }) =>
  db
    .select({
      type: leaveRequests.request_type,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
    })
    .from(leaveRequests)
    .where(
      and(
        eq(leaveRequests.user_id, user_id),
        eq(leaveRequests.status, 'pending'),
        sql`${leaveRequests.start_date} <= ${to}`,
        sql`${leaveRequests.end_date} >= ${from}`,
        sql`not exists (select from ${records} where ${records.request_id} = ${leaveRequests.id})`,
      ),
    )

const isShown = ({ user_id }: Pick<LeaveDashboardQuery, 'user_id'>): SQL | undefined =>
  and(users.active, user_id === undefined ? undefined : eq(users.id, user_id))

/** Lists active people by full name. */
export const listActivePeople = (db: DbOrTx, query: LeaveDashboardQuery, slice: Slice) =>
  db
    .select({ user_id: users.id, user: users.full_name })
    .from(users)
    .where(isShown(query))
    .orderBy(asc(ignoringCase(users.full_name)), asc(users.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countActivePeople = (db: DbOrTx, query: LeaveDashboardQuery): Promise<number> =>
  db.$count(users, isShown(query))
