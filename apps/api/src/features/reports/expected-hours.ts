import type { Day } from '@portal/domain/days'
import { effectiveHours } from '@portal/domain/workdays'
import type { DbOrTx } from '../../db/client.ts'
import { listHolidayRows } from '../../db/reads/holidays.ts'

/** The hours of the working days between two days, both included. */
export async function expectedHours(db: DbOrTx, { from, to }: { from: Day; to: Day }): Promise<number> {
  const holidays = await listHolidayRows(db, { from, to })
  return effectiveHours(from, to, new Set(holidays.map((holiday) => holiday.date)))
}
