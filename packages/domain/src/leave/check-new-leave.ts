import { addMonths, type Day, daysBetween, isDay, isWeekend, lastDayOf, monthOf, yearOf } from '../days.ts'
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
  type PaidLeaveType,
  type VacationType,
} from './leave.ts'
import { endDateOf, type Holidays, hasCountedDay, isOneDay } from './leave-days.ts'
import type { LastLeaveDay } from './leaving.ts'

/** What a person asks for. A form that is not filled in yet has nulls; an input may leave fields out. */
export type NewLeave = {
  type: RecordType | null
  start_date: Day | null
  /** The end of a range; a range without an end is one day. */
  end_date?: Day | null | undefined
  vacation_type?: VacationType | null | undefined
  paid_leave_type?: PaidLeaveType | null | undefined
  note?: string | null | undefined
}

/** Another request of the same person. */
export type OwnLeave = {
  type: LeaveType
  status: LeaveRequestStatus
  start_date: Day
  end_date: Day
  vacation_type: VacationType | null
}

export type LeaveFacts<Other extends OwnLeave = OwnLeave> = {
  /** The person's other requests, without rejected ones. */
  others: readonly Other[]
  /** The holidays of every day that the request may touch. */
  holidays: Holidays
  today: Day
  /** The person's last day in the company or under contract; null while nothing ends. */
  last_day: LastLeaveDay | null
}

/** The names of the request's fields in the API, at which a form shows the sentence. */
export type LeaveField =
  | 'request_type'
  | 'start_date'
  | 'end_date'
  | 'vacation_type'
  | 'paid_leave_type'
  | 'note'

type NoFacts = Readonly<Record<string, never>>

/** What forbids a request. Days and titles are the facts of its sentence. */
export type LeaveViolation = { field: LeaveField } & (
  | { code: SimpleViolation; facts: NoFacts }
  /** `last` is the last day that may be asked for; null where the end is later than any day of the calendar. */
  | { code: 'requests.too_late'; facts: { last: Day | null } }
  | { code: 'requests.holiday'; facts: { title: string } }
  | { code: 'requests.too_long'; facts: { max: number } }
  /** `is_end` is true where the end of a vacation comes too late, and not a day that was typed. */
  | {
      code: 'requests.after_last_day'
      facts: { last_day: Day; reason: LastLeaveDay['reason']; is_end: boolean }
    }
)

type SimpleViolation = `requests.${
  | 'required'
  | 'not_askable'
  | 'in_the_past'
  | 'weekend'
  | 'end_before_start'
  | 'not_one_day'
  | 'no_working_day'
  | 'vacation_taken'
  | 'shared_day'
  | 'note_too_long'}`

const violation = (code: SimpleViolation, field: LeaveField): LeaveViolation => ({ code, field, facts: {} })
const required = (field: LeaveField) => violation('requests.required', field)

/** Extra sick leave is made of a full-day sick leave by an admin; worked hours are no leave. */
export const isAskable = (type: RecordType): type is Exclude<LeaveType, 'extra_sick_leave'> =>
  type !== 'regular' && type !== 'extra_sick_leave'

/** The last day for which a request of one day is taken: the end of next month. */
export const lastSingleDay = (today: Day): Day => lastDayOf(addMonths(monthOf(today), 1))

/** Everything that forbids the request; empty when it may be made (docs/product-rules.md#leave). */
export function checkNewLeave(request: NewLeave, facts: LeaveFacts): LeaveViolation[] {
  const { type, start_date } = request
  const isNoteLong = !isAtMost(storedText(request.note ?? ''), leaveRequestLimits.note)
  const notes = isNoteLong ? [violation('requests.note_too_long', 'note')] : []
  if (type === null)
    return [required('request_type'), ...(start_date ? [] : [required('start_date')]), ...notes]
  if (!isAskable(type)) {
    return [violation('requests.not_askable', 'request_type'), ...notes]
  }
  const missing = missingFields({ ...request, type })
  if (start_date === null) return [...missing, ...notes]
  const days = checkDays({ ...request, type, start_date }, facts)
  return [...missing, ...days, ...notes]
}

type Asked = NewLeave & { type: LeaveType }
type Dated = Asked & { start_date: Day }
type Ended = Dated & { end_date: Day }

const missingFields = ({ type, start_date, vacation_type, paid_leave_type }: Asked): LeaveViolation[] => [
  ...(start_date === null ? [required('start_date')] : []),
  ...(type === 'vacation' && !vacation_type ? [required('vacation_type')] : []),
  ...(type === 'paid_leave' && !paid_leave_type ? [required('paid_leave_type')] : []),
]

