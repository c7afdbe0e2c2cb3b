import type { Day } from '../days.ts'
import { leaveShareOf } from './leave.ts'
import { type Holidays, type LeavePeriod, splitLeaveDays } from './leave-days.ts'

/**
 * The days to add to and to remove from a request's records, so that they become its counted days by the present
 * holidays.
 */
export type DayChanges = {
  /** The counted days as they are recorded; half a day is 0.5. */
  before: number
  after: number
  added: Day[]
  removed: Day[]
}

/**
 * Compares the recorded days of a request with its counted ones. Both lists are empty where they agree
 * (docs/product-rules.md#leave).
 */
export function changesOfDays(period: LeavePeriod, recorded: readonly Day[], holidays: Holidays): DayChanges {
  const { countedDays, days } = splitLeaveDays(period, holidays)
  const [had, has] = [new Set(recorded), new Set(countedDays)]
  return {
    before: had.size * leaveShareOf(period.type),
    after: days,
    added: countedDays.filter((day) => !had.has(day)),
    removed: recorded.filter((day) => !has.has(day)),
  }
}

export const changesAnything = ({ added, removed }: DayChanges): boolean => added.length + removed.length > 0
