import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  isWeekend,
  lastDayOf,
  monthOf,
  yearOf,
} from '@portal/domain/days'
import { holidaysOf } from '@portal/domain/holiday-rules'

const monthsOfHistory = 14

export type Calendar = {
  today: Day
  first_day: Day
  isWorkday(day: Day): boolean
  /** The first holiday that is some weeks away. */
  comingHoliday: Day
}

const daysToComingHoliday = 14

/** The period that the demo fills with hours and leave, up to `today`. */
export function calendarUpTo(today: Day): Calendar {
  const first_day = firstDayOf(addMonths(monthOf(today), -monthsOfHistory))
  const holidays = new Set<Day>()
  for (let year = yearOf(first_day); year <= yearOf(today) + 1; year++) {
    for (const { date } of holidaysOf(year)) holidays.add(date)
  }
  let comingHoliday = addDays(today, daysToComingHoliday)
  while (!holidays.has(comingHoliday)) comingHoliday = addDays(comingHoliday, 1)
  return { today, first_day, isWorkday: (day) => !isWeekend(day) && !holidays.has(day), comingHoliday }
}

export function weekdayFrom(day: Day): Day {
  let next = day
  while (isWeekend(next)) next = addDays(next, 1)
  return next
}

/** The first weekday of the month `months` before today's. */
export const startOfMonthAgo = (today: Day, months: number): Day =>
  weekdayFrom(firstDayOf(addMonths(monthOf(today), -months)))

export const endOfMonthAgo = (today: Day, months: number): Day =>
  lastDayOf(addMonths(monthOf(today), -months))

export const laterOf = (a: Day, b: Day): Day => (a > b ? a : b)
export const earlierOf = (a: Day, b: Day): Day => (a < b ? a : b)

/** A moment of that day during working hours in Kyiv. */
export const momentOn = (day: Day, minute = 0): Date =>
  new Date(Date.parse(`${day}T07:00:00Z`) + minute * 60_000)
