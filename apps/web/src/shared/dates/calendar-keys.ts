import { addDays, addMonths, type Day, isoWeekday, lastDayOf, monthOf } from '@portal/domain/days'

export type DayLimits = { minDate?: Day | undefined; maxDate?: Day | undefined }

/** The day of another month with the same number, or that month's last day. */
function inMonth(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  const sameNumber = `${month}${day.slice(7)}`
  const last = lastDayOf(month)
  return sameNumber > last ? last : sameNumber
}

const moves: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => inMonth(day, -1),
  PageDown: (day) => inMonth(day, 1),
  Home: (day) => addDays(day, 1 - isoWeekday(day)),
  End: (day) => addDays(day, 7 - isoWeekday(day)),
}

/** The day that a key moves to; undefined for other keys. */
export const dayByKey = (key: string, day: Day): Day | undefined => moves[key]?.(day)

/** The day itself, or the limit that it lies outside of. */
export function dayWithin(day: Day, { minDate, maxDate }: DayLimits): Day {
  if (maxDate !== undefined && day > maxDate) return maxDate
  return minDate !== undefined && day < minDate ? minDate : day
}
