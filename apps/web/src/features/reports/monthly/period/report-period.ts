import {
  addDays,
  addMonths,
  type Day,
  isDay,
  isMonth,
  lastDayOf,
  type Month,
  monthOf,
} from '@portal/domain/days'
import type { ReportSearch } from '../report-search.ts'

/** What the report shows: a month, or a day. */
export type Period = { by: 'month'; month: Month } | { by: 'day'; day: Day }

export const periodKinds = ['month', 'day'] as const
export type PeriodKind = Period['by']

/** The period of an address. A later one than the present counts as the present. */
export function periodOf({ month, day }: ReportSearch, today: Day): Period {
  if (day !== undefined) return { by: 'day', day: day > today ? today : day }
  const present = monthOf(today)
  return { by: 'month', month: month === undefined || month > present ? present : month }
}

/** The month that the period is or lies in. */
export const monthIn = (period: Period): Month => (period.by === 'day' ? monthOf(period.day) : period.month)

/** The period as the API takes it. */
export const yearMonthOf = (period: Period): string => (period.by === 'day' ? period.day : period.month)

/** The period that many months or days later; undefined where it is in the future or outside the calendar. */
export function stepped(period: Period, step: 1 | -1, today: Day): Period | undefined {
  if (period.by === 'day') {
    const day = addDays(period.day, step)
    return isDay(day) && day <= today ? { by: 'day', day } : undefined
  }
  const month = addMonths(period.month, step)
  return isMonth(month) && month <= monthOf(today) ? { by: 'month', month } : undefined
}

/** The other kind of period at the same time: a month of its day, or the last day of a month, at most today. */
export function switched(period: Period, by: PeriodKind, today: Day): Period {
  const month = monthIn(period)
  if (by === 'month') return { by, month }
  if (period.by === 'day') return period
  const last = lastDayOf(month)
  return { by, day: last > today ? today : last }
}

/** The address of another period: the same filters, the first page. */
export const searchForPeriod = (search: ReportSearch, period: Period): ReportSearch => ({
  ...search,
  month: period.by === 'month' ? period.month : undefined,
  day: period.by === 'day' ? period.day : undefined,
  page: undefined,
})
