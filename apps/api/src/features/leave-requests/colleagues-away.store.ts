import type { Day } from '@portal/domain/days'
import { maxLeaveDays } from '@portal/domain/leave/leave'
import { and, asc, eq, gte, lte, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { isAbsenceOfColleague } from '../../db/reads/colleagues.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'

const others = alias(leaveRequests, 'others')
const own = alias(contracts, 'own')
const theirs = alias(contracts, 'theirs')

/** The two requests share at least one day. The second lower bound lets the index search end early. */
const sharesDays = and(
  lte(others.start_date, leaveRequests.end_date),
  gte(others.end_date, leaveRequests.start_date),
  sql`${others.start_date} > ${leaveRequests.start_date} - ${sql.raw(String(maxLeaveDays))}`,
)

/** There is a day in both requests and in both contracts. `least` ignores null, the end of an open contract. */
const shareOneDay = sql`
  greatest(${leaveRequests.start_date}, ${others.start_date}, ${own.start_date}, ${theirs.start_date})
  <= least(${leaveRequests.end_date}, ${others.end_date}, ${own.end_date}, ${theirs.end_date})`

const projectNames = sql<string[]>`array_agg(distinct ${projects.name} order by ${projects.name})`

/**
 * For each request, lists the leave of colleagues: requests of other active people that are not rejected and share a
 * day with it, on which both people have a contract on the same project (Bench left out). The earliest start comes
 * first.
 */
export async function listColleaguesAway(db: DbOrTx, requestIds: readonly number[]) {
  const rows = await db
    .select({
      request_id: leaveRequests.id,
      id: others.id,
      user: { id: users.id, full_name: users.full_name },
      status: others.status,
      request_type: others.request_type,
      paid_leave_type: others.paid_leave_type,
      start_date: others.start_date,
      end_date: others.end_date,
      projects: projectNames,
    })
    .from(leaveRequests)
    .innerJoin(others, and(ne(others.user_id, leaveRequests.user_id), isStanding(others.status), sharesDays))
    .innerJoin(users, and(eq(users.id, others.user_id), users.active))
    .innerJoin(own, eq(own.user_id, leaveRequests.user_id))
    .innerJoin(
      theirs,
      and(eq(theirs.user_id, others.user_id), eq(theirs.project_id, own.project_id), shareOneDay),
    )
    .innerJoin(projects, and(eq(projects.id, own.project_id), not(projects.is_bench)))
    .where(isAnyOf(leaveRequests.id, requestIds))
    .groupBy(leaveRequests.id, others.id, users.id)
    .orderBy(asc(others.start_date), asc(ignoringCase(users.full_name)), asc(others.id))
  return rows
}

type Asked = { today: Day; from: Day; to: Day }

/** When colleagues of the person's current projects have approved leave in the days, first day first. */
export function listAbsencesBeside(db: DbOrTx, userId: number, { today, from, to }: Asked) {
  return db
    .select({
      user_id: users.id,
      full_name: users.full_name,
      avatar: avatarColumn(users),
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
    })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.user_id))
    .where(and(isAbsenceOfColleague(db, userId, { today, since: from }), lte(leaveRequests.start_date, to)))
    .orderBy(asc(leaveRequests.start_date), asc(ignoringCase(users.full_name)), asc(leaveRequests.id))
}
