import { type Day, daysInRange } from '../days.ts'
import { isUnderContractOn, missingOn, normOf, overOn, type Work } from './day-norm.ts'
import { exactHours, sumHours } from './hours.ts'
import type { RecordType } from './records.ts'

type Period = { from: Day; to: Day; holidays: ReadonlySet<Day>; today: Day }

export type PersonFacts = Work & {
  /** The records of leave of the period. */
  leave: readonly { date: Day; record_type: RecordType }[]
  /** The regular records of the period, or their sums by day. */
  logged: readonly { date: Day; hours: number }[]
}

export type PersonSums = { norm: number; missing: number; over: number }

/**
 * The norm of all days of a period, what the days before today miss of theirs, and what the hours of each day, today
 * too, exceed (docs/product-rules.md#reports).
 */
export function personSums({ from, to, holidays, today }: Period): (person: PersonFacts) => PersonSums {
  const days = daysInRange(from, to).map((date) => ({ date, isHoliday: holidays.has(date) }))
  return ({ leave, logged, ...work }) => {
    const leaveOf = Map.groupBy(leave, (record) => record.date)
    const loggedOn = Map.groupBy(logged, (record) => record.date)
    const facts = days.map(({ date, isHoliday }) => ({
      date,
      isHoliday,
      hasContract: isUnderContractOn(work, date),
      recordTypes: (leaveOf.get(date) ?? []).map((record) => record.record_type),
      hours: exactHours((loggedOn.get(date) ?? []).map((record) => record.hours)),
    }))
    return {
      norm: sumHours(facts.map(normOf)),
      missing: sumHours(facts.map((day) => missingOn(day, today))),
      over: sumHours(facts.map(overOn)),
    }
  }
}
