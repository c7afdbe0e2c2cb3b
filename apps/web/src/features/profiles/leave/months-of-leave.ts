import type { MonthOfLeave } from '@portal/contract/leave-balances'
import { type LeaveCounter, leaveCounters, noDays, usedDaysOf } from '@portal/domain/leave/counters'

/** A row of the grid: a month from 1 to 12, or the whole year. */
export type LeaveRow = { month: number | 'total'; days: Record<LeaveCounter, number> }

export const hasLeave = ({ days }: LeaveRow) => leaveCounters.some((counter) => days[counter] > 0)

/** The days of each month, and their sum. */
export function rowsOfYear(months: readonly MonthOfLeave[]): { months: LeaveRow[]; total: LeaveRow } {
  const total: LeaveRow = { month: 'total', days: noDays() }
  const rows = months.map((totals): LeaveRow => ({ month: totals.month, days: usedDaysOf(totals) }))
  for (const { days } of rows) {
    for (const counter of leaveCounters) total.days[counter] += days[counter]
  }
  return { months: rows, total }
}
