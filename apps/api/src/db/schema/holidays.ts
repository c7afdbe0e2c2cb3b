import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, id, moment } from './columns.ts'

export const holidays = pgTable(
  'holidays',
  { id: id(), date: day('date').notNull(), title: text('title').notNull() },
  (t) => [uniqueIndex('holidays_date_unique').on(t.date)],
)

/** The years already filled from the rule, so that a holiday an admin removed does not come back with the next start. */
export const holidayYears = pgTable('holiday_years', {
  year: integer('year').primaryKey(),
  filledAt: moment('filled_at').notNull().defaultNow(),
})
