import type { TimeRecord } from '@portal/contract/hours/hours'
import type { RecordType } from '@portal/domain/hours/records'
import { isWorkedOnLeave } from '@portal/domain/leave/leave'
import { t } from '../messages/messages.ts'

/** The colour of each kind. White text on it passes WCAG AA. The kind is always written as well. */
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

export type LeaveKind = Pick<TimeRecord, 'record_type' | 'paid_leave_type'>

/** The colour of each kind as a dot or a mark, at least 3:1 on the surface in both schemes. */
export const markColor = (kind: RecordType | 'holiday') =>
  `color-mix(in srgb, ${kindColors[kind]}, white var(--portal-mark-lightened))`

/** The kind of a record in words; paid leave with its reason. */
export const kindName = ({ record_type, paid_leave_type }: LeaveKind) =>
  record_type === 'regular' ? t.recordKinds.regular : t.leaveName(record_type, paid_leave_type)

/** The leave that takes the whole day although hours are logged on it. */
export const workedLeaveOf = (ofDay: readonly LeaveKind[]): LeaveKind | undefined =>
  isWorkedOnLeave(ofDay.map(({ record_type }) => record_type))
    ? ofDay.find(({ record_type }) => record_type !== 'regular')
    : undefined
