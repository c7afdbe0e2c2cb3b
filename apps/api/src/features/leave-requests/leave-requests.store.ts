import type { LeaveRequestQuery } from '@portal/contract/leave-requests/leave-requests'
import type { Day } from '@portal/domain/days'
import { type LeaveType, maxLeaveDays } from '@portal/domain/leave/leave'
import { and, asc, desc, eq, gte, lte, ne, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Authorized } from '../../authorized.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { employmentsOf } from '../../db/reads/employment.ts'
import { ignoringCase, sortedBy } from '../../db/reads/sorted-by.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { nextVersion } from '../../db/schema/columns.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { users } from '../../db/schema/people/users.ts'
import type { Values } from '../../db/values.ts'
import type { Slice } from '../../paging.ts'

const deciders = alias(users, 'deciders')

const columns = {
  id: leaveRequests.id,
  version: leaveRequests.version,
  userId: leaveRequests.userId,
  user: users.fullName,
  active: users.active,
  employments: employmentsOf(users.id),
  requestType: leaveRequests.requestType,
  status: leaveRequests.status,
  startDate: leaveRequests.startDate,
  endDate: leaveRequests.endDate,
  vacationType: leaveRequests.vacationType,
  paidLeaveType: leaveRequests.paidLeaveType,
  note: leaveRequests.note,
  attachedFileId: leaveRequests.attachedFileId,
  decidedById: leaveRequests.decidedById,
  decidedBy: deciders.fullName,
  decidedAt: leaveRequests.decidedAt,
  decisionNote: leaveRequests.decisionNote,
  createdAt: leaveRequests.createdAt,
}

const selectRequests = (db: DbOrTx) =>
  db
    .select(columns)
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .leftJoin(deciders, eq(deciders.id, leaveRequests.decidedById))

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
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id))

/**
 * Locks the request's user until the commit, as every writer of a user's requests and records does, and then reads the
 * request.
 */
export async function lockLeaveRequest(tx: Tx, id: number): Promise<LeaveRequestRow | undefined> {
  await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(leaveRequests, eq(leaveRequests.userId, users.id))
    .where(eq(leaveRequests.id, id))
    .for('no key update', { of: users })
  return findLeaveRequestRow(tx, id)
}

/**
 * Locks the person until the commit, so that a new request waits for changes of the person's other requests, contracts,
 * last work day and activity.
 */
export async function lockRequester(tx: Tx, userId: number): Promise<{ active: boolean } | undefined> {
  const isRequester = eq(users.id, userId)
  const [row] = await tx.select({ active: users.active }).from(users).where(isRequester).for('no key update')
  return row
}

/** Locks the people of several requests until the commit, in the order in which all do. */
export async function lockRequesters(tx: Tx, requests: readonly { userId: number }[]): Promise<void> {
  const userIds = [...new Set(requests.map(({ userId }) => userId))]
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
  isPending?: boolean | undefined
  /** Whether the requests are open on that day: pending, or approved with a last day that is not over. */
  open?: { isOpen: boolean; today: Day } | undefined
  type?: LeaveType | undefined
  id?: number | undefined
}

// A literal, not a parameter: it is the condition of leave_requests_pending_idx.
const isPendingStatus = sql`${leaveRequests.status} = 'pending'`

function isMatch({ userIds, from, to, isPending, open, type, id }: LeaveRequestMatch): SQL | undefined {
  return and(
    ...userIds.map((userId) => eq(leaveRequests.userId, userId)),
    id === undefined ? undefined : eq(leaveRequests.id, id),
    from === undefined ? undefined : touchesFrom(from),
    to === undefined ? undefined : lte(leaveRequests.startDate, to),
    isPending === true ? isPendingStatus : undefined,
    isPending === false ? ne(leaveRequests.status, 'pending') : undefined,
    open?.isOpen === true ? isOpenOn(open.today) : undefined,
    open?.isOpen === false ? not(isOpenOn(open.today)) : undefined,
    type === undefined ? undefined : eq(leaveRequests.requestType, type),
  )
}

