import { type Day, daysInRange, isWeekend } from './days.ts'
import { defaultHours } from './hours/hours.ts'

/** Monday to Friday, and not a holiday. `holidays` are the days of the company's table. */
export const isWorkday = (day: Day, holidays: ReadonlySet<Day>): boolean =>
  !isWeekend(day) && !holidays.has(day)

/** The hours of all working days from `from` to `to`, both included (docs/product-rules.md#reports). */
export const effectiveHours = (from: Day, to: Day, holidays: ReadonlySet<Day>): number =>
  defaultHours * daysInRange(from, to).filter((day) => isWorkday(day, holidays)).length
