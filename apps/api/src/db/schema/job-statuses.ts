import type { JobStatusTag } from '@portal/domain/people/job-statuses'
import { getTableColumns } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

/** Reference data: the rows come from the domain's list, in its order. */
export const jobStatuses = pgTable(
  'job_statuses',
  {
    id: id(),
    tag: text('tag').$type<JobStatusTag>().notNull(),
    name: text('name').notNull(),
    hidden: boolean('hidden').notNull(),
    outstaff: boolean('outstaff').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('job_statuses_tag_unique').on(t.tag)],
)

const { position, ...shown } = getTableColumns(jobStatuses)
/** The columns that people see. */
export const shownOfJobStatus = shown
