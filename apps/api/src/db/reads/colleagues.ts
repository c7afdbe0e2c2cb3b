import type { Day } from '@portal/domain/days'
import { and, eq, inArray, not } from 'drizzle-orm'
import type { DbOrTx } from '../client.ts'
import { contracts } from '../schema/contracts.ts'
import { projects } from '../schema/projects.ts'
import { isCurrentOn } from './contract-days.ts'

/**
 * The ids of the people with a current contract on one of the person's current projects, Bench apart, the person too: a
 * subquery. What somebody may know of colleagues' leave is about these.
 */
export function colleagueIdsOf(db: DbOrTx, userId: number, today: Day) {
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
