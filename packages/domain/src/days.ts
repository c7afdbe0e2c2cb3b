/** A calendar day as `YYYY-MM-DD`. Days are compared as text; Date objects and time zones are never used for them. */
export type Day = string

/** A calendar month as `YYYY-MM`. */
export type Month = string

const msPerDay = 86_400_000
/** The weekday of 1970-01-01, three days after a Monday. */
const thursday = 3

/**
 * Makes the number from the parts: `Date.parse` takes three times as long, and reports ask for the weekday of each of
 * thousands of days.
 */
const toUtcMs = (day: Day) =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
const fromUtcMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** The first and the last year that a day may lie in. */
export const firstYear = 1900
export const lastYear = 2199
export const firstMonth: Month = `${firstYear}-01`
export const lastMonth: Month = `${lastYear}-12`

/** True for a year that days may lie in. */
export const isYear = (year: number): boolean => year >= firstYear && year <= lastYear

/** True for an existing day in the form `YYYY-MM-DD` from the first to the last year. */
export function isDay(text: string): text is Day {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isYear(yearOf(text)) && fromUtcMs(toUtcMs(text)) === text
}

/** True for `YYYY-MM` with an existing month. */
export const isMonth = (text: string): text is Month => isDay(`${text}-01`)

/** The calendar day that a moment falls on in the given IANA time zone. */
export const dayIn = (timeZone: string, moment: Date): Day => calendarOf(timeZone).format(moment)

/** The time of day of a moment in the given time zone as `HH:MM`, for display. */
export const timeIn = (timeZone: string, moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })

/**
 * The last moment of a day in the given time zone: what ends then names the day and includes it. It is searched, because a clock
 * that changes at midnight leaves no other way without a table of zones.
 */
export function endOfDay(timeZone: string, day: Day): Date {
  // No zone is more than 14 hours from UTC.
  let last = toUtcMs(day) - 14 * 3_600_000
  let next = toUtcMs(day) + 2 * msPerDay
  while (next - last > 1) {
    const middle = Math.floor((last + next) / 2)
    if (dayIn(timeZone, new Date(middle)) > day) next = middle
    else last = middle
  }
  return new Date(last)
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Cached: making a format takes longer than formatting a thousand days. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const kept = calendars.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  calendars.set(timeZone, made)
  return made
}

export const addDays = (day: Day, count: number): Day => fromUtcMs(toUtcMs(day) + count * msPerDay)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((toUtcMs(to) - toUtcMs(from)) / msPerDay)

/** 1 for Monday to 7 for Sunday. */
export function isoWeekday(day: Day): number {
  const sinceMonday = (toUtcMs(day) / msPerDay + thursday) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

export const isWeekend = (day: Day): boolean => isoWeekday(day) > 5

export const mondayOf = (day: Day): Day => addDays(day, 1 - isoWeekday(day))

export const sundayOf = (day: Day): Day => addDays(mondayOf(day), 6)

/** The seven days of the week that holds `day`, Monday first. */
export const weekOf = (day: Day): Day[] => daysInRange(mondayOf(day), sundayOf(day))

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export function daysInRange(from: Day, to: Day): Day[] {
  const length = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

export const monthOf = (day: Day): Month => day.slice(0, 7)
export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The first and the last day of a year. */
export function yearRange(year: number): { from: Day; to: Day } {
  const digits = String(year).padStart(4, '0')
  return { from: `${digits}-01-01`, to: `${digits}-12-31` }
}

export const firstDayOf = (month: Month): Day => `${month}-01`
export const lastDayOf = (month: Month): Day => addDays(firstDayOf(addMonths(month, 1)), -1)

export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/**
 * The days of a year, or of its month from 1 to 12, for a search. Before the first year there are none, so every earlier
 * year is as empty as the one before it.
 */
export function daysOfPeriod(year: number, monthNumber?: number): { from: Day; to: Day } {
  const range = yearRange(Math.max(year, firstYear - 1))
  if (monthNumber === undefined) return range
  const month = addMonths(monthOf(range.from), monthNumber - 1)
  return { from: firstDayOf(month), to: lastDayOf(month) }
}

/** `DD.MM.YYYY`, for display. */
export const formatDay = (day: Day): string => day.split('-').reverse().join('.')

/** `MM.YYYY`, for display. */
export const formatMonth = (month: Month): string => month.split('-').reverse().join('.')