const isOpenOn = (today: Day): SQL =>
  sql`(${isPendingStatus} or (${leaveRequests.status} = 'approved' and ${gte(leaveRequests.endDate, today)}))`

/**
 * True for requests that end on the day or later. The bound of the start follows from the longest request, and keeps a
 * search by index short.
 */
const touchesFrom = (from: Day): SQL | undefined =>
  and(
    gte(leaveRequests.endDate, from),
    sql`${leaveRequests.startDate} > ${from}::date - ${sql.raw(String(maxLeaveDays))}`,
  )

const sortColumns = {
  start_date: leaveRequests.startDate,
  created_at: leaveRequests.createdAt,
  user: ignoringCase(users.fullName),
  request_type: leaveRequests.requestType,
}

const byFirstDay = [asc(leaveRequests.startDate), asc(leaveRequests.createdAt), asc(leaveRequests.id)]

/** The order of the queue is that of leave_requests_pending_idx. */
function usualOrder({ isPending, open }: LeaveRequestMatch): SQL[] {
  if (open?.isOpen === true) return [desc(isPendingStatus), ...byFirstDay]
  return isPending === true ? byFirstDay : [desc(leaveRequests.startDate), desc(leaveRequests.id)]
}

type Listed = LeaveRequestMatch & Pick<LeaveRequestQuery, 'sort'>

/**
 * Lists requests by their start, newest first, unless sorted; pending ones by their first day, and open ones too, with
 * the pending ones before those to come.
 */
export function listLeaveRequestRows(db: DbOrTx, match: Listed, slice: Slice): Promise<LeaveRequestRow[]> {
  const order = sortedBy({
    sort: match.sort,
    columns: sortColumns,
    id: leaveRequests.id,
    usual: usualOrder(match),
  })
  return selectRequests(db)
    .where(isMatch(match))
    .orderBy(...order)
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
      userId: leaveRequests.userId,
      type: leaveRequests.requestType,
      status: leaveRequests.status,
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
      halfDaySlot: leaveRequests.halfDaySlot,
      vacationType: leaveRequests.vacationType,
    })
    .from(leaveRequests)
    .where(
      and(
        isAnyOf(leaveRequests.userId, userIds),
        isStanding(),
        touchesFrom(from),
        lte(leaveRequests.startDate, to),
      ),
    )
    .orderBy(asc(leaveRequests.id))
}

type Decision = 'status' | 'decidedById' | 'decidedAt' | 'decisionNote'
export type NewLeaveRequest = Values<typeof leaveRequests, Decision | 'decidedVersion'> & { createdAt: Date }

export async function insertLeaveRequest(tx: Tx, values: NewLeaveRequest): Promise<number> {
  return onlyRow(await tx.insert(leaveRequests).values(values).returning({ id: leaveRequests.id })).id
}

type RequestChanges = Partial<Pick<typeof leaveRequests.$inferSelect, Decision | 'requestType'>>

type Decidable =
  | Authorized<LeaveRequestRow, 'approve'>
  | Authorized<LeaveRequestRow, 'decline'>
  | Authorized<LeaveRequestRow, 'toggle_extra'>

export async function updateRequestRow(tx: Tx, row: Decidable, values: RequestChanges): Promise<void> {
  const decidedVersion = values.status === undefined ? undefined : nextVersion
  await tx
    .update(leaveRequests)
    .set({ ...values, decidedVersion })
    .where(eq(leaveRequests.id, row.id))
}

/** Deletes the request; the database deletes its leave records with it. */
export async function deleteRequestRow(tx: Tx, row: Authorized<LeaveRequestRow, 'delete'>): Promise<void> {
  await tx.delete(leaveRequests).where(eq(leaveRequests.id, row.id))
}
