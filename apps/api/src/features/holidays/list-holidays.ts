import type { Holiday, HolidayQuery } from '@portal/contract/holidays'
import { yearOf } from '@portal/domain/days'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors.ts'

/** By date. A missing end leaves the range open; without year, from and to: the current year. */
export async function listHolidays({ db, clock }: Deps, query: HolidayQuery): Promise<Holiday[]> {
  if (query.from === undefined && query.to === undefined) {
    const year = String(query.year ?? yearOf(clock.today())).padStart(4, '0')
    return listHolidayRows(db, { from: `${year}-01-01`, to: `${year}-12-31` })
  }
  if (query.from !== undefined && query.to !== undefined && query.to < query.from) {
    throw invalidField('holidays.range', 'to', 'The end is before the start')
  }
  return listHolidayRows(db, query)
}
