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
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it is not known. */
    first_day: day('first_day'),
    /** The last day, included; null while there is none. */
    last_day: day('last_day'),
  },
  (t) => [
    index('employments_user_idx').on(t.user_id, t.first_day),
    index('employments_first_day_idx').on(t.first_day),
    index('employments_last_day_idx').on(t.last_day),
    check('employments_days_check', sql`${t.last_day} >= ${t.first_day}`),
    check('employments_known_check', sql`num_nonnulls(${t.first_day}, ${t.last_day}) > 0`),
  ],
)
