import { type Day, formatDay } from '@portal/domain/days'
import type { LastLeaveDay } from '@portal/domain/leave/leaving'
import { said, saidByFields } from './said.ts'

const endsOf = { last_work_day: 'your last work day', end_of_contracts: 'the end of your contracts' } as const

export const requests = {
  'requests.forbidden': () => 'You are not allowed to do this',
  'requests.not_found': () => 'There is no such request',
  'requests.no_attachment': () => 'There is no attachment',
  'requests.attachment': saidByFields,
  'requests.changed_meanwhile': () => 'This request has changed since you opened it',
  'requests.not_pending': () => 'This request has already been decided',
  'requests.no_day_left': () => 'Cannot approve. No working day is left',
  'requests.not_approved': () => 'This request is not approved',
  'requests.rejected': () => 'This request has been rejected',
  'requests.not_deletable': () => 'You cant delete approved or rejected request.',
  'requests.not_sick_leave': () => 'Only a full-day sick leave becomes an extra one',
  'requests.person_left': said<{ last_day: Day | null }>({ last_day: '2026-03-09' }, ({ last_day }) => {
    const what =
      last_day === null
        ? 'This person has left'
        : `The last work day of this person is ${formatDay(last_day)}`
    return `${what}. The request can only be declined`
  }),
  'requests.other_type': () => 'The type changes between full-day and extra sick leave only',
  'requests.reason': () => 'A reason is given only when a request is declined',
  'requests.range': saidByFields,
  'requests.other_leave': saidByFields,
  'requests.other_user': () => 'This is the request of another user',
  'requests.other_record_type': () => 'This is not the type of the request',
  'requests.other_start': () => 'This is not the first day of the request',
  'requests.other_end': () => 'This is not the last day of the request',
  'requests.unknown': () => 'There is no such request',
  'requests.by_month': () => 'by_month must be from 1 to 12',
}

/** What `checkNewLeave` of the domain finds. */
export const newLeave = {
  'requests.required': () => 'This field is required',
  'requests.not_askable': () => 'This type of leave cannot be asked for',
  'requests.in_the_past': () => 'Date cannot be in the past',
  /** `last` is the last day that may be asked for; null for a vacation that ends after all calendars. */
  'requests.too_late': said<{ last: Day | null }>({ last: '2026-03-09' }, ({ last }) =>
    last === null ? 'Date is too far in the future' : `Date cannot be after ${formatDay(last)}`,
  ),
  'requests.weekend': () => 'Date cannot be a Saturday or a Sunday',
  'requests.holiday': said({ title: 'Easter' }, ({ title }) => `Date cannot be a holiday: ${title}`),
  'requests.not_one_day': () => 'This type of leave is for one day',
  'requests.end_before_start': () => 'End date cannot be before the start date',
  'requests.too_long': said({ max: 366 }, ({ max }) => `At most ${max} days at once`),
  'requests.no_working_day': () => 'There is no working day in this period',
  'requests.vacation_taken': () => 'You have already taken the maximum number of vacations',
  'requests.shared_day': () => 'You have already asked for leave on these days',
  /** `is_end` is true where the end of a vacation is what comes too late. */
  'requests.after_last_day': said<LastDay>(
    { last_day: '2026-03-09', reason: 'last_work_day', is_end: false },
    ({ last_day, reason, is_end }) =>
      `${is_end ? 'The vacation would end' : 'Date cannot be'} after ${endsOf[reason]}, ${formatDay(last_day)}`,
  ),
  'requests.note_too_long': () => 'Note is too long.',
}
type LastDay = { last_day: Day; reason: LastLeaveDay['reason']; is_end: boolean }

export const leaves = {
  'leaves.forbidden': () => 'You are not allowed to do this',
}

export const calendarFeed = {
  'calendar_feed.not_found': () => 'There is no such calendar',
}
