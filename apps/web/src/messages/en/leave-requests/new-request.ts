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
  vacationTypeTaken: (type: string, year: number) => `${type} (already taken in ${year})`,
  vacationPlaceholder: 'Choose the length',
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
  counted: (days: number, dates: string) => `${daysInWords(days)}: ${dates}`,
  notCounted: 'Not counted',
  weekend: 'weekend',
  skipped: (dates: string, why: string) => `${dates} (${why})`,
  balance: (counter: string, year: number) => `${counter} in ${year}`,
  balanceOf: (before: string, after: string, limit: string) => `${before} → ${after} of ${limit} days`,
  balanceFree: (before: string, after: string) => `${before} → ${after} days`,
}
