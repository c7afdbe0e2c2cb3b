import { firstDayOf, lastDayOf, type Month } from '@portal/domain/days'
import type { Deps } from '../deps.ts'
import { sumByUser } from './reports.store.ts'

/** The exact hours of each person on a project in a month. */
export async function hoursOfProject(
  { db }: Deps,
  projectId: number,
  month: Month,
): Promise<{ user_id: number; hours: number }[]> {
  const match = { from: firstDayOf(month), to: lastDayOf(month), projectIds: [projectId] }
  const rows = await sumByUser(db, match)
  return rows.map(({ user_id, hours }) => ({ user_id, hours: hours }))
}
