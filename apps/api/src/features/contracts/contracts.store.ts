import type { ContractQuery } from '@portal/contract/contracts'
import type { ContractState } from '@portal/domain/contracts'
import type { Day } from '@portal/domain/days'
import { and, asc, count, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx } from '../../db/client.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { isCurrentOn, isEndedOn, isOpenOn, isUpcomingOn } from '../../db/reads/contract-days.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { contracts, shownOfContract } from '../../db/schema/contracts.ts'
import { jobStatuses } from '../../db/schema/job-statuses.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import { records } from '../../db/schema/records.ts'
import type { Slice } from '../../use-case/paging.ts'

const managers = alias(users, 'managers')
const admins = alias(users, 'admins')

/** Whether the record is of hours that were logged on the contract. */
export const isLoggedOnIt = and(
  eq(records.user_id, contracts.user_id),
  eq(records.project_id, contracts.project_id),
  eq(records.record_type, 'regular'),
  isCurrentOn(records.date),
)

const columns = {
  ...shownOfContract,
  user: users.full_name,
  user_active: users.active,
  project: projects.name,
  is_bench: projects.is_bench,
  job_status: jobStatuses.name,
  tag: jobStatuses.tag,
  admin_name: admins.full_name,
  manager_id: projects.manager_id,
  manager: managers.full_name,
  manager_avatar: avatarColumn(managers),
  has_records: sql<boolean>`exists (select from ${records} where ${isLoggedOnIt})`,
}

const selectContracts = (db: DbOrTx) =>
  db
    .select(columns)
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.user_id))
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.job_status_id))
    .innerJoin(admins, eq(admins.id, contracts.admin_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))

/** Selects ids of contracts, with the tables that contracts are sorted by. */
const selectIds = (db: DbOrTx) =>
  db
    .select({ id: contracts.id })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.user_id))
    .innerJoin(projects, eq(projects.id, contracts.project_id))
    .innerJoin(jobStatuses, eq(jobStatuses.id, contracts.job_status_id))
    .innerJoin(admins, eq(admins.id, contracts.admin_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))

export type ContractRow = Awaited<ReturnType<typeof selectContracts>>[number]

export type ContractMatch = {
  id?: number | undefined
  user_id?: number | undefined
  project_id?: number | undefined
  job_status_id?: number | undefined
  state?: { is: ContractState; on: Day }
  /** False excludes contracts on Bench. */
  withBench?: boolean | undefined
}

function isMatch(
  db: DbOrTx,
  { id, user_id, project_id, job_status_id, state, withBench }: ContractMatch,
): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(contracts.id, id),
    user_id === undefined ? undefined : eq(contracts.user_id, user_id),
    project_id === undefined ? undefined : eq(contracts.project_id, project_id),
    job_status_id === undefined ? undefined : eq(contracts.job_status_id, job_status_id),
    state && isInState(state),
    withBench === false ? notInArray(contracts.project_id, benchOf(db)) : undefined,
  )
}

function isInState({ is, on }: { is: ContractState; on: Day }): SQL | undefined {
  if (is === 'open') return isOpenOn(on)
  if (is === 'current') return isCurrentOn(on)
  if (is === 'upcoming') return isUpcomingOn(on)
  return is === 'ended' ? isEndedOn(on) : undefined
}

const benchOf = (db: DbOrTx) =>
  db.select({ id: projects.id }).from(projects).where(eq(projects.is_bench, true))

const sortColumns = {
  id: contracts.id,
  user: ignoringCase(users.full_name),
  project: ignoringCase(projects.name),
  project_name: ignoringCase(projects.name),
  job_status: ignoringCase(jobStatuses.name),
  status: ignoringCase(jobStatuses.name),
  manager: ignoringCase(managers.full_name),
  admin_name: ignoringCase(admins.full_name),
  start_date: contracts.start_date,
  // An open end is later than every day.
  end_date: sql`coalesce(${contracts.end_date}, 'infinity')`,
}
const byPerson = [
  asc(ignoringCase(users.full_name)),
  asc(users.id),
  asc(contracts.start_date),
  asc(contracts.id),
]
const newestFirst = [desc(contracts.start_date), desc(contracts.id)]

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

/** The ids of contracts in the order of the list. */
export async function listContractIds(db: DbOrTx, match: Listed): Promise<number[]> {
  const rows = await selectIds(db)
    .where(isMatch(db, match))
    .orderBy(...sortedBy({ sort: match.sort, columns: sortColumns, id: contracts.id, usual: byPerson }))
  return rows.map(({ id }) => id)
}

/** Lists these contracts, in no order. */
export const listContractRowsOf = (db: DbOrTx, ids: readonly number[]) =>
  selectContracts(db).where(isAnyOf(contracts.id, ids))

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
