import { type Day, formatDay, isoWeekday, type Month } from '@portal/domain/days'
import { plural } from '../../plural.ts'

// The names are written here, because the first date format of `Intl` takes a phone some 100 ms, at the start of the
// page that opens most.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
/** The name of the month that a day or a month lies in. */
const monthName = (day: string) => months[Number(day.slice(5, 7)) - 1] ?? ''
const weekdayName = (day: Day) => weekdays[isoWeekday(day) - 1] ?? ''
/** A day as in 'Sunday, 22 November 2026'. */
export const wholeDay = (day: Day) =>
  `${weekdayName(day)}, ${Number(day.slice(8))} ${monthName(day)} ${day.slice(0, 4)}`

/** A day as in 'Sunday 22 November', with the year where it is not that of `today`. */
export const dayInYear = (day: Day, today: Day) => {
  const name = `${weekdayName(day)} ${Number(day.slice(8))} ${monthName(day)}`
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`
}

/** A month as in 'November 2026'. */
export const wholeMonth = (month: Month) => `${monthName(month)} ${month.slice(0, 4)}`

export const days = {
  /** The name of a month by its number, from 1 to 12. */
  monthNumbered: (month: number) => months[month - 1] ?? '',
  wholeDay,
  wholeMonth,
  /** A day together with its name, such as a holiday. */
  namedDay: (day: Day, name: string | undefined) =>
    name === undefined ? wholeDay(day) : `${wholeDay(day)}, ${name}`,
  /** The days from one to another; null for no last one. */
  period: (from: Day, to: Day | null) =>
    to === null
      ? `from ${formatDay(from)}`
      : from === to
        ? formatDay(from)
        : `${formatDay(from)} – ${formatDay(to)}`,
  until: (to: Day) => `until ${formatDay(to)}`,
  shortMonth: (month: Month) => monthName(month).slice(0, 3),
  weekdayName,
  weekday: (day: string) => weekdayName(day).slice(0, 3),
  weekdayInTwoLetters: (day: string) => weekdayName(day).slice(0, 2),
  dayOfMonth: (day: string) => String(Number(day.slice(8))),
}

const dayAndMonth = (day: string) => `${days.dayOfMonth(day)} ${days.shortMonth(day)}`

/** Days as in '3 – 14 Nov'; with both months where they differ. */
export const spanOfDays = (from: string, to: string) =>
  from === to
    ? dayAndMonth(from)
    : from.slice(0, 7) === to.slice(0, 7)
      ? `${days.dayOfMonth(from)} – ${dayAndMonth(to)}`
      : `${dayAndMonth(from)} – ${dayAndMonth(to)}`

/** Texts of lists that show a month or a day. */
export const periods = {
  kinds: { month: 'Month', day: 'Day' },
  period: 'Period',
  previousDay: 'Previous day',
  nextDay: 'Next day',
}

export const daysInWords = (days: number) =>
  days === 0.5 ? 'half a day' : plural('en', days, { one: '{n} day', other: '{n} days' })
