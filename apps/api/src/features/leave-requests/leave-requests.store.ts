import type { LeaveRequestQuery } from '@portal/contract/leave-requests/leave-requests'
import type { Day } from '@portal/domain/days'
import { type LeaveType, maxLeaveDays } from '@portal/domain/leave/leave'
import { and, asc, desc, eq, gte, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { nextVersion } from '../../db/schema/columns.ts'
import { leaveRequests, shownOfLeaveRequest } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Values } from '../../db/values.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'

const deciders = alias(users, 'deciders')

const columns = {
  ...shownOfLeaveRequest,
  user: { id: users.id, full_name: users.full_name },
  active: users.active,
  employments: employmentsOf(users.id),
  decided_by: { id: deciders.id, full_name: deciders.full_name },
}

const selectRequests = (db: DbOrTx) =>
  db
    .select(columns)
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.user_id))
    .leftJoin(deciders, eq(deciders.id, leaveRequests.decided_by_id))

export type LeaveRequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

export async function findLeaveRequestRow(db: DbOrTx, id: number): Promise<LeaveRequestRow | undefined> {
  const [row] = await selectRequests(db).where(eq(leaveRequests.id, id))
  return row
}

/** Reads a request that must exist, because the same transaction has just written it. */
export async function getLeaveRequestRow(tx: Tx, id: number): Promise<LeaveRequestRow> {
  return onlyRow(await selectRequests(tx).where(eq(leaveRequests.id, id)))
}

/** Lists these requests, first day first. */
export const listLeaveRequestRowsOf = (db: DbOrTx, ids: readonly number[]): Promise<LeaveRequestRow[]> =>
  selectRequests(db)
    .where(isAnyOf(leaveRequests.id, ids))
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))

/**
 * Locks the request's user until the commit, as every writer of a user's requests and records does, and then reads the
 * request.
 */
export async function lockLeaveRequest(tx: Tx, id: number): Promise<LeaveRequestRow | undefined> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(leaveRequests, eq(leaveRequests.user_id, users.id))
    .where(eq(leaveRequests.id, id))
    .for('no key update', { of: users })
  return findLeaveRequestRow(tx, id)
}

/**
 * Locks the person until the commit, so that a new request waits for changes of the person's other requests, contracts,
 * last work day and activity.
 */
export async function lockRequester(tx: Tx, user_id: number): Promise<{ active: boolean } | undefined> {
  const isRequester = eq(users.id, user_id)
  const [row] = await tx.select({ active: users.active }).from(users).where(isRequester).for('no key update')
  return row
}

/** Locks the people of several requests until the commit, in the order in which all do. */
export async function lockRequesters(tx: Tx, requests: readonly { user_id: number }[]): Promise<void> {
  const userIds = [...new Set(requests.map(({ user_id }) => user_id))]
  await tx
    .select({ id: users.id })
    .from(users)
    .where(isAnyOf(users.id, userIds))
    .orderBy(asc(users.id))
    .for('no key update')
}

export type LeaveRequestMatch = {
  userIds: readonly number[]
  /** Selects requests that touch at least one of the days from `from` to `to`. */
  from?: Day | undefined
  to?: Day | undefined
  is_pending?: boolean | undefined
  /** Whether the requests are open on that day: pending, or approved with a last day that is not over. */
  open?: { is_open: boolean; today: Day } | undefined
  type?: LeaveType | undefined
  id?: number | undefined
}

// A literal, not a parameter: it is the condition of leave_requests_pending_idx.
const isPendingStatus = sql`${leaveRequests.status} = 'pending'`

function isMatch({ userIds, from, to, is_pending, open, type, id }: LeaveRequestMatch): SQL | undefined {
  return and(
    ...userIds.map((user_id) => eq(leaveRequests.user_id, user_id)),
    id === undefined ? undefined : eq(leaveRequests.id, id),
    from === undefined ? undefined : touchesFrom(from),
    to === undefined ? undefined : lte(leaveRequests.start_date, to),
    is_pending === true ? isPendingStatus : undefined,
    is_pending === false ? ne(leaveRequests.status, 'pending') : undefined,
    open?.is_open === true ? isOpenOn(open.today) : undefined,
    open?.is_open === false ? not(isOpenOn(open.today)) : undefined,
    type === undefined ? undefined : eq(leaveRequests.request_type, type),
  )
}

const isOpenOn = (today: Day): SQL =>
  sql`(${isPendingStatus} or (${leaveRequests.status} = 'approved' and ${gte(leaveRequests.end_date, today)}))`

