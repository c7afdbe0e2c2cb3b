import { type Day, firstDayOf, isDay, isMonth, type Month, monthOf } from '../../days.ts'
import { endsTooLate, hasBegunBy } from '../periods.ts'
import type { EntryFault } from './import-report.ts'

/** A date with the parts that the file gives. */
type PartialDate = { year: string; month?: string; day?: string }

const english = 'january february march april may june july august september october november december'
const ukrainian =
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'
const ukrainianGenitive =
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'
const monthNames = [english, ukrainian, ukrainianGenitive].map((names) => names.split(' '))

/**
 * The forms in which dates are read: numbers with the year first or last, and names of months. A time after a day is
 * ignored.
 */
const forms = [
  /^(?<year>\d{4})$/,
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})(?:[-/.](?<day>\d{1,2})(?:[T ].*)?)?$/,
  /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/,
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  /^(?:(?<day>\d{1,2})[\s-]+)?(?<name>\p{L}{3,})[.,]?[\s-]+(?<year>\d{4})$/u,
  /^(?<name>\p{L}{3,})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})$/u,
  /^(?<year>\d{4})[\s-]+(?<name>\p{L}{3,})\.?$/u,
]

/** `2020-05-00` and `2020-00-00` are how some programs write that they know no day and no month. */
export function partialDate(text: string): PartialDate | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const groups = forms.map((form) => form.exec(plain)?.groups).find((found) => found !== undefined)
  if (groups === undefined) return undefined
  const { year = '', day = '' } = groups
  const month = groups.name === undefined ? (groups.month ?? '') : monthNamed(groups.name)
  if (month === undefined) return undefined
  if (isUnknown(month)) return isDay(`${year}-01-01`) && isUnknown(day) ? { year } : undefined
  const date = { year, month: month.padStart(2, '0') }
  if (isUnknown(day)) return isMonth(`${year}-${date.month}`) ? date : undefined
  const whole = { ...date, day: day.padStart(2, '0') }
  return isDay(`${year}-${whole.month}-${whole.day}`) ? whole : undefined
}

const isUnknown = (part: string) => /^0*$/.test(part)

/** Names are often cut: `Sept`, `вер`. */
function monthNamed(name: string): string | undefined {
  const cut = name.toLowerCase()
  for (const names of monthNames) {
    const index = names.findIndex((whole) => whole.startsWith(cut))
    if (index !== -1) return String(index + 1)
  }
  return undefined
}

/**
 * What was added to a date, for the report: the month that the file lacks, or 'day' where only the day was missing.
 */
export type Completion = { field: string; given: string; taken: Month } | 'day'

/** `endLeftOut` is an end that the entry does not have, and why. */
export type Period = {
  start: Day
  end: Day | null
  completions: Completion[]
  endLeftOut?: { code: 'end_unknown' | 'end_too_late'; given: string }
}

/**
 * The days of work or studies, or the fault for which there are none. A year alone is its January as a start and
 * its December as an end, and a month is its first day. Without an end that can be read and is likely the period is going
 * on.
 */
export function periodOf(startDate: string, endDate: string, today: Day): Period | EntryFault {
  if (startDate.trim() === '') return 'no_start'
  const start = partialDate(startDate)
  if (start === undefined) return 'unknown_start'
  const first = completed(start, '01')
  if (!hasBegunBy(today, monthOf(first))) return 'start_in_future'
  const completions = completionsOf('startDate', start, '01')
  const said = endDate.trim()
  if (said === '' || isGoingOn(said)) return { start: first, end: null, completions }
  const end = partialDate(said)
  const goingOn = (code: 'end_unknown' | 'end_too_late') => ({
    start: first,
    end: null,
    completions,
    endLeftOut: { code, given: said },
  })
  if (end === undefined) return goingOn('end_unknown')
  const last = notBefore(first, end)
  if (last === undefined) return 'end_before_start'
  if (endsTooLate(today, monthOf(last))) return goingOn('end_too_late')
  return { start: first, end: last, completions: [...completions, ...completionsOf('endDate', end, '12')] }
}

/**
 * The end as a day; undefined when it is before the start. An end without a day or a month may lie in the month or year
 * of the start.
 */
function notBefore(start: Day, end: PartialDate): Day | undefined {
  const last = completed(end, '12')
  if (last >= start) return last
  const said = [end.year, end.month, end.day].filter((part) => part !== undefined).join('-')
  return start.startsWith(said) ? start : undefined
}

const completed = ({ year, month, day }: PartialDate, missingMonth: string): Day =>
  day === undefined ? firstDayOf(`${year}-${month ?? missingMonth}`) : `${year}-${month}-${day}`

function completionsOf(field: string, { year, month, day }: PartialDate, missingMonth: string): Completion[] {
  if (month === undefined) return [{ field, given: year, taken: `${year}-${missingMonth}` }]
  return day === undefined ? ['day'] : []
}

/** A month; a year alone is its January. */
export function completedMonth(text: string): { month: Month; completion?: Completion } | undefined {
  const date = partialDate(text)
  if (date === undefined) return undefined
  const month = `${date.year}-${date.month ?? '01'}`
  const [completion] = date.month === undefined ? completionsOf('date', date, '01') : []
  return completion === undefined ? { month } : { month, completion }
}

const goingOnWords =
  /^(?:(?:to |till |until |up to )?(?:present|now|today|current(?:ly)?|ongoing|date)|(?:по |до )?(?:теперішній час|сьогодні|зараз|тепер)|дотепер|донині)$/i
const isGoingOn = (text: string): boolean => goingOnWords.test(text.replace(/[.\s]+$/, ''))
