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
      user_id: contracts.user_id,
      project_id: contracts.project_id,
      project: projects.name,
      job_status_id: contracts.job_status_id,
      job_status: jobStatuses.name,
      tag: jobStatuses.tag,
      manager_id: projects.manager_id,
      manager: managers.full_name,
      manager_avatar: avatarColumn(managers),
    })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.user_id))
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.job_status_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))
    .where(and(userIds === undefined ? undefined : isAnyOf(contracts.user_id, userIds), isAvailableOn(date)))
    .orderBy(asc(sql`lower(${projects.name})`), asc(contracts.id))

type Query = { userIds: readonly number[]; date: Day }

export const listAvailableContractsOf = prepared('available_contracts', (db, given: Given<Query>) =>
  selectAvailable(db, given('userIds'), given('date')),
)

export const listAllAvailableContracts = (db: DbOrTx, date: Day) => selectAvailable(db, undefined, date)

type Row = Awaited<ReturnType<typeof listAvailableContractsOf>>[number]

export const presentAvailableContract = ({ user_id, ...contract }: Row): AvailableContract => contract
