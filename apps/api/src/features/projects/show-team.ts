import { maxTeam, type ProjectTeam } from '@portal/contract/projects/project-team'
import { addMonths, type Month, monthOf } from '@portal/domain/days'
import { roundHours, sumHours } from '@portal/domain/hours/hours'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { findProjectRow } from './projects.store.ts'
import { countTeam, listTeam } from './team.store.ts'

type Hours = { userId: number; hours: number }
export type HoursOfProject = (deps: Deps, projectId: number, month: Month) => Promise<Hours[]>

/** Shows who works on a project today, and its hours of this month and the last; 404 without such a project. */
export async function showTeam(
  deps: Deps,
  projectId: number,
  hoursOfProject: HoursOfProject,
): Promise<ProjectTeam> {
  const { db, clock } = deps
  found(await findProjectRow(db, projectId), 'projects.not_found')
  const today = clock.today()
  const thisMonth = monthOf(today)
  const lastMonth = addMonths(thisMonth, -1)
  const [people, count, hoursNow, hoursBefore] = await Promise.all([
    listTeam(db, { projectId, today, limit: maxTeam }),
    countTeam(db, { projectId, today }),
    hoursOfProject(deps, projectId, thisMonth),
    hoursOfProject(deps, projectId, lastMonth),
  ])
  return {
    this_month: thisMonth,
    last_month: lastMonth,
    hours_this_month: sumHours(hoursNow.map(({ hours }) => hours)),
    hours_last_month: sumHours(hoursBefore.map(({ hours }) => hours)),
    count,
    people: people.map((person) => ({
      user_id: person.userId,
      user: person.user,
      job_status: person.jobStatus,
      tag: person.tag,
      start_date: person.startDate,
      end_date: person.endDate,
      hours_this_month: hoursOf(person.userId, hoursNow),
      hours_last_month: hoursOf(person.userId, hoursBefore),
    })),
  }
}

const hoursOf = (userId: number, list: readonly Hours[]) =>
  roundHours(list.find((row) => row.userId === userId)?.hours ?? 0)
