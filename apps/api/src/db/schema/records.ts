import { maxHoursPerDay } from '@portal/domain/hours/hours'
import { recordLimits, recordTypes } from '@portal/domain/hours/records'
import { paidLeaveTypes } from '@portal/domain/leave/leave'
import { getTableColumns, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { categories } from './categories.ts'
import { createdAt, day, id, literal, oneOf, updatedAt, upTo, version } from './columns.ts'
import { jobStatuses } from './job-statuses.ts'
import { leaveRequests } from './leave-requests.ts'
import { users } from './people/users.ts'
import { projects } from './projects.ts'

/** Worked hours and counted leave days. The only table that grows into millions of rows. */
export const records = pgTable(
  'records',
  {
    id: id(),
    version: version(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    project_id: integer('project_id').references(() => projects.id, { onDelete: 'restrict' }),
    category_id: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    job_status_id: integer('job_status_id').references(() => jobStatuses.id, { onDelete: 'restrict' }),
    /** A leave day is deleted with the request that it counts. */
    request_id: integer('request_id').references(() => leaveRequests.id, { onDelete: 'cascade' }),
    record_type: text('record_type', { enum: recordTypes }).notNull().default('regular'),
    paid_leave_type: text('paid_leave_type', { enum: paidLeaveTypes }),
    date: day('date').notNull(),
    /** Hours with four decimals, so that every minute has its own number: 2:20 is 2.3333. */
    hours: numeric('hours', { precision: 6, scale: 4, mode: 'number' }).notNull(),
    description: text('description').notNull().default(''),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    // Scanned backwards these give the newest first. drizzle-kit would write a descending index with NULLS LAST,
    // which `order by date desc` cannot use.
    index('records_user_date_idx').on(t.user_id, t.date, t.id),
    index('records_date_idx').on(t.date, t.id),
    index('records_project_date_idx').on(t.project_id, t.date, t.id),
    index('records_category_idx').on(t.category_id),
    // Holds all columns of the monthly report, so that an index-only scan answers a month.
    index('records_report_idx')
      .on(t.date, t.user_id, t.project_id, t.category_id, t.job_status_id, t.hours)
      .where(sql`${t.record_type} = 'regular'`),
    uniqueIndex('records_request_date_unique')
      .on(t.request_id, t.date)
      .where(sql`${t.request_id} is not null`),
    check('records_type_check', oneOf(t.record_type, recordTypes)),
    check('records_hours_check', sql`${t.hours} >= 0 and ${t.hours} <= ${literal(maxHoursPerDay)}`),
    check(
      'records_regular_check',
      sql`${t.record_type} <> 'regular' or (${t.hours} > 0 and ${t.project_id} is not null and ${t.category_id} is not null
        and ${t.job_status_id} is not null and ${t.request_id} is null)`,
    ),
    check('records_leave_check', sql`${t.record_type} = 'regular' or ${t.request_id} is not null`),
    check(
      'records_paid_leave_check',
      sql`${t.paid_leave_type} is null or (${t.record_type} = 'paid_leave' and ${oneOf(t.paid_leave_type, paidLeaveTypes)})`,
    ),
    check('records_description_check', upTo(t.description, recordLimits.description)),
  ],
)

const { created_at, updated_at, ...shown } = getTableColumns(records)
/** The columns that people see. */
export const shownOfRecord = shown

/** The sum of the hours of a group, 0 of none. Sums that are summed again are given. */
export const sumOfHours = (hours: SQLWrapper = records.hours) =>
  sql`coalesce(sum(${hours}), 0)`.mapWith(records.hours)

/** The sum of the hours of all rows that a statement finds, beside each of them. */
export const sumOfAllHours = (hours: SQLWrapper = records.hours) =>
  sql`sum(${hours}) over ()`.mapWith(records.hours)
