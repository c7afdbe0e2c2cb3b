import { isCurrentOn } from '../contracts.ts'
import { type Day, isWeekend } from '../days.ts'
import { leaveShareOfDay } from '../leave/leave.ts'
import { type Employments, isEmployedOn } from '../people/employments.ts'
import { defaultHours, missingHours, overHours } from './hours.ts'
import type { RecordType } from './records.ts'

/** The facts that decide how many hours a person is expected to work on a day. */
export type DayFacts = {
  date: Day
  isHoliday: boolean
  /** As `isUnderContractOn` has it: without a contract no hours can be logged. */
  hasContract: boolean
  /** The types of all records of the day. */
  recordTypes: readonly RecordType[]
}

export type Work = {
  employments: Employments
  /** The days of the person's contracts, those on Bench too. */
  contracts: readonly { start_date: Day; end_date: Day | null }[]
}

/** Whether the day is one of an employment and of a contract. A contract may go on beside days without employment. */
export const isUnderContractOn = ({ employments, contracts }: Work, date: Day): boolean =>
  isEmployedOn(employments, date) && contracts.some((contract) => isCurrentOn(contract, date))

/**
 * The hours that a day expects: 8 on a working day under a contract, half of them beside half a day of leave, none
 * beside a whole one (docs/product-rules.md#time-records).
 */
export function normOf({ date, isHoliday, hasContract, recordTypes }: DayFacts): number {
  if (isWeekend(date) || isHoliday || !hasContract) return 0
  return defaultHours * Math.max(0, 1 - leaveShareOfDay(recordTypes))
}

/** The hours that are missing from a day's norm; none on today and later days, which are not over. */
export const missingOn = (day: DayFacts & { hours: number }, today: Day): number =>
  day.date < today ? missingHours(day.hours, normOf(day)) : 0

/** The hours that a day has above its norm, today and later days too. */
export const overOn = (day: DayFacts & { hours: number }): number => overHours(day.hours, normOf(day))

/**
 * The hours that the form for a record proposes: those of a whole day where nothing is logged and none are expected, then
 * what the day lacks to its norm; undefined once it lacks nothing (docs/product-rules.md#time-records).
 */
export function proposedHours(logged: number, norm: number): number | undefined {
  if (logged === 0 && norm === 0) return defaultHours
  return missingHours(logged, norm) || undefined
}

export type DayMark = 'missing' | 'over' | 'worked_on_leave'

type Marked = { missing: number; over: number; isWorkedOnLeave: boolean }

/** What a day is marked for, in the week of Submit hours and in the calendar. Hours on a whole day of leave are not called over. */
export function markOf({ missing, over, isWorkedOnLeave }: Marked): DayMark | undefined {
  if (missing > 0) return 'missing'
  if (isWorkedOnLeave) return 'worked_on_leave'
  return over > 0 ? 'over' : undefined
}
