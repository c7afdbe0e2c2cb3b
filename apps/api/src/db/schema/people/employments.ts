import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { day, id } from '../columns.ts'
import { users } from './users.ts'

/**
 * The time from a person's first to the last work day; whoever comes back has another one. There is no row of a person
 * of whom no day is known. The exclusion constraint `employments_no_overlap`, written by hand in the migrations, keeps
 * two of a person from sharing a day.
 */
export const employments = pgTable(
  'employments',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it is not known. */
    firstDay: day('first_day'),
    /** The last day, included; null while there is none. */
    lastDay: day('last_day'),
  },
  (t) => [
    index('employments_user_idx').on(t.userId, t.firstDay),
    index('employments_first_day_idx').on(t.firstDay),
    index('employments_last_day_idx').on(t.lastDay),
    check('employments_days_check', sql`${t.lastDay} >= ${t.firstDay}`),
    check('employments_known_check', sql`num_nonnulls(${t.firstDay}, ${t.lastDay}) > 0`),
  ],
)
