import type { Day } from '@portal/domain/days'
import type { Tx } from '../../db/database.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { earlierOf, endOfMonthAgo, laterOf, momentOn, startOfMonthAgo } from '../demo-days.ts'
import { type IdOf, idsBy } from '../ids.ts'
import type { Assignment, Staff } from '../people/person.ts'
import type { ProjectKey } from './customers.ts'

export type Contract = {
  user_id: number
  project_id: number
  /** The project; absent for Bench. */
  project: ProjectKey | undefined
  job_status_id: number
  admin_id: number
  start_date: Day
  end_date: Day | null
}

type Input = { today: Day; staff: readonly Staff[]; projectId: IdOf; userIdByEmail: IdOf }

/** Inserts a Bench contract for each employment, and the contracts of their projects. */
export async function insertContracts(tx: Tx, input: Input): Promise<Contract[]> {
  const statusId = idsBy(await tx.select({ id: jobStatuses.id, key: jobStatuses.tag }).from(jobStatuses))
  const { today, staff, projectId, userIdByEmail } = input
  const planned = staff.flatMap((member): Contract[] => {
    const admin_id = userIdByEmail(
      member.role === 'default' ? 'halyna.moroz@demo.test' : 'viktor.rudenko@demo.test',
    )
    const bench = (start_date: Day, end_date: Day | null): Contract => ({
      user_id: member.id,
      project_id: projectId('Bench'),
      project: undefined,
      job_status_id: statusId('bench'),
      admin_id,
      start_date,
      end_date,
    })
    const { before, startedOn, endedOn } = member
    const work = member.person.work.map((assignment) => ({
      user_id: member.id,
      project_id: projectId(assignment.project),
      project: assignment.project,
      job_status_id: statusId(assignment.status),
      admin_id,
      ...datesOf(assignment, member, today),
    }))
    return [...(before ? [bench(before.from, before.to)] : []), bench(startedOn, endedOn ?? null), ...work]
  })
  await tx
    .insert(contracts)
    .values(planned.map(({ project: _, ...row }) => ({ ...row, created_at: momentOn(row.start_date, 30) })))
  return planned
}

function datesOf({ from, to }: Assignment, { startedOn, endedOn }: Staff, today: Day) {
  const start_date = laterOf(startedOn, startOfMonthAgo(today, from))
  const end = to === undefined ? endedOn : endOfMonthAgo(today, to)
  if (end === undefined) return { start_date, end_date: null }
  return { start_date, end_date: endedOn === undefined ? end : earlierOf(end, endedOn) }
}