function checkDays(request: Dated, facts: LeaveFacts): LeaveViolation[] {
  const limits = isOneDay(request.type) ? checkSingleDay(request, facts) : checkRange(request, facts)
  const end_date = endDateOf(request)
  if (end_date === undefined || end_date < request.start_date) return limits
  const clashes = findClashes({ ...request, end_date }, facts.others)
  return [
    ...limits,
    ...checkVacations(request, facts),
    ...checkLastDay({ ...request, end_date }, facts),
    ...(clashes.length > 0 ? [violation('requests.shared_day', 'start_date')] : []),
  ]
}

const inThePast = (start_date: Day, today: Day): LeaveViolation[] =>
  start_date < today ? [violation('requests.in_the_past', 'start_date')] : []

function checkSingleDay(request: Dated, { holidays, today }: LeaveFacts): LeaveViolation[] {
  const { start_date, end_date } = request
  const found = inThePast(start_date, today)
  const last = lastSingleDay(today)
  if (start_date > last) {
    found.push({ code: 'requests.too_late', field: 'start_date', facts: { last } })
  }
  const holiday = holidays.find(({ date }) => date === start_date)
  if (isWeekend(start_date)) {
    found.push(violation('requests.weekend', 'start_date'))
  } else if (holiday !== undefined) {
    found.push({ code: 'requests.holiday', field: 'start_date', facts: { title: holiday.title } })
  }
  if (end_date && end_date !== start_date) {
    found.push(violation('requests.not_one_day', 'end_date'))
  }
  return found
}

function checkRange(request: Dated, { holidays, today }: LeaveFacts): LeaveViolation[] {
  const { type, start_date } = request
  const found = inThePast(start_date, today)
  const end_date = endDateOf(request)
  if (end_date === undefined) return found
  if (!isDay(end_date)) {
    found.push({ code: 'requests.too_late', field: 'start_date', facts: { last: null } })
  } else if (end_date < start_date) {
    found.push(violation('requests.end_before_start', 'end_date'))
  } else if (daysBetween(start_date, end_date) >= maxLeaveDays) {
    found.push({ code: 'requests.too_long', field: 'end_date', facts: { max: maxLeaveDays } })
  } else if (!hasCountedDay({ type, start_date, end_date }, holidays)) {
    found.push(violation('requests.no_working_day', 'end_date'))
  }
  return found
}

/** Names the violation at the field of the wrong day: for a vacation at its start, because its end is computed. */
function checkLastDay({ type, start_date, end_date }: Ended, { last_day }: LeaveFacts): LeaveViolation[] {
  if (last_day === null || end_date <= last_day.date) return []
  const refused = (field: LeaveField, isEnd: boolean): LeaveViolation[] => [
    {
      code: 'requests.after_last_day',
      field,
      facts: { last_day: last_day.date, reason: last_day.reason, is_end: isEnd },
    },
  ]
  if (start_date > last_day.date) return refused('start_date', false)
  return type === 'vacation' ? refused('start_date', true) : refused('end_date', false)
}

/** Each length of vacation is taken once in the year in which it starts. */
function checkVacations(
  { type, start_date, vacation_type }: Dated,
  { others }: LeaveFacts,
): LeaveViolation[] {
  if (type !== 'vacation' || !vacation_type) return []
  const isTaken = takenVacations(others, yearOf(start_date)).has(vacation_type)
  return isTaken ? [violation('requests.vacation_taken', 'vacation_type')] : []
}

/** The lengths of the vacations that start in the year and are not rejected. */
export function takenVacations(others: readonly OwnLeave[], year: number): Set<VacationType> {
  const taken = new Set<VacationType>()
  for (const { status, start_date, vacation_type } of others) {
    if (isStanding(status) && vacation_type !== null && yearOf(start_date) === year) taken.add(vacation_type)
  }
  return taken
}

/** The requests that share a day with the period so that both cannot stand: two half days may share one. */
export function findClashes<Other extends OwnLeave>(
  { type, start_date, end_date }: { type: LeaveType; start_date: Day; end_date: Day },
  others: readonly Other[],
): Other[] {
  const sharing = others.filter(
    (other) => isStanding(other.status) && other.start_date <= end_date && other.end_date >= start_date,
  )
  const [only, ...more] = sharing
  const isOtherHalf = only !== undefined && more.length === 0 && isHalfDay(only.type) && isHalfDay(type)
  return isOtherHalf ? [] : sharing
}
