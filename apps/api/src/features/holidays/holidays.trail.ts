import { formatDay } from '@portal/domain/days'
import { asStored, type TrailEntry, trailOf } from '../../use-case/trail.ts'
import type { HolidayRow } from './holidays.store.ts'

export const holidayTrail = trailOf<HolidayRow>({
  object_type: 'holiday',
  id: ({ id }) => id,
  object: ({ date, title }) => `${formatDay(date)} · ${title}`,
  fields: asStored('date', 'title'),
})

/** A row for each holiday that the rule has deleted, renamed or added. */
export function restoredHolidays(
  before: readonly HolidayRow[],
  after: readonly HolidayRow[],
): (TrailEntry | undefined)[] {
  const [earlier, later] = [before, after].map((rows) => new Map(rows.map((row) => [row.id, row])))
  const deleted = before.filter(({ id }) => !later?.has(id))
  return [
    ...deleted.map((row) => holidayTrail.deleted('holidays.restore', row)),
    ...after.map((row) => {
      const present = earlier?.get(row.id)
      return present === undefined
        ? holidayTrail.created('holidays.restore', row)
        : holidayTrail.changed('holidays.restore', present, row)
    }),
  ]
}
