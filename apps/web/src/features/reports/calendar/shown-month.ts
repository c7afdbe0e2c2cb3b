import { idInput } from '@portal/contract/shared/fields'
import { type Day, firstMonth, type Month, monthOf } from '@portal/domain/days'
import * as z from 'zod/mini'
import { monthOfDate } from '../../../shared/period/date-in-address.ts'
import { monthInAddress } from '../../../shared/period/month-in-address.ts'
import type { ownMonths } from '../own/own-report-search.ts'
import type { CalendarSearch } from './calendar-search.ts'

/** The person of a path; undefined when it names none. */
export const userIdIn = (text: string): number | undefined => z.safeParse(idInput, text).data

export type MonthLimits = ReturnType<typeof ownMonths>

/** Any month up to that of today, from the first that the portal knows. */
export const userLimits = (today: Day): MonthLimits => ({ minMonth: firstMonth, maxMonth: monthOf(today) })

/** The month of the address; the present one if it has none or one outside the limits. */
export function shownMonth(
  { month: asked }: Pick<CalendarSearch, 'month'>,
  limits: MonthLimits,
  today: Day,
): Month {
  const { minMonth, maxMonth } = limits
  return asked === undefined || asked < minMonth || asked > maxMonth ? monthOf(today) : asked
}

/** The day that a phone lists: that of the address, today, or the first of the month. */
export function listedDay({ day: wanted }: Pick<CalendarSearch, 'day'>, shown: Month, today: Day): Day {
  if (wanted !== undefined && monthOf(wanted) === shown) return wanted
  return monthOf(today) === shown ? today : `${shown}-01`
}

/**
 * The address of what is shown, where the asked one is another: with a `date`, with a month outside the limits, or with
 * a day of another month.
 */
export function shownAddress<Search extends CalendarSearch>(
  { date, ...search }: Search,
  limits: MonthLimits,
  today: Day,
) {
  const asked = monthOfDate(date) ?? search.month
  const shown = shownMonth({ month: asked }, limits, today)
  const isOtherDay = search.day !== undefined && monthOf(search.day) !== shown
  if (date === undefined && (asked === undefined || asked === shown) && !isOtherDay) return undefined
  return { ...search, month: monthInAddress(shown, today), day: isOtherDay ? undefined : search.day }
}
