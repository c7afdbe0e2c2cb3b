import { availableContracts } from '@portal/contract/contracts'
import { holidays } from '@portal/contract/holidays'
import { adminRecords, records } from '@portal/contract/hours/hours'
import { addDays, type Day, mondayOf, sundayOf, yearOf } from '@portal/domain/days'
import { q } from '../../api/query.ts'

const hourMs = 3_600_000

const weekAround = (date: Day) => ({ from: mondayOf(date), to: sundayOf(date) })

export const ownWeek = (date: Day) => q(records.calendar, { query: weekAround(date) })
export const ownContracts = (date: Day) => q(availableContracts.own, { query: { date } })

/** The weeks before that of a day in which hours to copy are looked for: leave rarely lasts longer. */
const daysLookedBack = 28
const weeksBefore = (date: Day) => ({
  from: addDays(mondayOf(date), -daysLookedBack),
  to: addDays(mondayOf(date), -1),
})
export const ownWeeksBefore = (date: Day) => q(records.calendar, { query: weeksBefore(date) })

/** How many of a person's latest records the form's proposals come from. */
const latestCount = 40
export const ownLatest = () => q(records.list, { query: { limit: latestCount } })
export const latestOfUser = (userId: number | undefined) => ({
  ...q(adminRecords.list, { query: { user_id: userId, limit: latestCount } }),
  enabled: userId !== undefined,
})

/**
 * The query of a person's week. It is disabled until a person is chosen: without one the endpoints answer with
 * everyone's records, or refuse.
 */
export const weekOfUser = (userId: number | undefined, date: Day) => ({
  ...q(adminRecords.calendar, { query: { user_id: userId ?? 0, ...weekAround(date) } }),
  enabled: userId !== undefined,
})
export const weeksBeforeOfUser = (userId: number | undefined, date: Day) => ({
  ...q(adminRecords.calendar, { query: { user_id: userId ?? 0, ...weeksBefore(date) } }),
  enabled: userId !== undefined,
})
export const contractsOfUser = (userId: number | undefined, date: Day) => ({
  ...q(availableContracts.ofUser, { query: { user_id: userId, date } }),
  enabled: userId !== undefined,
})

const recordPageSize = 25

/** The records of everyone on a day, by person. */
export const everyonesDay = (date: Day, page: number) =>
  q(adminRecords.list, { query: { date, page, limit: recordPageSize, sort: 'user' } })

export type ContractsQuery = ReturnType<typeof ownContracts>
export type LatestQuery = ReturnType<typeof ownLatest>
export type CalendarQuery = ReturnType<typeof ownWeek>

/** The public holidays of a day's year and of the years before and after, which the calendar can be paged to. */
export function holidaysAround(date: Day) {
  const year = yearOf(date)
  const query = { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` }
  return { ...q(holidays.list, { query }), staleTime: hourMs }
}
