import { type Day, isDay, isMonth, type Month } from './days.ts'
import { withoutInvisible } from './texts/stored.ts'

/** The last year that two typed digits mean unless told otherwise: 79 is 2079 and 80 is 1980. */
const latestTypedYear = 2079

/**
 * A typed `D.M.YYYY`, `D.M.YY`, `DDMMYYYY` or `YYYY-MM-DD` as a day; undefined when there is no such day. Slashes,
 * hyphens and blanks may stand for the dots. Two digits mean the last year that ends in them and is not after
 * `latestYear`, so that a birth date is never in the future.
 */
export function parseTypedDay(text: string, latestYear = latestTypedYear): Day | undefined {
  const typed = withoutInvisible(text)
  if (isDay(typed)) return typed
  const parts =
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    /^(\d{1,2})(?:[./-]|\s)\s*(\d{1,2})(?:[./-]|\s)\s*(\d{4}|\d{2})$/.exec(typed)
  const [, dayOfMonth = '', month = '', year = ''] = parts ?? []
  const wholeYear = year.length === 2 ? fullYear(Number(year), latestYear) : year
  const day = `${wholeYear}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** A typed `M.YYYY`, `M.YY`, `MMYYYY` or `YYYY-MM` as a month; undefined when there is no such month. See `parseTypedDay`. */
export function parseTypedMonth(text: string): Month | undefined {
  const typed = withoutInvisible(text)
  if (isMonth(typed)) return typed
  const parts = /^(\d{2})(\d{4})$/.exec(typed) ?? /^(\d{1,2})(?:[./-]|\s)\s*(\d{4}|\d{2})$/.exec(typed)
  const [, month = '', year = ''] = parts ?? []
  const wholeYear = year.length === 2 ? fullYear(Number(year), latestTypedYear) : year
  const whole = `${wholeYear}-${month.padStart(2, '0')}`
  return isMonth(whole) ? whole : undefined
}

/** The last year up to `latest` that ends in the two digits. */
const fullYear = (digits: number, latest: number) => latest - ((((latest - digits) % 100) + 100) % 100)
