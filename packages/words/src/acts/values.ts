import { formatDay, isDay } from '@portal/domain/days'
import type { ChangedValue } from '@portal/domain/trail/acts'
import { leaveNames } from '../leave-names.ts'

const leaveWords: Readonly<Record<string, string>> = leaveNames.en

/** A value of a changed field, as people read it within a sentence; days in the company's form. */
export function valueInWords(value: ChangedValue): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (Object.hasOwn(leaveWords, value)) return leaveWords[value]?.toLowerCase() ?? value
  return isDay(value) ? formatDay(value) : value
}
