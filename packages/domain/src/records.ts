/** Kinds of time record: regular ones are worked hours, each other one is a counted leave day. */
export const recordTypes = [
  'regular',
  'vacation',
  'full_day_sick_leave',
  'half_day_sick_leave',
  'extra_sick_leave',
  'paid_leave',
  'unpaid_leave',
  'half_day_unpaid_leave',
  'day_off',
  'work_off',
] as const
export type RecordType = (typeof recordTypes)[number]

export const defaultHours = 8
export const maxHoursPerDay = 24
export const maxDescriptionLength = 2000