/**
 * True for requests that end on the day or later. The bound of the start follows from the longest request, and keeps a
 * search by index short.
 */
const touchesFrom = (from: Day): SQL | undefined =>
  and(
    gte(leaveRequests.end_date, from),
    sql`${leaveRequests.start_date} > ${from}::date - ${sql.raw(String(maxLeaveDays))}`,
  )

const sortColumns = {
  start_date: leaveRequests.start_date,
  created_at: leaveRequests.created_at,
  user: ignoringCase(users.full_name),
  request_type: leaveRequests.request_type,
}

const byFirstDay = [asc(leaveRequests.start_date), asc(leaveRequests.created_at), asc(leaveRequests.id)]

/** The order of the queue is that of leave_requests_pending_idx. */
function usualOrder({ is_pending, open }: LeaveRequestMatch): SQL[] {
  if (open?.is_open === true) return [desc(isPendingStatus), ...byFirstDay]
  return is_pending === true ? byFirstDay : [desc(leaveRequests.start_date), desc(leaveRequests.id)]
}

type Listed = LeaveRequestMatch & Pick<LeaveRequestQuery, 'sort'>

const orderOf = (match: Listed): SQL[] =>
  sortedBy({ sort: match.sort, columns: sortColumns, id: leaveRequests.id, usual: usualOrder(match) })

/** The ids of requests in the order of the list. */
export async function listLeaveRequestIds(db: DbOrTx, match: Listed): Promise<number[]> {
  const rows = await db
    .select({ id: leaveRequests.id })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.user_id))
    .where(isMatch(match))
    .orderBy(...orderOf(match))
  return rows.map(({ id }) => id)
}

/**
 * Lists requests by their start, newest first, unless sorted; pending ones by their first day, and open ones too, with
 * the pending ones before those to come.
 */
export function listLeaveRequestRows(db: DbOrTx, match: Listed, slice: Slice): Promise<LeaveRequestRow[]> {
  return selectRequests(db)
    .where(isMatch(match))
    .orderBy(...orderOf(match))
    .limit(slice.limit)
    .offset(slice.offset)
}

export const countLeaveRequests = (db: DbOrTx, match: LeaveRequestMatch): Promise<number> =>
  db.$count(leaveRequests, isMatch(match))

type StandingQuery = { userIds: readonly number[]; from: Day; to: Day }

/** Lists requests of these people that are not rejected and touch the days, oldest first. */
export function listStandingRequests(db: DbOrTx, { userIds, from, to }: StandingQuery) {
  return db
    .select({
      id: leaveRequests.id,
      user_id: leaveRequests.user_id,
      type: leaveRequests.request_type,
      status: leaveRequests.status,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
      half_day_slot: leaveRequests.half_day_slot,
      vacation_type: leaveRequests.vacation_type,
    })
    .from(leaveRequests)
    .where(
      and(
        isAnyOf(leaveRequests.user_id, userIds),
        isStanding(),
        touchesFrom(from),
        lte(leaveRequests.start_date, to),
      ),
    )
    .orderBy(asc(leaveRequests.id))
}

type Decision = 'status' | 'decided_by_id' | 'decided_at' | 'decision_note'
export type NewLeaveRequest = Values<typeof leaveRequests, Decision | 'decided_version'> & {
  created_at: Date
}

export async function insertLeaveRequest(tx: Tx, values: NewLeaveRequest): Promise<number> {
  return onlyRow(await tx.insert(leaveRequests).values(values).returning({ id: leaveRequests.id })).id
}

type RequestChanges = Partial<Pick<typeof leaveRequests.$inferSelect, Decision | 'request_type'>>

type Decidable =
  | Authorized<LeaveRequestRow, 'approve'>
  | Authorized<LeaveRequestRow, 'decline'>
  | Authorized<LeaveRequestRow, 'toggle_extra'>

export async function updateRequestRow(tx: Tx, row: Decidable, values: RequestChanges): Promise<void> {
  const decided_version = values.status === undefined ? undefined : nextVersion
  await tx
    .update(leaveRequests)
    .set({ ...values, decided_version })
    .where(eq(leaveRequests.id, row.id))
}

/** Deletes the request; the database deletes its leave records with it. */
export async function deleteRequestRow(tx: Tx, row: Authorized<LeaveRequestRow, 'delete'>): Promise<void> {
  await tx.delete(leaveRequests).where(eq(leaveRequests.id, row.id))
}
