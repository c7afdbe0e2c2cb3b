import type { Day } from '../days.ts'
import { type RecordType, recordTypes } from '../hours/records.ts'

/** The type of a leave request, and of the record of each of its counted days. */
export type LeaveType = Exclude<RecordType, 'regular'>
export const leaveTypes = recordTypes.filter((type) => type !== 'regular')

/** The types by which outside clients may also know leave as numbers: each has its place in this list, from 0. */
export const numberedLeaveTypes = [
  'full_day_sick_leave',
  'work_off',
  'unpaid_leave',
  'vacation',
  'paid_leave',
  'day_off',
] as const satisfies LeaveType[]

/** The types of leave that take half of one working day. */
export const halfDayTypes = ['half_day_sick_leave', 'half_day_unpaid_leave'] as const satisfies LeaveType[]
/** Types whose requests start and end on one day. */
export const oneDayTypes = [...halfDayTypes, 'day_off', 'work_off'] as const satisfies LeaveType[]

/** Outside clients may also know each status by its place in this list, from 0. */
export const leaveRequestStatuses = ['pending', 'approved', 'rejected'] as const
export type LeaveRequestStatus = (typeof leaveRequestStatuses)[number]

/** Whether a request with this status takes its days; a rejected one leaves them free. */
export const isStanding = (status: LeaveRequestStatus): boolean => status !== 'rejected'

/** The two types between which an admin switches a pending request. */
export const isFullDaySick = (type: RecordType): type is 'full_day_sick_leave' | 'extra_sick_leave' =>
  type === 'full_day_sick_leave' || type === 'extra_sick_leave'

export const vacationTypes = ['one_week', 'two_weeks'] as const
export type VacationType = (typeof vacationTypes)[number]
/** Calendar days of each length, both ends counted. */
export const vacationLengths: Record<VacationType, number> = { one_week: 7, two_weeks: 14 }

export const paidLeaveTypes = ['Childbirth', 'Wedding day', 'Death in the family'] as const
export type PaidLeaveType = (typeof paidLeaveTypes)[number]

/** Days of the longest request, both ends counted. */
export const maxLeaveDays = 366

/** Longest texts of a leave request, in characters: the contract, the form and the table's constraints share them. */
export const leaveRequestLimits = { note: 30, decision_note: 200 } as const

const halfDays: ReadonlySet<RecordType> = new Set(halfDayTypes)
export const isHalfDay = (type: RecordType): boolean => halfDays.has(type)

/** The part of a day that a record of this type takes; 0 for worked hours. */
export function leaveShareOf(type: RecordType): number {
  if (type === 'regular') return 0
  return isHalfDay(type) ? 0.5 : 1
}

/** The part of a day that its records of leave take together; may exceed 1. */
export const leaveShareOfDay = (recordTypes: readonly RecordType[]): number =>
  recordTypes.reduce((sum, type) => sum + leaveShareOf(type), 0)

/** Whether hours are logged on a day of which leave takes the whole (docs/product-rules.md#leave). */
export const isWorkedOnLeave = (recordTypes: readonly RecordType[]): boolean =>
  recordTypes.includes('regular') && leaveShareOfDay(recordTypes) >= 1

/** The days that a request counts: calendar days of a vacation, working days of anything else (docs/product-rules.md#leave). */
export const countedLeaveDays = (
  type: LeaveType,
  days: readonly Day[],
  isWorkday: (day: Day) => boolean,
): Day[] => days.filter((day) => type === 'vacation' || isWorkday(day))
