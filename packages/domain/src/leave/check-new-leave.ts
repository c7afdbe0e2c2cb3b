import {
  addMonths,
  type Day,
  daysBetween,
  formatDay,
  isDay,
  isWeekend,
  lastDayOf,
  monthOf,
  yearOf,
} from '../days.ts'
import type { RecordType } from '../hours/records.ts'
import { isAtMost } from '../texts/length.ts'
import { storedText } from '../texts/stored.ts'
import {
  isHalfDay,
  isStanding,
  type LeaveRequestStatus,
  type LeaveType,
  leaveRequestLimits,
  maxLeaveDays,
  noteTooLong,
  type PaidLeaveType,
  type VacationType,
} from './leave.ts'
import { endDateOf, type Holidays, hasCountedDay, isOneDay } from './leave-days.ts'
import type { LastLeaveDay } from './leaving.ts'

/** What a person asks for. A form that is not filled in yet has nulls. */
export type NewLeave = {
  type: RecordType | null
  startDate: Day | null
  /** The end of a range; a range without an end is one day. */
  endDate: Day | null
  vacationType: VacationType | null
  paidLeaveType: PaidLeaveType | null
  note: string | null
}

/** Another request of the same person. */
export type OwnLeave = {
  type: LeaveType
  status: LeaveRequestStatus
  startDate: Day
  endDate: Day
  vacationType: VacationType | null
}

export type LeaveFacts<Other extends OwnLeave = OwnLeave> = {
  /** The person's other requests, without rejected ones. */
  others: readonly Other[]
  /** The holidays of every day that the request may touch. */
  holidays: Holidays
  today: Day
  /** The person's last day in the company or under contract; null while nothing ends. */
  lastDay: LastLeaveDay | null
}

/** The names of the request's fields in the API, at which a form shows the sentence. */
export type LeaveField =
  | 'request_type'
  | 'start_date'
  | 'end_date'
  | 'vacation_type'
  | 'paid_leave_type'
  | 'note'

export type LeaveViolationCode =
  | 'required'
  | 'not_askable'
  | 'in_the_past'
  | 'too_late'
  | 'weekend'
  | 'holiday'
  | 'end_before_start'
  | 'not_one_day'
  | 'too_long'
  | 'no_working_day'
  | 'vacation_taken'
  | 'shared_day'
  | 'after_last_day'
  | 'note_too_long'

export type LeaveViolation = { code: LeaveViolationCode; field: LeaveField; message: string }

const violation = (code: LeaveViolationCode, field: LeaveField, message: string): LeaveViolation => ({
  code,
  field,
  message,
})
const required = (field: LeaveField) => violation('required', field, 'This field is required')

export const vacationTaken = 'You have already taken the maximum number of vacations'
export const sharedDay = 'You have already asked for leave on these days'

/** Extra sick leave is made of a full-day sick leave by an admin; worked hours are no leave. */
export const isAskable = (type: RecordType): type is Exclude<LeaveType, 'extra_sick_leave'> =>
  type !== 'regular' && type !== 'extra_sick_leave'

/** The last day for which a request of one day is taken: the end of next month. */
export const lastSingleDay = (today: Day): Day => lastDayOf(addMonths(monthOf(today), 1))

/** Everything that forbids the request; empty when it may be made (docs/product-rules.md#leave). */
export function checkNewLeave(request: NewLeave, facts: LeaveFacts): LeaveViolation[] {
  const { type, startDate } = request
  const isNoteLong = !isAtMost(storedText(request.note ?? ''), leaveRequestLimits.note)
  const notes = isNoteLong ? [violation('note_too_long', 'note', noteTooLong)] : []
  if (type === null)
    return [required('request_type'), ...(startDate ? [] : [required('start_date')]), ...notes]
  if (!isAskable(type)) {
    return [violation('not_askable', 'request_type', 'This type of leave cannot be asked for'), ...notes]
  }
  const missing = missingFields({ ...request, type })
  if (startDate === null) return [...missing, ...notes]
  const days = checkDays({ ...request, type, startDate }, facts)
  return [...missing, ...days, ...notes]
}

type Asked = NewLeave & { type: LeaveType }
type Dated = Asked & { startDate: Day }
type Ended = Dated & { endDate: Day }

const missingFields = ({ type, startDate, vacationType, paidLeaveType }: Asked): LeaveViolation[] => [
  ...(startDate === null ? [required('start_date')] : []),
  ...(type === 'vacation' && vacationType === null ? [required('vacation_type')] : []),
  ...(type === 'paid_leave' && paidLeaveType === null ? [required('paid_leave_type')] : []),
]

