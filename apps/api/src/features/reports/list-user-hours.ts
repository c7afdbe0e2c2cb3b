import type { UserHoursQuery } from '@portal/contract/reports'
import { effectiveHours } from '@portal/domain/workdays'
import { listHolidayRows } from '../../db/reads/holidays.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../not-found.ts'
import { reportMatchOf } from './report-match.ts'
import { type ReportMatch, sumByUser } from './reports.store.ts'

/** Hours by user, by full name, and those of the month's working days; 404 without any hours. */
export async function listUserHours({ db }: Deps, { date }: UserHoursQuery) {
  const { rows, expected } = await sumUserHours(db, reportMatchOf({ year_month: date }))
  return {
    user_hours: rows.map((row) => ({ user_id: row.userId, user: row.user, sum: Number(row.hours) })),
    effective_hours: expected,
  }
}

/** The hours of each user, and those of the working days; 404 without any hours. */
async function sumUserHours(db: Deps['db'], match: ReportMatch) {
  const rows = await sumByUser(db, match)
  if (rows.length === 0) throw notFound('reports.no_records')
  const holidays = await listHolidayRows(db, { from: match.from, to: match.to })
  return {
    rows,
    expected: effectiveHours(match.from, match.to, new Set(holidays.map((holiday) => holiday.date))),
  }
}
