import { type Day, formatDay, isDay } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import type { DayLimits } from './calendar-keys.ts'

/**
 * The value of a date field: a day, null, or a typed text that is not a day. Schemas refuse such a text, so a form needs
 * no code of its own to keep it and to prevent saving.
 */
export type TypedDay = Day | string | null

/** The text of a field while nothing is being typed. */
export const textOf = (value: TypedDay): string =>
  value !== null && isDay(value) ? formatDay(value) : (value ?? '')

/** The value if it is a day. */
export const dayOf = (value: TypedDay | undefined): Day | undefined =>
  value !== null && value !== undefined && isDay(value) ? value : undefined

type Sentences = { tooEarly?: string | undefined; tooLate?: string | undefined }

/** Why a field's value is refused; undefined when it is accepted. */
export function problemOf(
  value: TypedDay,
  { minDate, maxDate }: DayLimits,
  says: Sentences = {},
): string | undefined {
  if (value === null || value === '') return undefined
  if (!isDay(value)) return t.fields.invalidDate
  if (minDate !== undefined && value < minDate)
    return says.tooEarly ?? t.fields.dateTooEarly(formatDay(minDate))
  if (maxDate !== undefined && value > maxDate)
    return says.tooLate ?? t.fields.dateTooLate(formatDay(maxDate))
  return undefined
}
