import type { Day } from '../days.ts'

export type Experience = { years: number; months: number }

/** The completed years and months between two days; none when `to` is not later. */
export function experienceBetween(from: Day, to: Day): Experience {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  const begun = (toYear - fromYear) * 12 + (toMonth - fromMonth)
  const months = Math.max(0, toDay < fromDay ? begun - 1 : begun)
  return { years: Math.floor(months / 12), months: months % 12 }
}
