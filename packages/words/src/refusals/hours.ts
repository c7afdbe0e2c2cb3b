import { formatDay } from '@portal/domain/days'
import { said, saidByFields } from './said.ts'

export const records = {
  'records.not_found': () => 'There is no such record',
  'records.changed_meanwhile': () => 'This record has changed since you opened it',
  'records.not_regular': () => 'Leave records change with their request only',
  'records.week_closed': () => 'Records before this week can no longer be changed',
  'records.before_week': said(
    { earliest: '2026-03-09' },
    ({ earliest }) => `Date cannot be before ${formatDay(earliest)}`,
  ),
  'records.user': () => 'Choose an active user',
  'records.range': saidByFields,
  'records.invalid': saidByFields,
  'records.in_the_future': () => 'Date cannot be in the future',
  'records.between_employments': () => 'The person did not work here on this day',
  'records.no_contract': () => 'There is no contract on this project on that date',
  'records.unknown_category': () => 'There is no such category',
  'records.day_full': said(
    { date: '2026-03-09', logged: 20.5, max: 24 },
    ({ date, logged, max }) =>
      `A day has at most ${max} hours; ${logged} are already logged on ${formatDay(date)}`,
  ),
  'records.hours_too_few': () => 'Hours must be greater than 0',
  'records.hours_too_many': said({ max: 24 }, ({ max }) => `Hours must be at most ${max}`),
  'records.hours_too_exact': () => 'Hours can have at most four decimals',
  'records.copy_week': () => 'A week begins on a Monday',
  'records.copy_onto_itself': () => 'Choose another day than that of the hours',
  'records.copy_too_many': said({ max: 500 }, ({ max }) => `At most ${max} records are copied at once`),
  'records.copy_unknown': () => 'There is no such record among the hours that are copied',
  'records.copy_under_way': () => 'Another copy of yours is under way. Please try again in a moment',
  'records.on_holiday': said({ title: 'Constitution Day' }, ({ title }) => `It is a holiday: ${title}`),
  'records.on_leave': () => 'The whole day is leave',
  'records.forbidden': () => 'You are not allowed to do this',
  'records.not_counted': () => 'This day is not counted',
}

export const missingHours = {
  'forecast.unknown_person': () => 'Unknown id',
}

export const categories = {
  'categories.forbidden': () => 'You are not allowed to do this',
  'categories.not_found': () => 'There is no such category',
  'categories.changed_meanwhile': () => 'This category has changed since you opened it',
  'categories.name_taken': () => 'A category with this name already exists',
  'categories.has_records': () => 'Cannot delete. There are records with this category',
}

export const holidays = {
  'holidays.forbidden': () => 'You are not allowed to do this',
  'holidays.not_found': () => 'There is no such holiday',
  'holidays.changed_meanwhile': () => 'This holiday has changed since you opened it',
  'holidays.date_taken': () => 'There is a holiday on this date already',
  'holidays.range': saidByFields,
}

export const reports = {
  'reports.no_records': () => 'There is no records on this month.',
  'reports.month': () => 'date must be MM.YYYY',
  'reports.range': saidByFields,
  'reports.too_many_rows': said(
    { max: 50_000 },
    ({ max }) => `A workbook takes at most ${max} rows. Choose fewer days, or the CSV`,
  ),
}
