import { addDays, type Day } from '../days.ts'
import { withoutInvisible } from '../texts/stored.ts'

/**
 * How a day is written in a file. With slashes or hyphens either of the first two numbers may be the month. A `number` is a day as
 * spreadsheets count them, which a cell without the format of a day shows.
 */
export type WrittenDay =
  | { form: 'certain'; day: string }
  | { form: 'either'; day_first: string; month_first: string }
  | { form: 'short_year' }
  | { form: 'number'; day: Day }

/** A time of day behind a day, with or without a zone. The day is that of the text, whatever the zone. */
const time = String.raw`(?:(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[AaPp]\.?[Mm]\.?)?\s*(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${time}$`)
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?${time}$`)

/** The days that spreadsheets count from, and the numbers of the years 1950 to 2099: others are hardly days. */
const dayZero: Day = '1899-12-30'
const [firstNumber, lastNumber] = [18_264, 73_050]

const dayOf = (year: string, month: string, dayOfMonth: string): string =>
  `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`

/** Undefined for a text that is no day. The day may be one that does not exist, such as 31.02. */
export function writtenDay(cell: string): WrittenDay | undefined {
  const text = withoutInvisible(cell)
  const [, year, , month, dayOfMonth] = yearFirst.exec(text) ?? []
  if (year && month && dayOfMonth) return { form: 'certain', day: dayOf(year, month, dayOfMonth) }
  const [, first, mark, second, yearBehind] = yearLast.exec(text) ?? []
  if (first && second && yearBehind) {
    if (yearBehind.length === 2) return { form: 'short_year' }
    const day_first = dayOf(yearBehind, second, first)
    // Dots stand in days of countries where the day comes first.
    if (mark === '.') return { form: 'certain', day: day_first }
    return { form: 'either', day_first, month_first: dayOf(yearBehind, first, second) }
  }
  const number = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : 0
  return number >= firstNumber && number <= lastNumber
    ? { form: 'number', day: addDays(dayZero, number) }
    : undefined
}
