import type { EditableHoliday } from '@portal/contract/holidays'
import { yearRange } from '@portal/domain/days'
import { changesToRule } from '@portal/domain/holiday-rules'
import { ensureHolidayYears, listHolidayRows, lockHolidayRows } from '../../db/reads/holidays.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import type { Deps } from '../deps.ts'
import { holidayYearPolicy } from './holidays.policy.ts'
import { presentHoliday } from './holidays.presenter.ts'
import { getHolidayYear, restoreHolidayRows } from './holidays.store.ts'
import { restoredHolidays } from './holidays.trail.ts'

/** Makes the year's list the rule's again, in one transaction. Holidays that are as in the rule keep their rows. */
export async function restoreHolidays(
  { db, clock }: Deps,
  actor: Actor,
  year: number,
): Promise<EditableHoliday[]> {
  await ensureHolidayYears(db, year)
  const rows = await db.transaction(async (tx) => {
    const filled = await getHolidayYear(tx, year)
    authorize(holidayYearPolicy, actor, filled, 'restore')
    const present = await lockHolidayRows(tx, yearRange(year))
    await restoreHolidayRows(tx, filled, changesToRule(year, present))
    const after = await listHolidayRows(tx, yearRange(year))
    await addToTrail(tx, clock, actor, restoredHolidays(present, after))
    return after
  })
  return rows.map((row) => presentHoliday(actor, row))
}
