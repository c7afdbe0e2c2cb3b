import { holidayLimits } from '@portal/domain/holidays'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { calendarUid, day, filledUpTo, id, moment, updatedAt, version } from './columns.ts'

export const holidays = pgTable(
  'holidays',
  {
    id: id(),
    version: version(),
    calendar_uid: calendarUid(),
    date: day('date').notNull(),
    title: text('title').notNull(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('holidays_date_unique').on(t.date),
    check('holidays_title_check', filledUpTo(t.title, holidayLimits.title)),
  ],
)

/** Years that were filled from the rule, so that holidays which an admin deleted are not inserted again. */
export const holidayYears = pgTable('holiday_years', {
  year: integer('year').primaryKey(),
  /** `holidayRuleVersion` when it was filled or compared last. A server of an older release knows the first one only. */
  rule_version: integer('rule_version').notNull().default(1),
  filled_at: moment('filled_at').notNull().defaultNow(),
})
