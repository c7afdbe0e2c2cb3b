import type { LeaveRequestInput } from '@portal/contract/leave-requests/leave-requests'
import { addDays, type Day, yearOf } from '@portal/domain/days'
import {
  checkNewLeave,
  isAskable,
  type LeaveFacts,
  type NewLeave,
  takenVacations,
} from '@portal/domain/leave/check-new-leave'
import { firstLeaveDay } from '@portal/domain/leave/first-leave-day'
import {
  type LeaveType,
  maxLeaveDays,
  type PaidLeaveType,
  paidLeaveTypes,
  type VacationType,
  vacationTypes,
} from '@portal/domain/leave/leave'
import { endDateOf, isOneDay } from '@portal/domain/leave/leave-days'
import { storedText } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { inWords } from '../../../messages/refusals.ts'
import { dayOf, type TypedDay } from '../../../shared/dates/typed-day.ts'

/** The types as the form offers them; the day part makes a half day of two of them. */
export const leaveKinds = [
  'vacation',
  'sick_leave',
  'day_off',
  'work_off',
  'paid_leave',
  'unpaid_leave',
] as const
export type LeaveKind = (typeof leaveKinds)[number]

export const dayParts = ['full', 'half'] as const
export type DayPart = (typeof dayParts)[number]

/** The values of the form: its fields have the names of the wire where the wire has them. */
export type RequestFields = {
  request_type: LeaveKind | null
  part: DayPart
  vacation_type: VacationType | null
  paid_leave_type: PaidLeaveType | null
  start_date: TypedDay
  end_date: TypedDay
  note: string
  /**
   * The photo. It is an object, as files in forms are, which drafts leave out. With a refusal the file cannot be used
   * and is not sent.
   */
  illness_file: { source: File; refusal?: string } | null
}

export const nothingAsked: RequestFields = {
  request_type: null,
  part: 'full',
  vacation_type: null,
  paid_leave_type: null,
  start_date: null,
  end_date: null,
  note: '',
  illness_file: null,
}

export const hasParts = (kind: LeaveKind | null) => kind === 'sick_leave' || kind === 'unpaid_leave'

/** The type of a request as the API has it. */
function typeOfFields({ request_type: kind, part }: Pick<RequestFields, 'request_type' | 'part'>) {
  if (kind === 'sick_leave') return part === 'half' ? 'half_day_sick_leave' : 'full_day_sick_leave'
  if (kind === 'unpaid_leave') return part === 'half' ? 'half_day_unpaid_leave' : 'unpaid_leave'
  return kind satisfies LeaveType | null
}

/** Whether both ends are asked for: a vacation's end is computed, and the other types are one day. */
export function isRange(fields: Pick<RequestFields, 'request_type' | 'part'>): boolean {
  const type = typeOfFields(fields)
  return type !== null && type !== 'vacation' && !isOneDay(type)
}

/** Whether weekends and holidays cannot be chosen. */
export function isSingleDay(fields: Pick<RequestFields, 'request_type' | 'part'>): boolean {
  const type = typeOfFields(fields)
  return type !== null && isOneDay(type)
}

/**
 * The request that the form asks for. A field that the type has no use for, or whose text is not a day, counts as
 * empty.
 */
export function askedIn(fields: RequestFields): NewLeave {
  const type = typeOfFields(fields)
  return {
    type,
    start_date: dayOf(fields.start_date) ?? null,
    end_date: isRange(fields) ? (dayOf(fields.end_date) ?? null) : null,
    vacation_type: type === 'vacation' ? fields.vacation_type : null,
    paid_leave_type: type === 'paid_leave' ? fields.paid_leave_type : null,
    note: fields.note,
  }
}

/** The calendar years that the request touches, this one while it has no days; at most two. */
export function yearsOf(asked: NewLeave, today: Day): number[] {
  const { type, start_date: startDate } = asked
  if (startDate === null) return [yearOf(today)]
  const end = (type && endDateOf({ ...asked, type, start_date: startDate })) ?? startDate
  const isPlannable = end >= startDate && end <= addDays(startDate, maxLeaveDays)
  return [...new Set([yearOf(startDate), yearOf(isPlannable ? end : startDate)])]
}

const fields = z.object({
  request_type: z.nullable(z.enum(leaveKinds)),
  part: z.enum(dayParts),
  vacation_type: z.nullable(z.enum(vacationTypes)),
  paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  note: z.string(),
  illness_file: z.nullable(z.object({ source: z.instanceof(File) })),
})

/** The form as the contract's input, refused at its fields by the rule that the server uses. */
export const requestFormSchema = (facts: LeaveFacts) =>
  z.pipe(
    fields,
    z.transform((values, context): LeaveRequestInput => {
      const refuse = (field: string, message: string) =>
        context.issues.push({ code: 'custom', input: values, path: [field], message })
      const asked = askedIn(values)
      for (const field of ['start_date', 'end_date'] as const) {
        const isShown = field === 'start_date' || isRange(values)
        if (isShown && values[field] !== null && dayOf(values[field]) === undefined)
          refuse(field, t.fields.invalidDate)
      }
      for (const { field, ...reason } of checkNewLeave(asked, facts)) refuse(field, inWords(reason))
      const { type, start_date: startDate } = asked
      if (context.issues.length > 0 || type === null || startDate === null || !isAskable(type)) return z.NEVER
      return {
        request_type: type,
        start_date: startDate,
        end_date: asked.end_date,
        vacation_type: asked.vacation_type,
        paid_leave_type: asked.paid_leave_type,
        note: storedText(values.note) || null,
      }
    }),
  )

export type VacationOffer = {
  year: number
  /** The lengths that cannot be chosen in that year. */
  taken: ReadonlySet<VacationType>
  isNothingLeft: boolean
  /** The nearest year with a length that is free, where nothing is left; undefined where there is none. */
  freeYear: number | undefined
  isYearChosen: boolean
}

/** The lengths of vacation that are taken in the year of the start, before one is chosen in this year. */
export function vacationsIn({ start_date: startDate }: NewLeave, facts: LeaveFacts): VacationOffer {
  const year = yearOf(startDate ?? facts.today)
  const taken = takenVacations(facts.others, year)
  const isNothingLeft = vacationTypes.every((type) => taken.has(type))
  const free = isNothingLeft ? firstLeaveDay({ type: 'vacation', start_date: null }, facts) : undefined
  return {
    year,
    taken,
    isNothingLeft,
    freeYear: free === undefined ? undefined : yearOf(free),
    isYearChosen: startDate !== null,
  }
}
