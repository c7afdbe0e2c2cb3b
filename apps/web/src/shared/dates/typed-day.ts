import { type Day, formatDay, isDay } from '@portal/domain/days'
import { parseTypedDay } from '@portal/domain/typed-days'
import { t } from '../../messages/messages.ts'
import { dayByKey } from './calendar-keys.ts'
import { knownValue, problemIn, type TypedValue, type ValueKind } from './typed-value.ts'

/**
 * The value of a date field: a day, null, or a typed text that is not a day. Schemas refuse such a text, so a form needs
 * no code of its own to keep it and to prevent saving.
 */
export type TypedDay = Day | TypedValue

export const dayKind: ValueKind = {
  isValue: isDay,
  parse: parseTypedDay,
  format: formatDay,
  complete: /^\d{8}$/,
  byKey: dayByKey,
  placeholder: t.fields.datePlaceholder,
  openLabel: t.fields.openCalendar,
  invalid: t.fields.invalidDate,
}

/** The value if it is a day. */
export const dayOf = (value: TypedDay | undefined): Day | undefined => knownValue(value ?? null, dayKind)

type DayLimits = { minDate?: Day | undefined; maxDate?: Day | undefined }

/** Why a field's value is refused; undefined when it is accepted. */
export const problemOf = (
  value: TypedDay,
  { minDate, maxDate }: DayLimits,
  says?: Parameters<typeof problemIn>[3],
): string | undefined => problemIn(value, dayKind, { min: minDate, max: maxDate }, says)
