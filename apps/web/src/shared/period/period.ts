import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  isDay,
  isMonth,
  lastDayOf,
  type Month,
  monthOf,
} from '@portal/domain/days'

import { t } from '../../messages/messages.ts'

/** What a list shows: a month, or a day. */
export type Period = { by: 'month'; month: Month } | { by: 'day'; day: Day }

export const periodKinds = ['month', 'day'] as const
export type PeriodKind = Period['by']

/** The search parameters of a period; without either it is the present month. */
export type PeriodSearch = { month?: Month | undefined; day?: Day | undefined }

/** The days up to which periods are offered; undefined where the future is offered too. */
type Limit = { today: Day; latest?: Day | undefined }

/** The period of an address. One that is later than the latest counts as the latest. */
export function periodOf({ month, day }: PeriodSearch, { today, latest }: Limit): Period {
  if (day !== undefined) return { by: 'day', day: isAfter(day, latest) ? latest : day }
  const wanted = month ?? monthOf(today)
  return { by: 'month', month: isAfter(wanted, latest?.slice(0, 7)) ? monthOf(latest ?? today) : wanted }
}

const isAfter = (value: string, latest: string | undefined): latest is string =>
  latest !== undefined && value > latest

/** The month that the period is or lies in. */
export const monthIn = (period: Period): Month => (period.by === 'day' ? monthOf(period.day) : period.month)

/** The first and the last day of the period. */
export const daysOf = (period: Period): { from: Day; to: Day } =>
  period.by === 'day'
    ? { from: period.day, to: period.day }
    : { from: firstDayOf(period.month), to: lastDayOf(period.month) }

/** The day or the month in words, as a heading. */
export const titleOf = (period: Period): string =>
  period.by === 'day' ? t.days.wholeDay(period.day) : t.days.wholeMonth(period.month)

/** The period of the same kind that a day is or lies in. */
export const periodAround = ({ by }: Period, day: Day): Period =>
  by === 'day' ? { by, day } : { by, month: monthOf(day) }

/** The period so many months or days later; undefined where it is too late or outside the calendar. */
export function stepped(period: Period, step: 1 | -1, latest: Day | undefined): Period | undefined {
  if (period.by === 'day') {
    const day = addDays(period.day, step)
    return isDay(day) && !isAfter(day, latest) ? { by: 'day', day } : undefined
  }
  const month = addMonths(period.month, step)
  return isMonth(month) && !isAfter(month, latest?.slice(0, 7)) ? { by: 'month', month } : undefined
}

/**
 * The other kind of period at the same time: for a day its month, for a month today or the last day of an earlier one
 * or the first of a later one.
 */
export function switched(period: Period, by: PeriodKind, today: Day): Period {
  const month = monthIn(period)
  if (by === 'month') return { by, month }
  if (period.by === 'day') return period
  if (month > monthOf(today)) return { by, day: `${month}-01` }
  const last = lastDayOf(month)
  return { by, day: last > today ? today : last }
}

/** The address of another period, with the same filters and the first page. */
export const searchForPeriod = <Search extends PeriodSearch & { page?: number | undefined }>(
  search: Search,
  period: Period,
) => ({
  ...search,
  month: period.by === 'month' ? period.month : undefined,
  day: period.by === 'day' ? period.day : undefined,
  page: undefined,
})
