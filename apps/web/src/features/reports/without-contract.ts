import type { RecordCalendar } from '@portal/contract/hours/hours'
import { daysInRange, firstDayOf, lastDayOf, type Month } from '@portal/domain/days'

type Answer = Pick<RecordCalendar, 'records' | 'days_without_contract'>

/** Whether a month lies before, after or between all contracts of a person, and has no records. */
export function isWithoutContract(month: Month, { records, days_without_contract }: Answer): boolean {
  const without = new Set(days_without_contract)
  return (
    records.length === 0 && daysInRange(firstDayOf(month), lastDayOf(month)).every((day) => without.has(day))
  )
}
