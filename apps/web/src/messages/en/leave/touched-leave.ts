import { formatDay } from '@portal/domain/days'
import { plural } from '../../plural.ts'
import { daysInWords } from '../shared/days.ts'

/** The days of leave now and after it is counted again: '5 days → 4 days'. */
const daysOf = (now: number, after: number) =>
  `${daysInWords(now)} → ${after === 0 ? 'no day' : daysInWords(after)}`

/** Texts about approved leave whose days have changed with the holidays. */
export const touchedLeave = {
  title: 'Leave to count again',
  intro:
    'These requests were approved before the holidays changed. Counting again changes their days and balances, and tells the people.',
  /** Screen readers read this text when it appears. */
  found: (count: number) =>
    plural('en', count, {
      one: '{n} approved request has to be counted again.',
      other: '{n} approved requests have to be counted again.',
    }),
  failed: 'The leave that the holidays touch could not be loaded',
  person: 'Person',
  type: 'Leave',
  dates: 'Dates',
  range: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
  days: 'Days',
  daysOf,
  changes: 'Changes',
  added: (day: string) => `${formatDay(day)} counts as leave`,
  removed: (day: string) => `${formatDay(day)} is a holiday`,
  more: (count: number) => plural('en', count, { one: 'and {n} more day', other: 'and {n} more days' }),
  named: (type: string, person: string, dates: string) => `${type} of ${person}, ${dates}`,
  count: 'Count again',
  countNamed: (request: string) => `Count again: ${request}`,
  countAll: 'Count all again',
  allTitle: 'Count all again?',
  allText: (count: number) =>
    plural('en', count, {
      one: '{n} request gets the days of the present holidays. The person is told.',
      other: '{n} requests get the days of the present holidays. Each person is told.',
    }),
  counted: (person: string, now: number, after: number) => `Leave of ${person}: ${daysOf(now, after)}`,
  allCounted: (count: number) =>
    plural('en', count, {
      one: '{n} request was counted again',
      other: '{n} requests were counted again',
    }),
}
