import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { addDays, type Day, yearOf, yearRange } from '@portal/domain/days'
import { counterOf, isOverAllowance, leaveAllowances } from '@portal/domain/leave/counters'
import {
  isStanding,
  type LeaveRequestStatus,
  type LeaveType,
  leaveShareOf,
  maxLeaveDays,
} from '@portal/domain/leave/leave'
import { daysByYear, type Holidays, hasCountedDay, splitLeaveDays } from '@portal/domain/leave/leave-days'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import { countRecordsByYear } from './leave-records.store.ts'
import { type LeaveRequestRow, listStandingRequests } from './leave-requests.store.ts'
import { findLastLeaveDay } from './leaving/last-leave-day.ts'

/** Reads everything that decides on a new request, except today's date. The caller has locked the person. */
export async function readNewLeaveFacts(tx: Tx, user_id: number, { start_date, end_date }: Period) {
  const year = yearRange(yearOf(start_date))
  // A request longer than `maxLeaveDays` is refused whatever the other facts are, so later days are not read.
  const last = earlier(end_date, addDays(start_date, maxLeaveDays))
  const others = await listStandingRequests(tx, {
    userIds: [user_id],
    from: year.from,
    to: later(year.to, last),
  })
  const holidays = await listHolidayRows(tx, { from: start_date, to: last })
  return { others, holidays, last_day: await findLastLeaveDay(tx, user_id) }
}

type Period = { start_date: Day; end_date: Day }

type Counted = Period & { id: number; type: LeaveType; status: LeaveRequestStatus }

export type LeaveCount = {
  days: number
  isOverLimit: boolean
  /** False when all days of a pending request have become holidays. */
  hasDayLeft: boolean
  balance: LeaveBalance
}

/** The approved days of a counter in a year, without the request and with it. */
export type LeaveBalance = NonNullable<LeaveRequest['balance']>

/**
 * The counted days of each request, and whether it goes over a limit of its year together with those that the person
 * made before it. Takes the same number of queries for any number of rows.
 */
export async function countLeave(
  db: DbOrTx,
  rows: readonly LeaveRequestRow[],
): Promise<(row: LeaveRequestRow) => LeaveCount> {
  const years = rows.flatMap(({ start_date, end_date }) => [yearOf(start_date), yearOf(end_date)])
  const range = { from: yearRange(Math.min(...years)).from, to: yearRange(Math.max(...years)).to }
  const userIds = [...new Set(rows.map((row) => row.user_id))]
  const standing = await listStandingRequests(db, { userIds, ...range })
  const shown = rows.map((row) => ({ ...row, type: row.request_type }))
  const counted = [...shown, ...standing]
  const holidays = await holidaysAround(
    db,
    counted.filter(({ status }) => status !== 'approved'),
  )
  const daysOf = await countDays(db, counted, holidays)
  const standingOf = Map.groupBy(standing, ({ user_id }) => user_id)

  return (row) => {
    const days = daysOf(row.id)
    const counter = counterOf(row.request_type)
    const alike = (standingOf.get(row.user_id) ?? []).filter(({ type }) => counterOf(type) === counter)
    const daysIn = (year: number, requests: readonly Counted[]) =>
      sum(requests.map(({ id }) => daysOf(id).get(year) ?? 0))
    const earlierOnes = alike.filter(({ id }) => id <= row.id)
    const isOverIn = (year: number) => isOverAllowance(counter, daysIn(year, earlierOnes))
    const year = days.size === 0 ? yearOf(row.start_date) : Math.min(...days.keys())
    const before = daysIn(
      year,
      alike.filter(({ id, status }) => id !== row.id && status === 'approved'),
    )
    return {
      days: sum([...days.values()]),
      isOverLimit: isStanding(row.status) && [...days.keys()].some(isOverIn),
      balance: {
        counter,
        year,
        before,
        after: before + (days.get(year) ?? 0),
        limit: leaveAllowances[counter],
      },
      hasDayLeft: row.status !== 'pending' || hasCountedDay({ ...row, type: row.request_type }, holidays),
    }
  }
}

const noDays: ReadonlyMap<number, number> = new Map()

/**
 * Counts the days of each request by year: the days of its leave records or, while it has none, the days that an
 * approval would record. An approved request counts its records only; it has none when all its days have become
 * holidays.
 */
async function countDays(db: DbOrTx, requests: readonly Counted[], holidays: Holidays) {
  const ids = [...new Set(requests.map(({ id }) => id))]
  const recorded = Map.groupBy(await countRecordsByYear(db, ids), ({ request_id }) => request_id)
  const isPlanned = ({ id, status }: Counted) => status !== 'approved' && !recorded.has(id)
  const days = new Map<number, ReadonlyMap<number, number>>()
  for (const request of requests) {
    const { id, type } = request
    const written = () =>
      recorded.get(id)?.map(({ year, count }) => [year, count * leaveShareOf(type)] as const)
    const toWrite = () => daysByYear(type, splitLeaveDays(request, holidays).countedDays)
    days.set(id, isPlanned(request) ? toWrite() : new Map(written()))
  }
  return (id: number) => days.get(id) ?? noDays
}

/** The holidays of all the days from the first to the last. */
export async function holidaysAround(db: DbOrTx, periods: readonly Period[]): Promise<Holidays> {
  if (periods.length === 0) return []
  return listHolidayRows(db, {
    from: periods.map(({ start_date }) => start_date).reduce(earlier),
    to: periods.map(({ end_date }) => end_date).reduce(later),
  })
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
