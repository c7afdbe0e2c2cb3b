import type { PlannedLeave } from '@portal/contract/away'
import { type Day, daysInRange, firstDayOf, lastDayOf, type Month } from '@portal/domain/days'

/** Days in a row of a person's line: one free day, or all days of a leave in the month. */
export type TimelineCell = {
  first: Day
  /** The number of days. */
  length: number
  /** The leave of the cell: two for two half days of one day, none for a free day. */
  leave: readonly PlannedLeave[]
}

export const daysOfMonth = (month: Month) => daysInRange(firstDayOf(month), lastDayOf(month))

/** The cells of a month, in the order of its days. Leave does not overlap, except that two half days share a day. */
export function cellsOf(month: Month, leave: readonly PlannedLeave[]): TimelineCell[] {
  const days = daysOfMonth(month)
  const cells: TimelineCell[] = []
  let taken: Day = ''
  for (const day of days) {
    if (day <= taken) continue
    const onDay = leave.filter(({ start_date, end_date }) => start_date <= day && end_date >= day)
    taken = onDay[0]?.end_date ?? day
    const length = days.filter((each) => each >= day && each <= taken).length
    cells.push({ first: day, length, leave: onDay })
  }
  return cells
}
