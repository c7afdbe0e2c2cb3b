import type { Day } from '@portal/domain/days'
import { and, asc, count, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAvailableOn } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'

type Team = { projectId: number; today: Day }

const isInTeam = ({ projectId, today }: Team) => and(eq(contracts.projectId, projectId), isAvailableOn(today))

/** Lists the active people with a current contract on a project: the one that ends first first, open ones by name. */
export function listTeam(db: DbOrTx, { limit, ...team }: Team & { limit: number }) {
  return db
    .select({
      userId: users.id,
      user: users.fullName,
      jobStatus: jobStatuses.name,
      tag: jobStatuses.tag,
      startDate: contracts.startDate,
      endDate: contracts.endDate,
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.jobStatusId))
    .where(isInTeam(team))
    .orderBy(asc(contracts.endDate), asc(ignoringCase(users.fullName)), asc(contracts.id))
    .limit(limit)
}

export async function countTeam(db: DbOrTx, team: Team): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(isInTeam(team))
  return row?.count ?? 0
}
