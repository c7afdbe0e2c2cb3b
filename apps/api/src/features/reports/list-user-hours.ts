import type { UserHoursQuery } from '@portal/contract/reports'
import { firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import { roundHours } from '@portal/domain/hours/hours'
import { notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { expectedHours } from './expected-hours.ts'
import { reportMatchOf } from './report-match.ts'
import { sumByUser } from './reports.store.ts'

/** Lists hours by user, by full name, and those of the month's working days; 404 without any hours. */
export async function listUserHours({ db }: Deps, { date }: UserHoursQuery) {
  const match = reportMatchOf({ year_month: date })
  const rows = await sumByUser(db, match)
  if (rows.length === 0) throw notFound('reports.no_records')
  return {
    user_hours: rows.map(({ hours, ...person }) => ({ ...person, sum: roundHours(hours) })),
    effective_hours: await expectedHours(db, match),
  }
}

/** The exact hours of each person on a project in a month. */
export async function hoursOfProject(
  { db }: Deps,
  projectId: number,
  month: Month,
): Promise<{ user_id: number; hours: number }[]> {
  const match = { from: firstDayOf(month), to: lastDayOf(month), projectIds: [projectId] }
  const rows = await sumByUser(db, match)
  return rows.map(({ user_id, hours }) => ({ user_id, hours }))
}
