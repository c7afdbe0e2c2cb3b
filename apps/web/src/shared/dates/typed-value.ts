import { t } from '../../messages/messages.ts'

/** The value of a field for days or months: one of them, null, or a typed text that is none. */
export type TypedValue = string | null

/** The first and the last value that a field accepts; days and months are compared as text. */
export type ValueLimits = { min?: string | undefined; max?: string | undefined }

/** What a field is for: days or months. */
export type ValueKind = {
  isValue: (text: string) => boolean
  /** The value that a typed text means; undefined while it means none. */
  parse: (text: string) => string | undefined
  format: (value: string) => string
  /** A text without separators that is complete: it is shown with them at once. */
  complete: RegExp
  /** The value that a key moves to in the calendar; undefined for other keys. */
  byKey: (key: string, value: string) => string | undefined
  placeholder: string
  openLabel: string
  /** The sentence for a text that is no value. */
  invalid: string
}

/** The value if it is a day or month. */
export const knownValue = (value: TypedValue, { isValue }: ValueKind): string | undefined =>
  value !== null && isValue(value) ? value : undefined

/** The text of a field while nothing is being typed. */
export const textOf = (value: TypedValue, kind: ValueKind): string =>
  value !== null && kind.isValue(value) ? kind.format(value) : (value ?? '')

type Sentences = { tooEarly?: string | undefined; tooLate?: string | undefined }

/** Why a field's value is refused; undefined when it is accepted. */
export function problemIn(
  value: TypedValue,
  { isValue, format, invalid }: ValueKind,
  { min, max }: ValueLimits,
  says: Sentences = {},
): string | undefined {
  if (value === null || value === '') return undefined
  if (!isValue(value)) return invalid
  if (min !== undefined && value < min) return says.tooEarly ?? t.fields.dateTooEarly(format(min))
  if (max !== undefined && value > max) return says.tooLate ?? t.fields.dateTooLate(format(max))
  return undefined
}

/** The value itself, or the limit that it lies outside of. */
export function valueWithin(value: string, { min, max }: ValueLimits): string {
  if (max !== undefined && value > max) return max
  return min !== undefined && value < min ? min : value
}
