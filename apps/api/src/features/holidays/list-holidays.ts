import type { EditableHoliday, HolidayQuery } from '@portal/contract/holidays'
import { type Day, yearOf, yearRange } from '@portal/domain/days'
import { because } from '@portal/words/reasons'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidFields } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { presentHoliday } from './holidays.presenter.ts'

/**
 * Lists holidays by date. A range with one end goes to the end or from the beginning of that end's year; without year,
 * from and to it is the current year.
 */
export async function listHolidays(
  { db, clock }: Deps,
  actor: Actor,
  query: HolidayQuery,
): Promise<EditableHoliday[]> {
  const rows = await listHolidayRows(db, rangeOf(query, clock.today()))
  return rows.map((row) => presentHoliday(actor, row))
}

function rangeOf({ year, from, to }: HolidayQuery, today: Day): { from: Day; to: Day } {
  const end = from ?? to
  if (end === undefined) return yearRange(year ?? yearOf(today))
  const range = { ...yearRange(yearOf(end)), ...(from && { from }), ...(to && { to }) }
  if (range.to < range.from) throw invalidFields('holidays.range', { to: [because('input.range_reversed')] })
  return range
}
