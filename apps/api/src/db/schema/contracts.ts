import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { createdAt, day, id, updatedAt, version } from './columns.ts'
import { jobStatuses } from './job-statuses.ts'
import { users } from './people/users.ts'
import { projects } from './projects.ts'

/**
 * A user's work on a project. The exclusion constraint `contracts_no_overlap`, written by hand in the migrations,
 * keeps two contracts of one user on one project from sharing a day.
 */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    version: version(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    jobStatusId: integer('job_status_id')
      .notNull()
      .references(() => jobStatuses.id, { onDelete: 'restrict' }),
    /** The user who created it or changed it last. */
    adminId: integer('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    startDate: day('start_date').notNull(),
    /** The last day, included; null while the contract is open. */
    endDate: day('end_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('contracts_user_dates_idx').on(t.userId, t.startDate, t.endDate),
    index('contracts_project_dates_idx').on(t.projectId, t.startDate, t.endDate),
    index('contracts_job_status_idx').on(t.jobStatusId),
    check('contracts_dates_check', sql`${t.endDate} >= ${t.startDate}`),
  ],
)
