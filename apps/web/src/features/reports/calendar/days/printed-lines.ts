import type { TimeRecord } from '@portal/contract/hours/hours'
import type { MonthDay } from '../month-view.ts'

type PrintedDay = Pick<MonthDay, 'holiday' | 'mark'> & {
  records: readonly Pick<TimeRecord, 'record_type'>[]
  waiting?: MonthDay['waiting']
}

/** The height of the date with its hours and of the space around the entries, in lines. */
const linesOfHead = 1.5
/** The height of the names of the weekdays, in lines. */
const linesOfHeader = 1.2
/** The space around an entry, in lines. */
const spaceOfEntry = 0.2

/** Up to this many lines are printed with descriptions; more are easier to read without them than in smaller type. */
const comfortableLines = 80

/**
 * The height of a month on paper, in lines of text: each text of an entry takes one line there. A month with many records
 * is dense: their descriptions are left out.
 */
export function printedLines(weeks: readonly (readonly PrintedDay[])[]): { lines: number; isDense: boolean } {
  const lines = linesOf(weeks, 2)
  return lines > comfortableLines ? { lines: linesOf(weeks, 1), isDense: true } : { lines, isDense: false }
}

const linesOf = (weeks: readonly (readonly PrintedDay[])[], linesOfRecord: number) =>
  weeks.reduce(
    (sum, week) => sum + Math.max(...week.map((day) => linesOfDay(day, linesOfRecord))),
    linesOfHeader,
  )

function linesOfDay(day: PrintedDay, linesOfRecord: number): number {
  const { holiday, records, waiting = [], mark } = day
  const lines = records.map(({ record_type }) => (record_type === 'regular' ? linesOfRecord : 1))
  const entries = lines.reduce((sum, count) => sum + count + spaceOfEntry, holiday === undefined ? 0 : 1)
  return linesOfHead + (mark ? 1 : 0) + entries + waiting.length * (1 + spaceOfEntry)
}
