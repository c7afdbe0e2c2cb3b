import type { AvailableContract } from '@portal/contract/available-contract'
import type { Day } from '@portal/domain/days'
import { and, asc, eq, type Placeholder, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../client.ts'
import { type Given, prepared } from '../prepared.ts'
import { contracts } from '../schema/contracts.ts'
import { jobStatuses } from '../schema/job-statuses.ts'
import { users } from '../schema/people/users.ts'
import { projects } from '../schema/projects.ts'
import { isAnyOf } from './any-of.ts'
import { avatarColumn } from './avatar-url.ts'
import { isAvailableOn } from './contract-days.ts'

const managers = alias(users, 'managers')

/** Selects available contracts by project name; those of everyone where `userIds` is undefined. */
const selectAvailable = (
  db: DbOrTx,
  userIds: readonly number[] | Placeholder | undefined,
  date: Day | Placeholder,
) =>
  db
    .select({
      id: contracts.id,
      userId: contracts.userId,
      projectId: contracts.projectId,
      project: projects.name,
      jobStatusId: contracts.jobStatusId,
      jobStatus: jobStatuses.name,
      tag: jobStatuses.tag,
      managerId: projects.managerId,
      manager: managers.fullName,
      managerAvatar: avatarColumn(managers),
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.jobStatusId))
    .leftJoin(managers, eq(managers.id, projects.managerId))
    .where(and(userIds === undefined ? undefined : isAnyOf(contracts.userId, userIds), isAvailableOn(date)))
    .orderBy(asc(sql`lower(${projects.name})`), asc(contracts.id))

type Query = { userIds: readonly number[]; date: Day }

export const listAvailableContractsOf = prepared('available_contracts', (db, given: Given<Query>) =>
  selectAvailable(db, given('userIds'), given('date')),
)

export const listAllAvailableContracts = (db: DbOrTx, date: Day) => selectAvailable(db, undefined, date)

type Row = Awaited<ReturnType<typeof listAvailableContractsOf>>[number]

export const presentAvailableContract = (row: Row): AvailableContract => ({
  id: row.id,
  project_id: row.projectId,
  project: row.project,
  job_status_id: row.jobStatusId,
  job_status: row.jobStatus,
  tag: row.tag,
  manager_id: row.managerId,
  manager: row.manager,
  manager_avatar: row.managerAvatar,
})
