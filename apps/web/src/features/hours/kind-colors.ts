import type { RecordType } from '@portal/domain/records'

/** White text on each passes AA. The colour never stands alone: the kind is written beside it. */
export const kindColors: Readonly<Record<RecordType | 'holiday', string>> = {
  holiday: '#237a36',
  vacation: '#237a36',
  regular: '#1971c2',
  work_off: '#5c636a',
  unpaid_leave: '#c92a2a',
  half_day_unpaid_leave: '#c92a2a',
  paid_leave: '#5c6b1f',
  extra_sick_leave: '#e60026',
  full_day_sick_leave: '#c2410c',
  half_day_sick_leave: '#c2410c',
  day_off: '#1e3a8a',
}
