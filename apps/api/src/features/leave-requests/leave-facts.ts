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

/**
 * Reads everything that decides on a new request, except today's date. It is what the counted days of the request follow
 * from as well (`factsOfNew`). The caller has locked the person.
 */
export async function readNewLeaveFacts(tx: Tx, user_id: number, { start_date, end_date }: Period) {
  const year = yearRange(yearOf(start_date))
  // A request longer than `maxLeaveDays` is refused whatever the other facts are, so later days are not read.
  const last = earlier(end_date, addDays(start_date, maxLeaveDays))
  const others = await listStandingRequests(tx, {
    userIds: [user_id],
    from: year.from,
    to: later(year.to, yearRange(yearOf(last)).to),
  })
  const holidays = await holidaysAround(tx, [{ start_date, end_date: last }, ...others.filter(isUndecided)])
  return { others, holidays, last_day: await findLastLeaveDay(tx, user_id) }
}

type Period = { start_date: Day; end_date: Day }

type Counted = Period & { id: number; user_id: number; type: LeaveType; status: LeaveRequestStatus }

export type LeaveCount = {
  days: number
  isOverLimit: boolean
  hasDayLeft: boolean
  balance: LeaveBalance
}

/** The approved days of a counter in a year, without the request and with it. */
export type LeaveBalance = NonNullable<LeaveRequest['balance']>

/** What the counted days of requests follow from, and their limits. */
export type CountFacts = {
  /** The requests of their people that are not rejected and touch their years. */
  standing: readonly Counted[]
  /** The holidays of the days of all these requests, apart from approved ones. */
  holidays: Holidays
  /** How many records each request has in each year; nothing of one that has none. */
  recorded: readonly { request_id: number | null; year: number; count: number }[]
}

/** Reads the facts of these requests with the same number of queries for any number of them. */
export async function readCountFacts(db: DbOrTx, rows: readonly LeaveRequestRow[]): Promise<CountFacts> {
  if (rows.length === 0) return { standing: [], holidays: [], recorded: [] }
  const years = rows.flatMap(({ start_date, end_date }) => [yearOf(start_date), yearOf(end_date)])
  const range = { from: yearRange(Math.min(...years)).from, to: yearRange(Math.max(...years)).to }
  const userIds = [...new Set(rows.map((row) => row.user_id))]
  const standing = await listStandingRequests(db, { userIds, ...range })
  const holidays = await holidaysAround(db, [...rows, ...standing].filter(isUndecided))
  return { standing, holidays, recorded: await readRecordedYears(db, [...rows, ...standing]) }
}

/** The facts of a request that was just made by those of `readNewLeaveFacts`. */
export const factsOfNew = async (
  tx: Tx,
  { others, holidays }: Pick<CountFacts, 'holidays'> & { others: CountFacts['standing'] },
  row: LeaveRequestRow,
): Promise<CountFacts> =>
  factsAfter({ standing: others, holidays, recorded: await readRecordedYears(tx, others) }, row, [])

/**
 * The facts after a change of one of the requests, with the days of its records. They are those that would be read,
 * because the person has been locked since they were read.
 */
export function factsAfter(
  facts: CountFacts,
  row: LeaveRequestRow,
  recordedDays: readonly Day[],
): CountFacts {
  const others = facts.standing.filter(({ id }) => id !== row.id)
  const standing = isStanding(row.status) ? [...others, { ...row, type: row.request_type }] : others
  const days = [...Map.groupBy(recordedDays, yearOf)]
  const ofRow = days.map(([year, { length }]) => ({ request_id: row.id, year, count: length }))
  const recorded = [...facts.recorded.filter(({ request_id }) => request_id !== row.id), ...ofRow]
  return { ...facts, standing, recorded }
}

const readRecordedYears = (db: DbOrTx, requests: readonly { id: number }[]) =>
  countRecordsByYear(db, [...new Set(requests.map(({ id }) => id))])

const isUndecided = ({ status }: { status: LeaveRequestStatus }) => status !== 'approved'

/** False when all days of a pending request have become holidays. */
export const hasDayLeft = (row: LeaveRequestRow, { holidays }: Pick<CountFacts, 'holidays'>): boolean =>
  row.status !== 'pending' || hasCountedDay({ ...row, type: row.request_type }, holidays)

/**
 * The counted days of each request, and whether it goes over a limit of its year together with those that the person
 * made before it.
 */
export function countLeave(
  facts: CountFacts,
  rows: readonly LeaveRequestRow[],
): (row: LeaveRequestRow) => LeaveCount {
  const daysOf = countDays(facts, [
    ...rows.map((row) => ({ ...row, type: row.request_type })),
    ...facts.standing,
  ])
  const standingOf = Map.groupBy(facts.standing, ({ user_id }) => user_id)

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
      hasDayLeft: hasDayLeft(row, facts),
    }
  }
}

const noDays: ReadonlyMap<number, number> = new Map()

/**
 * Counts the days of each request by year: the days of its leave records or, while it has none, the days that an
 * approval would record. An approved request counts its records only; it has none when all its days have become
 * holidays.
 */
function countDays(facts: CountFacts, requests: readonly Counted[]) {
  const recorded = Map.groupBy(facts.recorded, ({ request_id }) => request_id)
  const isPlanned = (request: Counted) => isUndecided(request) && !recorded.has(request.id)
  const days = new Map<number, ReadonlyMap<number, number>>()
  for (const request of requests) {
    const { id, type } = request
    const written = () =>
      recorded.get(id)?.map(({ year, count }) => [year, count * leaveShareOf(type)] as const)
    const toWrite = () => daysByYear(type, splitLeaveDays(request, facts.holidays).countedDays)
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
