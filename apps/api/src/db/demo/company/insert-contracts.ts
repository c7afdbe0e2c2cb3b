import type { Day } from '@portal/domain/days'
import type { Tx } from '../../database.ts'
import { contracts } from '../../schema/contracts.ts'
import { jobStatuses } from '../../schema/job-statuses.ts'
import { earlierOf, endOfMonthAgo, laterOf, momentOn, startOfMonthAgo } from '../demo-days.ts'
import { type IdOf, idsBy } from '../ids.ts'
import type { Assignment, Staff } from '../people/person.ts'
import type { ProjectKey } from './customers.ts'

export type Contract = {
  userId: number
  projectId: number
  /** The project; absent for Bench. */
  project: ProjectKey | undefined
  jobStatusId: number
  adminId: number
  startDate: Day
  endDate: Day | null
}

type Input = { today: Day; staff: readonly Staff[]; projectId: IdOf; userIdByEmail: IdOf }

/** Inserts a Bench contract for each employment, and the contracts of their projects. */
export async function insertContracts(tx: Tx, input: Input): Promise<Contract[]> {
  const statusId = idsBy(await tx.select({ id: jobStatuses.id, key: jobStatuses.tag }).from(jobStatuses))
  const { today, staff, projectId, userIdByEmail } = input
  const planned = staff.flatMap((member): Contract[] => {
    const adminId = userIdByEmail(
      member.role === 'default' ? 'halyna.moroz@demo.test' : 'viktor.rudenko@demo.test',
    )
    const bench = (startDate: Day, endDate: Day | null): Contract => ({
      userId: member.id,
      projectId: projectId('Bench'),
      project: undefined,
      jobStatusId: statusId('bench'),
      adminId,
      startDate,
      endDate,
    })
    const { before, startedOn, endedOn } = member
    const work = member.person.work.map((assignment) => ({
      userId: member.id,
      projectId: projectId(assignment.project),
      project: assignment.project,
      jobStatusId: statusId(assignment.status),
      adminId,
      ...datesOf(assignment, member, today),
    }))
    return [...(before ? [bench(before.from, before.to)] : []), bench(startedOn, endedOn ?? null), ...work]
  })
  await tx
    .insert(contracts)
    .values(planned.map(({ project: _, ...row }) => ({ ...row, createdAt: momentOn(row.startDate, 30) })))
  return planned
}

function datesOf({ from, to }: Assignment, { startedOn, endedOn }: Staff, today: Day) {
  const startDate = laterOf(startedOn, startOfMonthAgo(today, from))
  const end = to === undefined ? endedOn : endOfMonthAgo(today, to)
  if (end === undefined) return { startDate, endDate: null }
  return { startDate, endDate: endedOn === undefined ? end : earlierOf(end, endedOn) }
}
