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
  lte(others.startDate, leaveRequests.endDate),
  gte(others.endDate, leaveRequests.startDate),
  sql`${others.startDate} > ${leaveRequests.startDate} - ${sql.raw(String(maxLeaveDays))}`,
)

/** There is a day in both requests and in both contracts. `least` ignores null, the end of an open contract. */
const shareOneDay = sql`
  greatest(${leaveRequests.startDate}, ${others.startDate}, ${own.startDate}, ${theirs.startDate})
  <= least(${leaveRequests.endDate}, ${others.endDate}, ${own.endDate}, ${theirs.endDate})`

const projectNames = sql<string[]>`array_agg(distinct ${projects.name} order by ${projects.name})`

/**
 * For each request, lists the leave of colleagues: requests of other active people that are not rejected and share a
 * day with it, on which both people have a contract on the same project (Bench left out). The earliest start comes
 * first.
 */
export async function listColleaguesAway(db: DbOrTx, requestIds: readonly number[]) {
  const rows = await db
    .select({
      requestId: leaveRequests.id,
      id: others.id,
      userId: others.userId,
      user: users.fullName,
      status: others.status,
      requestType: others.requestType,
      paidLeaveType: others.paidLeaveType,
      startDate: others.startDate,
      endDate: others.endDate,
      projects: projectNames,
    })
    .from(leaveRequests)
    .innerJoin(others, and(ne(others.userId, leaveRequests.userId), isStanding(others.status), sharesDays))
    .innerJoin(users, and(eq(users.id, others.userId), users.active))
    .innerJoin(own, eq(own.userId, leaveRequests.userId))
    .innerJoin(
      theirs,
      and(eq(theirs.userId, others.userId), eq(theirs.projectId, own.projectId), shareOneDay),
    )
    .innerJoin(projects, and(eq(projects.id, own.projectId), not(projects.isBench)))
    .where(isAnyOf(leaveRequests.id, requestIds))
    .groupBy(leaveRequests.id, others.id, users.id)
    .orderBy(asc(others.startDate), asc(ignoringCase(users.fullName)), asc(others.id))
  return rows
}

type Asked = { today: Day; from: Day; to: Day }

/** When colleagues of the person's current projects have approved leave in the days, first day first. */
export function listAbsencesBeside(db: DbOrTx, userId: number, { today, from, to }: Asked) {
  return db
    .select({
      userId: users.id,
      fullName: users.fullName,
      avatar: avatarColumn(users),
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
    })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(and(isAbsenceOfColleague(db, userId, { today, since: from }), lte(leaveRequests.startDate, to)))
    .orderBy(asc(leaveRequests.startDate), asc(ignoringCase(users.fullName)), asc(leaveRequests.id))
}
