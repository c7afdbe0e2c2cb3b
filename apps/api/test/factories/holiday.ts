import { addDays, type Day } from '@portal/domain/days'
import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { holidays } from '../../src/db/schema/holidays.ts'
import { nextNumber, nextWeekInDays } from './sequence.ts'

/** Returns a Saturday long before the tests' clocks, on which the rule keeps no holiday and no other test has one. */
export const nextHolidayDate = (): Day => addDays('1900-01-06', nextWeekInDays())

export async function buildHoliday(db: Db, overrides: Partial<typeof holidays.$inferInsert> = {}) {
  const values = { date: nextHolidayDate(), title: `Holiday ${nextNumber()}`, ...overrides }
  return onlyRow(await db.insert(holidays).values(values).returning())
}
