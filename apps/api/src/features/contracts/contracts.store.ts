import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { projects } from '../../db/schema/projects.ts'
import { users } from '../../db/schema/users.ts'
import type { Slice } from '../../paging.ts'

const managers = alias(users, 'managers')
const admins = alias(users, 'admins')

const columns = {
  id: contracts.id,
  version: contracts.version,
  userId: contracts.userId,
  user: users.fullName,
  projectId: contracts.projectId,
  project: projects.name,
  isBench: projects.isBench,
  jobStatusId: contracts.jobStatusId,
  jobStatus: jobStatuses.name,
  tag: jobStatuses.tag,
  adminId: contracts.adminId,
  adminName: admins.fullName,
  manager: managers.fullName,
  startDate: contracts.startDate,
  endDate: contracts.endDate,
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

export type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number]

export type ContractMatch = {
  userId?: number | undefined
  projectId?: number | undefined
  jobStatusId?: number | undefined
}

function isMatch({ userId, projectId, jobStatusId }: ContractMatch): SQL | undefined {
  return and(
    userId === undefined ? undefined : eq(contracts.userId, userId),
    projectId === undefined ? undefined : eq(contracts.projectId, projectId),
    jobStatusId === undefined ? undefined : eq(contracts.jobStatusId, jobStatusId),
  )
}

/** By full name, then by start. Without a slice: all of them. */
export function listContractRows(db: DbOrTx, match: ContractMatch, slice: Slice | undefined) {
  const rows = selectContracts(db)
    .where(isMatch(match))
    .orderBy(asc(sql`lower(${users.fullName})`), asc(users.id), asc(contracts.startDate), asc(contracts.id))
    .$dynamic()
  return slice === undefined ? rows : rows.limit(slice.limit).offset(slice.offset)
}

/** Newest start first, as the logs show them. */
export function listContractLog(db: DbOrTx, match: ContractMatch, slice: Slice) {
  return selectContracts(db)
    .where(isMatch(match))
    .orderBy(desc(contracts.startDate), desc(contracts.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countContracts(db: DbOrTx, match: ContractMatch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(contracts).where(isMatch(match))
  return row?.count ?? 0
}

export async function findContractRow(db: DbOrTx, id: number): Promise<ContractRow | undefined> {
  const [row] = await selectContracts(db).where(eq(contracts.id, id))
  return row
}

export async function userExists(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  return rows.length === 1
}

export async function projectExists(db: DbOrTx, id: number): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id))
  return rows.length === 1
}
