import type { Reminders } from '@portal/contract/hours/missing-hours'
import { forecastDays, nearDays } from '@portal/domain/bench-forecast'
import { formatDay } from '@portal/domain/days'
import { plural } from '../plural.ts'
import { spanOfDays } from './shared/days.ts'

/** The people whom a reminder reached, as in 'Ada Byron was reminded. 1 had been reminded today.' */
function reminded({ reminded, already_reminded, not_missing }: Reminders): string {
  const [person] = reminded
  const sentences = [
    person !== undefined && reminded.length === 1 && `${person.full_name} was reminded.`,
    reminded.length > 1 && `${reminded.length} people were reminded.`,
    already_reminded.length > 0 && `${already_reminded.length} had been reminded today.`,
    not_missing.length > 0 &&
      plural('en', not_missing.length, {
        one: '{n} has hours meanwhile.',
        other: '{n} have hours meanwhile.',
      }),
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ') || 'Nobody had to be reminded.'
}

/** How many of those within 60 days are near, as in '2 of them within 30'. */
function near(count: number, all: number): string {
  if (all === 1) return count === 1 ? `even within ${nearDays}` : `not within ${nearDays}`
  if (count === 0) return `none of them within ${nearDays}`
  return `${count === all ? 'all' : count} of them within ${nearDays}`
}

export const forecast = {
  title: 'Forecast',
  /** The name of a card for screen readers, as in '5 contracts end within 60 days, 2 of them within 30'. */
  card: (figure: number, counted: string, note: string | undefined) =>
    [`${figure} ${counted}`, note].filter(Boolean).join(', '),
  failed: 'The forecast could not be loaded',
  near,
  nearTitle: `Within ${nearDays} days`,
  laterTitle: `In ${nearDays + 1} to ${forecastDays} days`,
  daysLeft: (days: number) => {
    if (days === 0) return 'today'
    return days === 1 ? 'tomorrow' : `in ${days} days`
  },

  ending: 'Contracts ending',
  /** What stands beside the number. */
  contractsEnd: (count: number) =>
    plural('en', count, {
      one: `contract ends within ${forecastDays} days`,
      other: `contracts end within ${forecastDays} days`,
    }),
  nothingEnds: `No contract ends within ${forecastDays} days.`,
  endsOn: (day: string) => `Ends ${formatDay(day)}`,

  free: 'About to be free',
  peopleFree: (count: number) =>
    plural('en', count, {
      one: `person becomes free within ${forecastDays} days`,
      other: `people become free within ${forecastDays} days`,
    }),
  nobodyFree: `Nobody becomes free within ${forecastDays} days.`,
  freeOn: (day: string) => `Free from ${formatDay(day)}`,

  noHours: 'No hours last week',
  peopleWithoutHours: (count: number) =>
    plural('en', count, {
      one: 'person logged no hours last week',
      other: 'people logged no hours last week',
    }),
  week: spanOfDays,
  withoutHours: (count: number, from: string, to: string) =>
    `${plural('en', count, { one: '{n} person', other: '{n} people' })} without any hours, ${spanOfDays(from, to)}`,
  everyoneLogged: (from: string, to: string) => `Everyone has logged hours for ${spanOfDays(from, to)}.`,
  expected: (days: number) => plural('en', days, { one: '{n} working day', other: '{n} working days' }),
  remind: 'Remind',
  remindNamed: (name: string) => `Remind ${name}`,
  remindAll: 'Remind all',
  remindHint: 'Sends a notification, at most one a day',
  remindedToday: 'Reminded today',
  remindedOn: (day: string) => `Reminded on ${formatDay(day)}`,
  onceADay: 'Reminded today. The next reminder can be sent tomorrow.',
  allReminded: 'All of them have been reminded today. The next reminder can be sent tomorrow.',
  reminded,
}
