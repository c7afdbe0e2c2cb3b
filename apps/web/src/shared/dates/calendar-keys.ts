import { addDays, addMonths, type Day, isoWeekday, lastDayOf, type Month, monthOf } from '@portal/domain/days'

/** The day of another month with the same number, or that month's last day. */
function inMonth(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months)
  const sameNumber = `${month}${day.slice(7)}`
  const last = lastDayOf(month)
  return sameNumber > last ? last : sameNumber
}

const dayMoves: Readonly<Record<string, (day: Day) => Day>> = {
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
export const dayByKey = (key: string, day: Day): Day | undefined => dayMoves[key]?.(day)

/** The month that each key moves to. The months of a year are shown in rows of three. */
const monthMoves: Readonly<Record<string, (month: Month) => Month>> = {
  ArrowLeft: (month) => addMonths(month, -1),
  ArrowRight: (month) => addMonths(month, 1),
  ArrowUp: (month) => addMonths(month, -3),
  ArrowDown: (month) => addMonths(month, 3),
  PageUp: (month) => addMonths(month, -12),
  PageDown: (month) => addMonths(month, 12),
  Home: (month) => `${month.slice(0, 4)}-01`,
  End: (month) => `${month.slice(0, 4)}-12`,
}

/** The month that a key moves to; undefined for other keys. */
export const monthByKey = (key: string, month: Month): Month | undefined => monthMoves[key]?.(month)
