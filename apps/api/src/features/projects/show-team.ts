import { maxTeam, type ProjectTeam } from '@portal/contract/projects/project-team'
import { addMonths, type Month, monthOf } from '@portal/domain/days'
import { roundHours, sumHours } from '@portal/domain/hours/hours'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { findProjectRow } from './projects.store.ts'
import { countTeam, listTeam } from './team.store.ts'

type Hours = { user_id: number; hours: number }
export type HoursOfProject = (deps: Deps, project_id: number, month: Month) => Promise<Hours[]>

/** Shows who works on a project today, and its hours of this month and the last; 404 without such a project. */
export async function showTeam(
  deps: Deps,
  project_id: number,
  hoursOfProject: HoursOfProject,
): Promise<ProjectTeam> {
  const { db, clock } = deps
  found(await findProjectRow(db, project_id), 'projects.not_found')
  const today = clock.today()
  const thisMonth = monthOf(today)
  const lastMonth = addMonths(thisMonth, -1)
  const [people, count, hoursNow, hoursBefore] = await Promise.all([
    listTeam(db, { project_id, today, limit: maxTeam }),
    countTeam(db, { project_id, today }),
    hoursOfProject(deps, project_id, thisMonth),
    hoursOfProject(deps, project_id, lastMonth),
  ])
  return {
    this_month: thisMonth,
    last_month: lastMonth,
    hours_this_month: sumHours(hoursNow.map(({ hours }) => hours)),
    hours_last_month: sumHours(hoursBefore.map(({ hours }) => hours)),
    count,
    people: people.map((person) => ({
      user_id: person.user_id,
      user: person.user,
      job_status: person.job_status,
      tag: person.tag,
      start_date: person.start_date,
      end_date: person.end_date,
      hours_this_month: hoursOf(person.user_id, hoursNow),
      hours_last_month: hoursOf(person.user_id, hoursBefore),
    })),
  }
}

const hoursOf = (userId: number, list: readonly Hours[]) =>
  roundHours(list.find((row) => row.user_id === userId)?.hours ?? 0)
