import { formatDay, isDay } from '@portal/domain/days'
import type { ChangedValue } from '@portal/domain/trail/acts'

/** A value of a changed field, as people read it; days in the company's form. */
export function valueInWords(value: ChangedValue): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' && isDay(value) ? formatDay(value) : String(value)
}
