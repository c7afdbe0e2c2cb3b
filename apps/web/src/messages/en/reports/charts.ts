import { days } from '../shared/days.ts'
import { type BesideNorm, besideNorm } from '../shared/records.ts'

/** A day as in 'Sun 22'. */
const shortDay = (date: string) => `${days.weekday(date)} ${days.dayOfMonth(date)}`

type DayHours = {
  date: string
  hours: string
  /** The expected hours; undefined where none are expected. */
  expected: string | undefined
  /** The holiday or the leave of the day. */
  off: string | undefined
}

type MonthSum = BesideNorm & {
  hours: string
  /** The expected hours; undefined where none are expected. */
  expected: string | undefined
}

export const charts = {
  title: 'Charts',
  byDay: 'Hours per day',
  byProject: 'Hours by project',
  byCategory: 'Hours by category',
  name: 'Name',
  hours: 'Hours',
  others: (count: number) => `${count} others`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  none: 'No hours yet',
  logged: 'Logged',
  norm: 'Norm',
  holiday: 'Holiday',
  slider: (caption: string) => `${caption}: day`,
  /** What a screen reader says of a day. */
  day: ({ date, hours, expected, off }: DayHours) => {
    const name = days.namedDay(date, off)
    return expected === undefined ? `${name}: ${hours} h` : `${name}: ${hours} h, norm ${expected} h`
  },
  shortDay: ({ date, hours, expected, off }: DayHours) => {
    const name = off === undefined ? shortDay(date) : `${shortDay(date)}, ${off}`
    return expected === undefined ? `${name}: ${hours} h` : `${name}: ${hours} of ${expected} h`
  },
  sum: ({ hours, expected, ...beside }: MonthSum) =>
    [expected === undefined ? `${hours} h` : `${hours} of ${expected} h`, ...besideNorm(beside)].join(', '),
  failed: 'The charts could not be loaded',
}
