import { getTableColumns, sql } from 'drizzle-orm'
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
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    project_id: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'restrict' }),
    job_status_id: integer('job_status_id')
      .notNull()
      .references(() => jobStatuses.id, { onDelete: 'restrict' }),
    /** The user who created it or changed it last. */
    admin_id: integer('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    start_date: day('start_date').notNull(),
    /** The last day, included; null while the contract is open. */
    end_date: day('end_date'),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index('contracts_user_dates_idx').on(t.user_id, t.start_date, t.end_date),
    index('contracts_project_dates_idx').on(t.project_id, t.start_date, t.end_date),
    index('contracts_job_status_idx').on(t.job_status_id),
    check('contracts_dates_check', sql`${t.end_date} >= ${t.start_date}`),
  ],
)

const { created_at, updated_at, ...shown } = getTableColumns(contracts)
/** The columns that people see. */
export const shownOfContract = shown
