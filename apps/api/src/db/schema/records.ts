import { maxHoursPerDay } from '@portal/domain/hours/hours'
import { recordLimits, recordTypes } from '@portal/domain/hours/records'
import { paidLeaveTypes } from '@portal/domain/leave/leave'
import { sql } from 'drizzle-orm'
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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'restrict' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    jobStatusId: integer('job_status_id').references(() => jobStatuses.id, { onDelete: 'restrict' }),
    /** A leave day is deleted with the request that it counts. */
    requestId: integer('request_id').references(() => leaveRequests.id, { onDelete: 'cascade' }),
    recordType: text('record_type', { enum: recordTypes }).notNull().default('regular'),
    paidLeaveType: text('paid_leave_type', { enum: paidLeaveTypes }),
    date: day('date').notNull(),
    /** Hours with four decimals, so that every minute has its own number: 2:20 is 2.3333. */
    hours: numeric('hours', { precision: 6, scale: 4 }).notNull(),
    description: text('description').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Scanned backwards these give the newest first. drizzle-kit would write a descending index with NULLS LAST,
    // which `order by date desc` cannot use.
    index('records_user_date_idx').on(t.userId, t.date, t.id),
    index('records_date_idx').on(t.date, t.id),
    index('records_project_date_idx').on(t.projectId, t.date, t.id),
    index('records_category_idx').on(t.categoryId),
    // Holds all columns of the monthly report, so that an index-only scan answers a month.
    index('records_report_idx')
      .on(t.date, t.userId, t.projectId, t.categoryId, t.jobStatusId, t.hours)
      .where(sql`${t.recordType} = 'regular'`),
    uniqueIndex('records_request_date_unique').on(t.requestId, t.date).where(sql`${t.requestId} is not null`),
    check('records_type_check', oneOf(t.recordType, recordTypes)),
    check('records_hours_check', sql`${t.hours} >= 0 and ${t.hours} <= ${literal(maxHoursPerDay)}`),
    check(
      'records_regular_check',
      sql`${t.recordType} <> 'regular' or (${t.hours} > 0 and ${t.projectId} is not null and ${t.categoryId} is not null
        and ${t.jobStatusId} is not null and ${t.requestId} is null)`,
    ),
    check('records_leave_check', sql`${t.recordType} = 'regular' or ${t.requestId} is not null`),
    check(
      'records_paid_leave_check',
      sql`${t.paidLeaveType} is null or (${t.recordType} = 'paid_leave' and ${oneOf(t.paidLeaveType, paidLeaveTypes)})`,
    ),
    check('records_description_check', upTo(t.description, recordLimits.description)),
  ],
)
