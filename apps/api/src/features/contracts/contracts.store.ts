import type { ContractQuery } from '@portal/contract/contracts'
import type { ContractState } from '@portal/domain/contracts'
import type { Day } from '@portal/domain/days'
import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { isCurrentOn, isEndedOn, isOpenOn, isUpcomingOn } from '../../db/reads/contract-days.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import type { Slice } from '../../paging.ts'

const managers = alias(users, 'managers')
const admins = alias(users, 'admins')

/** Whether the record is of hours that were logged on the contract. */
export const isLoggedOnIt = and(
  eq(records.userId, contracts.userId),
  eq(records.projectId, contracts.projectId),
  eq(records.recordType, 'regular'),
  isCurrentOn(records.date),
)

const columns = {
  id: contracts.id,
  version: contracts.version,
  userId: contracts.userId,
  user: users.fullName,
  userActive: users.active,
  projectId: contracts.projectId,
  project: projects.name,
  isBench: projects.isBench,
  jobStatusId: contracts.jobStatusId,
  jobStatus: jobStatuses.name,
  tag: jobStatuses.tag,
  adminId: contracts.adminId,
  adminName: admins.fullName,
  managerId: projects.managerId,
  manager: managers.fullName,
  managerAvatar: avatarColumn(managers),
  startDate: contracts.startDate,
  endDate: contracts.endDate,
  hasRecords: sql<boolean>`exists (select from ${records} where ${isLoggedOnIt})`,
}

const selectContracts = (db: DbOrTx) =>
  db
    .select(columns)
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.jobStatusId))
    .innerJoin(admins, eq(admins.id, contracts.adminId))
    .leftJoin(managers, eq(managers.id, projects.managerId))

/** Selects ids of contracts, with the tables that contracts are sorted by. */
const selectIds = (db: DbOrTx) =>
  db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.userId))
    .innerJoin(projects, eq(projects.id, contracts.projectId))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.jobStatusId))
    .innerJoin(admins, eq(admins.id, contracts.adminId))
    .leftJoin(managers, eq(managers.id, projects.managerId))

export type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number]

export type ContractMatch = {
  id?: number | undefined
  userId?: number | undefined
  projectId?: number | undefined
  jobStatusId?: number | undefined
  state?: { is: ContractState; on: Day }
  /** False excludes contracts on Bench. */
  withBench?: boolean | undefined
}

function isMatch(
  db: DbOrTx,
  { id, userId, projectId, jobStatusId, state, withBench }: ContractMatch,
): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(contracts.id, id),
    userId === undefined ? undefined : eq(contracts.userId, userId),
    projectId === undefined ? undefined : eq(contracts.projectId, projectId),
    jobStatusId === undefined ? undefined : eq(contracts.jobStatusId, jobStatusId),
    state && isInState(state),
    withBench === false ? notInArray(contracts.projectId, benchOf(db)) : undefined,
  )
}

function isInState({ is, on }: { is: ContractState; on: Day }): SQL | undefined {
  if (is === 'open') return isOpenOn(on)
  if (is === 'current') return isCurrentOn(on)
  if (is === 'upcoming') return isUpcomingOn(on)
  return is === 'ended' ? isEndedOn(on) : undefined
}

const benchOf = (db: DbOrTx) =>
  db.select({ id: projects.id }).from(projects).where(eq(projects.isBench, true))

const sortColumns = {
  id: contracts.id,
  user: ignoringCase(users.fullName),
  project: ignoringCase(projects.name),
  project_name: ignoringCase(projects.name),
  job_status: ignoringCase(jobStatuses.name),
  status: ignoringCase(jobStatuses.name),
  manager: ignoringCase(managers.fullName),
  admin_name: ignoringCase(admins.fullName),
  start_date: contracts.startDate,
  // An open end is later than every day.
  end_date: sql`coalesce(${contracts.endDate}, 'infinity')`,
}
const byPerson = [
  asc(ignoringCase(users.fullName)),
  asc(users.id),
  asc(contracts.startDate),
  asc(contracts.id),
]
const newestFirst = [desc(contracts.startDate), desc(contracts.id)]

type Listed = ContractMatch & Pick<ContractQuery, 'sort'>

/** Lists contracts by full name, then by start, unless sorted. Without a slice it returns all of them. */
export function listContractRows(db: DbOrTx, match: Listed, slice: Slice | undefined) {
  const order = sortedBy({ sort: match.sort, columns: sortColumns, id: contracts.id, usual: byPerson })
  return slice === undefined
    ? selectContracts(db)
        .where(isMatch(db, match))
        .orderBy(...order)
    : selectSlice(db, match, order, slice)
}

/** Lists contracts as the logs show them, newest start first unless sorted. */
export function listContractLog(db: DbOrTx, match: Listed, slice: Slice) {
  const order = sortedBy({ sort: match.sort, columns: sortColumns, id: contracts.id, usual: newestFirst })
  return selectSlice(db, match, order, slice)
}

/** Chooses the rows first: PostgreSQL would look for the records of all rows before the slice, too. */
function selectSlice(db: DbOrTx, match: ContractMatch, order: SQL[], { limit, offset }: Slice) {
  const ids = selectIds(db)
    .where(isMatch(db, match))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return selectContracts(db)
    .where(inArray(contracts.id, ids))
    .orderBy(...order)
}

export async function countContracts(db: DbOrTx, match: ContractMatch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contracts).where(isMatch(db, match))
  return row?.count ?? 0
}

export async function findContractRow(db: DbOrTx, id: number): Promise<ContractRow | undefined> {
  const [row] = await selectContracts(db).where(eq(contracts.id, id))
  return row
}

export async function projectExists(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id))
  return rows.length === 1
}
