import { addDays, type Day, daysInRange, isWeekend, yearOf } from '../days.ts'
import type { Holiday } from '../holidays.ts'
import type { RecordType } from '../hours/records.ts'
import {
  countedLeaveDays,
  type LeaveType,
  leaveShareOf,
  oneDayTypes,
  type VacationType,
  vacationLengths,
} from './leave.ts'

/** The facts from which the days of a request follow. */
export type LeavePeriod = { type: LeaveType; start_date: Day; end_date: Day }

/** The days of the company's table that matter here; the title is what a form shows of a skipped day. */
export type Holidays = readonly Pick<Holiday, 'date' | 'title'>[]

export type SkippedDay = { date: Day; reason: 'weekend' } | { date: Day; reason: 'holiday'; title: string }

const oneDay: ReadonlySet<RecordType> = new Set(oneDayTypes)
export const isOneDay = (type: RecordType): boolean => oneDay.has(type)

/**
 * The last day of a request: computed for a vacation and for types of one day, otherwise as asked. Without an end, a
 * range is its first day; undefined for a vacation without its length.
 */
export function endDateOf(request: {
  type: RecordType
  start_date: Day
  end_date?: Day | null | undefined
  vacation_type?: VacationType | null | undefined
}): Day | undefined {
  const { type, start_date, end_date, vacation_type } = request
  if (type === 'vacation')
    return vacation_type ? addDays(start_date, vacationLengths[vacation_type] - 1) : undefined
  return isOneDay(type) ? start_date : (end_date ?? start_date)
}

/** The days of a request that are counted, and those that are not with the reason. */
export function splitLeaveDays({ type, start_date, end_date }: LeavePeriod, holidays: Holidays) {
  const titles = new Map(holidays.map(({ date, title }) => [date, title]))
  const days = daysInRange(start_date, end_date)
  const isWorkday = (day: Day) => !isWeekend(day) && !titles.has(day)
  const countedDays = countedLeaveDays(type, days, isWorkday)
  const counted = new Set(countedDays)
  const skippedDays = days
    .filter((day) => !counted.has(day))
    .map((date): SkippedDay => {
      const title = titles.get(date)
      return isWeekend(date) || title === undefined
        ? { date, reason: 'weekend' }
        : { date, reason: 'holiday', title }
    })
  return { countedDays, skippedDays, days: countedDays.length * leaveShareOf(type) }
}

/** A request of which no counted day is left cannot be approved. */
export const hasCountedDay = (period: LeavePeriod, holidays: Holidays): boolean =>
  splitLeaveDays(period, holidays).countedDays.length > 0

/** The days that count in each calendar year, in which half a day is 0.5 (docs/product-rules.md#leave). */
export function daysByYear(type: LeaveType, countedDays: readonly Day[]): Map<number, number> {
  const years = new Map<number, number>()
  for (const day of countedDays) {
    const year = yearOf(day)
    years.set(year, (years.get(year) ?? 0) + leaveShareOf(type))
  }
  return years
}
