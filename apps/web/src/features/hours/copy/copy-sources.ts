import type { TimeRecord } from '@portal/contract/hours/hours'
import { addDays, type Day, mondayOf, sundayOf } from '@portal/domain/days'

type Worked = Pick<TimeRecord, 'date' | 'record_type'>

/** What is copied where: the hours of a day to another, or of a week from its Monday on to another. */
export type Copy = { span: 'day' | 'week'; from: Day; to: Day }

/**
 * What a day can be filled with: the last day with hours before it where it is empty, and the last week with hours where
 * its whole week is. `records` are those of the week and of some before it.
 */
export function copiesTo(date: Day, records: readonly Worked[]): Copy[] {
  const worked = records.filter((record) => record.record_type === 'regular').map((record) => record.date)
  const monday = mondayOf(date)
  if (worked.includes(date)) return []
  const lastDay = latestBefore(date, worked)
  const lastOfWeeks = latestBefore(monday, worked)
  const isWeekEmpty = !worked.some((day) => day >= monday && day <= sundayOf(date))
  const copies: Copy[] = []
  if (lastDay !== undefined) copies.push({ span: 'day', from: lastDay, to: date })
  if (isWeekEmpty && lastOfWeeks !== undefined)
    copies.push({ span: 'week', from: mondayOf(lastOfWeeks), to: monday })
  return copies
}

const latestBefore = (limit: Day, days: readonly Day[]): Day | undefined =>
  days
    .filter((day) => day < limit)
    .toSorted()
    .at(-1)

/** Whether a copy is that of the day or of the week right before. */
export const isOfBefore = ({ span, from, to }: Copy): boolean => addDays(from, span === 'week' ? 7 : 1) === to
