import type { Day } from '@portal/domain/days'
import { and, asc, count, eq } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { isAvailableOn } from '../../db/reads/contract-days.ts'
import { ignoringCase } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'

type Team = { project_id: number; today: Day }

const isInTeam = ({ project_id, today }: Team) =>
  and(eq(contracts.project_id, project_id), isAvailableOn(today))

/** Lists the active people with a current contract on a project: the one that ends first first, open ones by name. */
export function listTeam(db: DbOrTx, { limit, ...team }: Team & { limit: number }) {
  return db
    .select({
      user_id: users.id,
      user: users.full_name,
      job_status: jobStatuses.name,
      tag: jobStatuses.tag,
      start_date: contracts.start_date,
      end_date: contracts.end_date,
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.user_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.job_status_id))
    .where(isInTeam(team))
    .orderBy(asc(contracts.end_date), asc(ignoringCase(users.full_name)), asc(contracts.id))
    .limit(limit)
}

export async function countTeam(db: DbOrTx, team: Team): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.user_id))
    .where(isInTeam(team))
  return row?.count ?? 0
}
