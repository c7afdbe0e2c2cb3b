import { asc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { DbOrTx, ReadBatches } from '../../../db/client.ts'
import { ignoringCase } from '../../../db/reads/sorted-by.ts'
import { shownEmail } from '../../../db/schema/columns.ts'
import { jobStatuses } from '../../../db/schema/job-statuses.ts'
import { users } from '../../../db/schema/people/users.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'
import { byProject, byUser, type ReportMatch, sumsBy } from '../reports.store.ts'

// The rows of a batch have the names of the columns, which are therefore given here.
const user_name = sql<string>`${users.full_name}`.as('user_name')
const email = sql<string>`${users.email}`.as('email')
/** The rows of a batch are those of the driver, which has text for a decimal. */
const asNumber = (hours: SQLWrapper) => sql`${hours}::float8`.as('hours')
/** How many rows the whole file has. They are sorted before the first one comes, so that counting them takes no longer. */
const rows_of_file = sql<number>`(count(*) over ())::int`.as('rows_of_file')
const readEmail = z.pipe(z.string(), z.transform(shownEmail))

const statusHours = z.array(
  z.object({
    user_name: z.string(),
    email: readEmail,
    project: z.string(),
    job_status: z.string(),
    hours: z.number(),
    rows_of_file: z.int(),
  }),
)
const userHours = z.array(
  z.object({ user_name: z.string(), email: readEmail, hours: z.number(), rows_of_file: z.int() }),
)

/** Reads the hours of each user on each project with each job status; by full name, number, project and status. */
export async function* readStatusHours(db: DbOrTx, readBatches: ReadBatches, match: ReportMatch) {
  const sums = sumsBy(db, match, {
    user_id: records.user_id,
    project_id: records.project_id,
    job_status_id: records.job_status_id,
  })
  const query = db
    .with(sums)
    .select({
      user_name,
      email,
      project: sql`${projects.name}`.as('project'),
      job_status: sql`${jobStatuses.name}`.as('job_status'),
      hours: asNumber(sums.hours),
      rows_of_file,
    })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.user_id))
    .innerJoin(projects, eq(projects.id, sums.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, sums.job_status_id))
    .orderBy(
      ...byUser,
      asc(users.id),
      ...byProject,
      asc(projects.id),
      asc(ignoringCase(jobStatuses.name)),
      asc(jobStatuses.id),
    )
  for await (const batch of readBatches(query)) yield z.parse(statusHours, batch)
}

/** Reads the hours of each user, by full name. */
export async function* readUserHours(db: DbOrTx, readBatches: ReadBatches, match: ReportMatch) {
  const sums = sumsBy(db, match, { user_id: records.user_id })
  const query = db
    .with(sums)
    .select({ user_name, email, hours: asNumber(sums.hours), rows_of_file })
    .from(sums)
    .innerJoin(users, eq(users.id, sums.user_id))
    .orderBy(...byUser, asc(users.id))
  for await (const batch of readBatches(query)) yield z.parse(userHours, batch)
}
