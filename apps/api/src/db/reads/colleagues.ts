import type { Day } from '@portal/domain/days'
import { and, eq, gte, inArray, ne, not, type SQL } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { contracts } from '../schema/contracts.ts'
import { leaveRequests } from '../schema/leave-requests.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { isCurrentOn } from './contract-days.ts'

/**
 * The condition that a request is an absence which the person may know of: approved leave of another active person on one
 * of their current projects, with a last day from `since` on (docs/product-rules.md#leave). Join `users` to it.
 */
export const isAbsenceOfColleague = (
  db: DbOrTx,
  userId: number,
  { today, since }: { today: Day; since: Day },
): SQL | undefined =>
  and(
    eq(leaveRequests.status, 'approved'),
    gte(leaveRequests.endDate, since),
    users.active,
    ne(users.id, userId),
    inArray(users.id, colleagueIdsOf(db, userId, today)),
  )

/**
 * The ids of the people with a current contract on one of the person's current projects, Bench apart, the person too: a
 * subquery.
 */
function colleagueIdsOf(db: DbOrTx, userId: number, today: Day) {
  const ownProjects = db
    .select({ id: contracts.projectId })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .where(and(eq(contracts.userId, userId), isCurrentOn(today), not(projects.isBench)))
  return db
    .select({ id: contracts.userId })
    .from(contracts)
    .where(and(inArray(contracts.projectId, ownProjects), isCurrentOn(today)))
}
