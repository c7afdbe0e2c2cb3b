import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, id, moment, version } from './columns.ts'

export const holidays = pgTable(
  'holidays',
  { id: id(), version: version(), date: day('date').notNull(), title: text('title').notNull() },
  (t) => [uniqueIndex('holidays_date_unique').on(t.date)],
)

/** Years that were filled from the rule, so that a start does not insert holidays again that an admin removed. */
export const holidayYears = pgTable('holiday_years', {
  year: integer('year').primaryKey(),
  filledAt: moment('filled_at').notNull().defaultNow(),
})
