import type { TimeRecord } from '@portal/contract/hours/hours'
import { addDays, type Day, mondayOf, sundayOf } from '@portal/domain/days'

type Worked = Pick<TimeRecord, 'date' | 'record_type'>

/** What is copied where: the hours of a day to another, or of a week from its Monday on to another. */
export type Copy = { span: 'day' | 'week'; from: Day; to: Day }

/**
 * What a day and its week can be filled with: the day with the last one with hours before it, where it is empty; the week
 * with the last week with hours, where it is empty or `lacksHours`. `records` are those of the week and of some before it.
 */
export function copiesTo(date: Day, records: readonly Worked[], lacksHours: boolean): Copy[] {
  const worked = workedDays(records)
  const monday = mondayOf(date)
  const lastDay = latestBefore(date, worked)
  const lastOfWeeks = latestBefore(monday, worked)
  const isWeekEmpty = !worked.some((day) => day >= monday && day <= sundayOf(date))
  const copies: Copy[] = []
  if (lastDay !== undefined && !worked.includes(date)) copies.push({ span: 'day', from: lastDay, to: date })
  if (lastOfWeeks !== undefined && (isWeekEmpty || lacksHours))
    copies.push({ span: 'week', from: mondayOf(lastOfWeeks), to: monday })
  return copies
}

const workedDays = (records: readonly Worked[]): Day[] =>
  records.filter((record) => record.record_type === 'regular').map((record) => record.date)

const latestBefore = (limit: Day, days: readonly Day[]): Day | undefined =>
  days
    .filter((day) => day < limit)
    .toSorted()
    .at(-1)

/** Whether a copy is that of the day or of the week right before. */
export const isOfBefore = ({ span, from, to }: Copy): boolean => addDays(from, span === 'week' ? 7 : 1) === to
