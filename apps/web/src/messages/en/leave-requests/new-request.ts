import { maxPictureMegabytes } from '@portal/domain/pictures'
import { daysInWords } from '../shared/days.ts'

/** Texts of the form that asks for leave. */
export const newRequest = {
  send: 'Send',
  kinds: {
    sick_leave: 'Sick leave',
    work_off: 'Work off',
    unpaid_leave: 'Unpaid leave',
    vacation: 'Vacation',
    paid_leave: 'Paid leave',
    day_off: 'Day off',
  },
  typePlaceholder: 'Choose a type',
  part: 'Day part',
  parts: { full: 'Full Day', half: 'Half Day' },
  vacationType: 'Vacation type',
  vacationTypes: { one_week: 'One week', two_weeks: 'Two weeks' },
  takenIn: (year: number) => `taken in ${year}`,
  daysLong: daysInWords,
  /** Stands below the lengths of a vacation where all are taken; without another year none is free. */
  nothingLeft: (year: number, other: number | undefined) =>
    other === undefined
      ? `Nothing left in ${year}: ask for unpaid leave`
      : `Nothing left in ${year}: choose a date in ${other}, or unpaid leave`,
  noDayLeft: 'No day can be chosen',
  reason: 'Reason',
  reasonPlaceholder: 'Choose the reason',
  date: 'Date',
  note: 'Note',
  noteLeft: (used: number, limit: number) => `${used} of ${limit} characters`,
  photo: 'Attached Photo',
  photoHint: `PNG or JPEG, up to ${maxPictureMegabytes} MB`,
  photoKind: 'Please pick a PNG or JPEG image',
  choosePhoto: 'Choose photo',
  anotherPhoto: 'Choose another',
  removePhoto: 'Remove',
  uploading: 'The photo is being sent',

  preview: 'Preview',
  away: 'Colleagues away on these days',
  awayOn: (name: string, dates: string) => `${name}, ${dates}`,
  nobodyAway: 'No colleague of the same projects is away on these days.',
  awayFailed: 'The colleagues who are away could not be loaded.',
  counted: (days: number, dates: string) => `${daysInWords(days)}: ${dates}`,
  /** Stands above the requests that share a day with the one that is asked for. */
  clashes: 'Asked for already',
  notCounted: 'Not counted',
  weekend: 'weekend',
  skipped: (dates: string, why: string) => `${dates} (${why})`,
  balance: (counter: string, year: number) => `${counter} in ${year}`,
}
