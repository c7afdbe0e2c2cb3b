import { type Day, firstDayOf, isDay, isMonth, type Month } from '../../days.ts'
import { monthText } from '../document-words.ts'

/** A date with the parts that the file gives. */
type PartialDate = { year: string; month?: string; day?: string }

const english = 'january february march april may june july august september october november december'
const ukrainian =
  'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень'
const ukrainianGenitive =
  'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'
const monthNames = [english, ukrainian, ukrainianGenitive].map((names) => names.split(' '))

/** Numbers with the year first or last, and the names of months; a time after a day says nothing here. */
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

/** What was added to a date, in words for the report: its month, or nothing but its day. */
export type Completion = { field: string; said: string; taken: string } | 'day'

export type Period = { start: Day; end: Day | null; completions: Completion[]; unread?: string }

/**
 * The days of work or studies; a sentence where there are none. A start that is only a year is its January, an end its
 * December, and a month its first day. Without an end that can be read it is going on.
 */
export function periodOf(startDate: string, endDate: string): Period | string {
  if (startDate.trim() === '') return 'it has no startDate'
  const start = partialDate(startDate)
  if (start === undefined) return 'its startDate is no date'
  const first = completed(start, '01')
  const completions = completionsOf('startDate', start, '01')
  const said = endDate.trim()
  if (said === '' || isGoingOn(said)) return { start: first, end: null, completions }
  const end = partialDate(said)
  if (end === undefined) return { start: first, end: null, completions, unread: said }
  const last = notBefore(first, end)
  if (last === undefined) return 'it ends before it starts'
  return { start: first, end: last, completions: [...completions, ...completionsOf('endDate', end, '12')] }
}

/** An end without a day or a month, in that of the start, is not before the start. */
function notBefore(start: Day, end: PartialDate): Day | undefined {
  const last = completed(end, '12')
  if (last >= start) return last
  const said = [end.year, end.month, end.day].filter((part) => part !== undefined).join('-')
  return start.startsWith(said) ? start : undefined
}

const completed = ({ year, month, day }: PartialDate, missingMonth: string): Day =>
  day === undefined ? firstDayOf(`${year}-${month ?? missingMonth}`) : `${year}-${month}-${day}`

function completionsOf(field: string, { year, month, day }: PartialDate, missingMonth: string): Completion[] {
  if (month === undefined) return [{ field, said: year, taken: monthText(`${year}-${missingMonth}`) }]
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

const goingOn =
  /^(?:(?:to |till |until |up to )?(?:present|now|today|current(?:ly)?|ongoing|date)|(?:по |до )?(?:теперішній час|сьогодні|зараз|тепер)|дотепер|донині)$/i
const isGoingOn = (text: string): boolean => goingOn.test(text.replace(/[.\s]+$/, ''))
