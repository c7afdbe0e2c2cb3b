import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DbOrTx, ReadBatches } from '../../../db/client.ts'
import { ignoringCase } from '../../../db/reads/sorted-by.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { byProject, byUser, hoursSum, isMatch, type ReportMatch } from '../reports.store.ts'

// Batches come by the names of the columns, which are therefore given here.
const user = sql<string>`${users.fullName}`.as('user_name')
const hours = hoursSum.as('hours')

const statusHours = z.array(
  z.object({ user_name: z.string(), project: z.string(), job_status: z.string(), hours: z.string() }),
)
const userHours = z.array(z.object({ user_name: z.string(), hours: z.string() }))

/** The hours of each user on each project with each job status; by full name, project and status. */
export async function* readStatusHours(db: DbOrTx, readBatches: ReadBatches, match: ReportMatch) {
  const query = db
    .select({
      user,
      project: sql`${projects.name}`.as('project'),
      jobStatus: sql`${jobStatuses.name}`.as('job_status'),
      hours,
    })
    .from(records)
    .innerJoin(users, eq(users.id, records.userId))
    .innerJoin(projects, eq(projects.id, records.projectId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, records.jobStatusId))
    .where(isMatch(match))
    .groupBy(users.id, projects.id, jobStatuses.id)
    .orderBy(
      ...byUser,
      ...byProject,
      asc(ignoringCase(jobStatuses.name)),
      asc(users.id),
      asc(projects.id),
      asc(jobStatuses.id),
    )
  for await (const batch of readBatches(query)) yield z.parse(statusHours, batch)
}

/** The hours of each user, by full name. */
export async function* readUserHours(db: DbOrTx, readBatches: ReadBatches, match: ReportMatch) {
  const query = db
    .select({ user, hours })
    .from(records)
    .innerJoin(users, eq(users.id, records.userId))
    .where(isMatch(match))
    .groupBy(users.id)
    .orderBy(...byUser, asc(users.id))
  for await (const batch of readBatches(query)) yield z.parse(userHours, batch)
}
