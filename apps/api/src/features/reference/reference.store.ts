import { asc } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import { jobStatuses, shownOfJobStatus } from '../../db/schema/job-statuses.ts'
import { subRoles } from '../../db/schema/people/sub-roles.ts'

/** Lists the sub-roles in the order of the domain's list. */
export function listSubRoles(db: DbOrTx) {
  return db
    .select({ id: subRoles.id, name: subRoles.name, key: subRoles.key, role: subRoles.role })
    .from(subRoles)
    .orderBy(asc(subRoles.position))
}

/** Lists the job statuses in the order of the domain's list. */
export function listJobStatuses(db: DbOrTx) {
  return db.select(shownOfJobStatus).from(jobStatuses).orderBy(asc(jobStatuses.position))
}
