import { addDays, type Day } from '@portal/domain/days'
import { plural } from '../plural.ts'
import { dayInYear, days, spanOfDays } from './shared/days.ts'

type Places = { from: Day; to: Day }

const recordsInWords = (count: number) => plural('en', count, { one: '{n} record', other: '{n} records' })
const shortDay = (day: Day) => `${days.weekday(day)} ${days.dayOfMonth(day)} ${days.shortMonth(day)}`
const weekOf = (monday: Day) => spanOfDays(monday, addDays(monday, 6))

/** Texts of copying the hours of a day or a week. */
export const copyHours = {
  likeYesterday: 'Like yesterday',
  likeDay: (day: Day, today: Day) => `Like ${dayInYear(day, today)}`,
  copyLastWeek: 'Copy last week',
  copyWeekBefore: 'Copy the week before',
  copyWeekFrom: (monday: Day) => `Copy the week ${weekOf(monday)}`,
  dayOfWeek: (day: Day) => `${days.weekday(day)} ${days.dayOfMonth(day)}`,
  dayTitle: ({ from, to }: Places) => `Copy ${shortDay(from)} to ${shortDay(to)}`,
  weekTitle: ({ from, to }: Places) => `Copy ${weekOf(from)} to ${weekOf(to)}`,
  /** Follows the name of a record, for screen readers. */
  onDay: (day: string) => `, ${day}`,
  hasHours: (hours: string) => `has ${hours} h already`,
  descriptionOf: (work: string, day: string) => `Description of ${work}, ${day}`,
  noDescription: 'No description',
  leftOut: (reason: string) => `Left out: ${reason}`,
  leftOutCount: (count: number) =>
    plural('en', count, {
      one: '{n} record does not fit and is left out.',
      other: '{n} records do not fit and are left out.',
    }),
  nothingFits: 'None of these hours can be copied.',
  failed: 'The preview could not be loaded',
  copy: 'Copy',
  confirm: (count: number, hours: string) => `Copy ${recordsInWords(count)}, ${hours} h`,
  copied: (count: number, hours: string) => `${recordsInWords(count)} copied, ${hours} h`,
}
