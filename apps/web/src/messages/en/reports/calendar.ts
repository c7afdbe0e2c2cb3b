import { wholeDay, wholeMonth } from '../shared/days.ts'
import { type BesideNorm, besideNorm, records } from '../shared/records.ts'

type DayFacts = {
  day: string
  /** The hours with one decimal; undefined until they are loaded. */
  hours: string | undefined
  missing: string | undefined
  over: string | undefined
  notes: readonly string[]
}

export const calendar = {
  thisMonth: 'This month',

  user: 'User',
  allUsers: 'All Users',
  project: 'Project',
  availableProjects: 'Available Projects',
  projectsFailed: 'Server error: unable to download Projects',
  /** The title of the page and of the tab. */
  ofPerson: (name: string) => `Monthly Calendar of ${name}`,
  /** The heading of the printed sheet: the person, the project and the month. */
  sheet: (names: readonly (string | undefined)[], shown: string) =>
    [...names, wholeMonth(shown)].filter((name) => name !== undefined).join(', '),

  total: ({ hours, ...beside }: BesideNorm & { hours: string }) =>
    [records.totalHours(hours), ...besideNorm(beside)].join(', '),
  hours: (hours: string) => `${hours} h`,
  nothing: 'Nothing on this day.',
  openDay: (day: string) => `Log or edit hours of ${wholeDay(day)}`,
  openListed: 'Log or edit hours',
  daysOf: (shown: string) => `Days of ${wholeMonth(shown)}`,
  /** Leave that waits for a decision. */
  pending: (kind: string) => `${kind}, pending`,
  /** What a screen reader says of a day in the phone's picker. */
  dayInMonth: ({ day, hours, missing, over, notes }: DayFacts) => {
    const about = [wholeDay(day), ...notes].join(', ')
    if (hours === undefined) return about
    if (missing !== undefined) return `${about}: ${hours} h logged, ${missing} h missing`
    return over === undefined ? `${about}: ${hours} h logged` : `${about}: ${hours} h logged, ${over} h over`
  },
}
