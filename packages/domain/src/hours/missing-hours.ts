import { addDays, type Day, daysInRange, mondayOf } from '../days.ts'
import { isWorkday } from '../workdays.ts'
import { isUnderContractOn, normOf, type Work } from './day-norm.ts'
import { defaultHours } from './hours.ts'
import type { RecordType } from './records.ts'

export type Week = { from: Day; to: Day }

/** Monday to Sunday of the week before that of `today`. */
export function lastWeek(today: Day): Week {
  const monday = mondayOf(today)
  return { from: addDays(monday, -7), to: addDays(monday, -1) }
}

export type WeekFacts = Work & {
  /** The records of leave of the week. */
  leave: readonly { date: Day; record_type: RecordType }[]
}

/**
 * Counts the working days of a week for which a person is expected to log hours: their norms, in days of 8 hours (docs/product-rules.md#bench-forecast-and-missing-hours).
 */
export function expectedDays({ from, to }: Week, holidays: ReadonlySet<Day>): (person: WeekFacts) => number {
  const workdays = daysInRange(from, to).filter((date) => isWorkday(date, holidays))
  return (person) => {
    const hours = workdays.map((date) =>
      normOf({
        date,
        isHoliday: false,
        hasContract: isUnderContractOn(person, date),
        recordTypes: person.leave.filter((record) => record.date === date).map((it) => it.record_type),
      }),
    )
    return hours.reduce((sum, norm) => sum + norm, 0) / defaultHours
  }
}
