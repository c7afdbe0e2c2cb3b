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
    gte(leaveRequests.end_date, since),
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
    .select({ id: contracts.project_id })
    .from(contracts)
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .where(and(eq(contracts.user_id, userId), isCurrentOn(today), not(projects.is_bench)))
  return db
    .select({ id: contracts.user_id })
    .from(contracts)
    .where(and(inArray(contracts.project_id, ownProjects), isCurrentOn(today)))
}