function checkDays(request: Dated, facts: LeaveFacts): LeaveViolation[] {
  const limits = isOneDay(request.type) ? checkSingleDay(request, facts) : checkRange(request, facts)
  const endDate = endDateOf(request)
  if (endDate === undefined || endDate < request.startDate) return limits
  const clashes = findClashes({ ...request, endDate }, facts.others)
  return [
    ...limits,
    ...checkVacations(request, facts),
    ...checkLastDay({ ...request, endDate }, facts),
    ...(clashes.length > 0 ? [violation('shared_day', 'start_date', sharedDay)] : []),
  ]
}

const inThePast = (startDate: Day, today: Day): LeaveViolation[] =>
  startDate < today ? [violation('in_the_past', 'start_date', 'Date cannot be in the past')] : []

function checkSingleDay(request: Dated, { holidays, today }: LeaveFacts): LeaveViolation[] {
  const { startDate, endDate } = request
  const found = inThePast(startDate, today)
  const last = lastSingleDay(today)
  if (startDate > last) {
    found.push(violation('too_late', 'start_date', `Date cannot be after ${formatDay(last)}`))
  }
  const holiday = holidays.find(({ date }) => date === startDate)
  if (isWeekend(startDate)) {
    found.push(violation('weekend', 'start_date', 'Date cannot be a Saturday or a Sunday'))
  } else if (holiday !== undefined) {
    found.push(violation('holiday', 'start_date', `Date cannot be a holiday: ${holiday.title}`))
  }
  if (endDate !== null && endDate !== startDate) {
    found.push(violation('not_one_day', 'end_date', 'This type of leave is for one day'))
  }
  return found
}

function checkRange(request: Dated, { holidays, today }: LeaveFacts): LeaveViolation[] {
  const { type, startDate } = request
  const found = inThePast(startDate, today)
  const endDate = endDateOf(request)
  if (endDate === undefined) return found
  if (!isDay(endDate)) {
    found.push(violation('too_late', 'start_date', 'Date is too far in the future'))
  } else if (endDate < startDate) {
    found.push(violation('end_before_start', 'end_date', 'End date cannot be before the start date'))
  } else if (daysBetween(startDate, endDate) >= maxLeaveDays) {
    found.push(violation('too_long', 'end_date', `At most ${maxLeaveDays} days at once`))
  } else if (!hasCountedDay({ type, startDate, endDate }, holidays)) {
    found.push(violation('no_working_day', 'end_date', 'There is no working day in this period'))
  }
  return found
}

const endsOf = { last_work_day: 'your last work day', end_of_contracts: 'the end of your contracts' } as const

/** Names the violation at the field of the wrong day: for a vacation at its start, because its end is computed. */
function checkLastDay({ type, startDate, endDate }: Ended, { lastDay }: LeaveFacts): LeaveViolation[] {
  if (lastDay === null || endDate <= lastDay.date) return []
  const ending = `${endsOf[lastDay.reason]}, ${formatDay(lastDay.date)}`
  const refused = (field: LeaveField, what: string) => [
    violation('after_last_day', field, `${what} after ${ending}`),
  ]
  if (startDate > lastDay.date) return refused('start_date', 'Date cannot be')
  if (type === 'vacation') return refused('start_date', 'The vacation would end')
  return refused('end_date', 'Date cannot be')
}

/** Each length of vacation is taken once in the year in which it starts. */
function checkVacations({ type, startDate, vacationType }: Dated, { others }: LeaveFacts): LeaveViolation[] {
  if (type !== 'vacation' || vacationType === null) return []
  const isTaken = takenVacations(others, yearOf(startDate)).has(vacationType)
  return isTaken ? [violation('vacation_taken', 'vacation_type', vacationTaken)] : []
}

/** The lengths of the vacations that start in the year and are not rejected. */
export function takenVacations(others: readonly OwnLeave[], year: number): Set<VacationType> {
  const taken = new Set<VacationType>()
  for (const { status, startDate, vacationType } of others) {
    if (isStanding(status) && vacationType !== null && yearOf(startDate) === year) taken.add(vacationType)
  }
  return taken
}

/** The requests that share a day with the period so that both cannot stand: two half days may share one. */
export function findClashes<Other extends OwnLeave>(
  { type, startDate, endDate }: { type: LeaveType; startDate: Day; endDate: Day },
  others: readonly Other[],
): Other[] {
  const sharing = others.filter(
    (other) => isStanding(other.status) && other.startDate <= endDate && other.endDate >= startDate,
  )
  const [only, ...more] = sharing
  const isOtherHalf = only !== undefined && more.length === 0 && isHalfDay(only.type) && isHalfDay(type)
  return isOtherHalf ? [] : sharing
}
