import { holidays } from '@portal/contract/holidays'
import { type Day, yearOf } from '@portal/domain/days'
import { q } from '../../../api/query.ts'

const hourMs = 3_600_000

/** The public holidays of a day's year, of the one before and of the one after: what its calendar is leafed through. */
export function holidaysAround(date: Day) {
  const year = yearOf(date)
  const query = { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }
  return { ...q(holidays.list, { query }), staleTime: hourMs }
}
