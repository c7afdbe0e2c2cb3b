import type { Day } from '@portal/domain/days'
import { and, asc, between, eq, gte } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { isAbsenceOfColleague } from '../../db/reads/colleagues.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { holidays } from '../../db/schema/holidays.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { calendarFeeds } from '../../db/schema/people/calendar-feeds.ts'
import { users } from '../../db/schema/people/users.ts'

export async function findFeedOf(db: DbOrTx, userId: number): Promise<{ createdAt: Date } | undefined> {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return row
}

/** The active person whose feed has this token. */
export async function findOwnerId(db: DbOrTx, tokenHash: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), users.active))
  return row?.id
}

/** Locks the person, waiting for a running change of activity. */
export async function lockOwner(tx: Tx, userId: number): Promise<{ active: boolean } | undefined> {
  const [row] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for('share')
  return row
}

type Feed = typeof calendarFeeds.$inferInsert

export async function replaceFeed(tx: Tx, feed: Feed): Promise<void> {
  const { tokenHash, createdAt } = feed
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { tokenHash, createdAt } })
}

export async function deleteFeedOf(db: DbOrTx, userId: number): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

type Period = { today: Day; since: Day }

/** A person's approved and pending leave that ends on `since` or later, by its first day. */
export function listOwnLeave(db: DbOrTx, userId: number, { since }: Period) {
  return db
    .select({
      uid: leaveRequests.calendarUid,
      version: leaveRequests.version,
      requestType: leaveRequests.requestType,
      paidLeaveType: leaveRequests.paidLeaveType,
      status: leaveRequests.status,
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
      note: leaveRequests.note,
      updatedAt: leaveRequests.updatedAt,
    })
    .from(leaveRequests)
    .where(and(eq(leaveRequests.userId, userId), isStanding(), gte(leaveRequests.endDate, since)))
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id))
}

export type OwnLeave = Awaited<ReturnType<typeof listOwnLeave>>[number]

/** When people with a current contract on one of the person's current projects, Bench apart, have approved leave. */
export function listAbsences(db: DbOrTx, userId: number, { today, since }: Period) {
  return db
    .select({
      uid: leaveRequests.calendarUid,
      version: leaveRequests.version,
      decidedVersion: leaveRequests.decidedVersion,
      fullName: users.fullName,
      requestType: leaveRequests.requestType,
      startDate: leaveRequests.startDate,
      endDate: leaveRequests.endDate,
      updatedAt: leaveRequests.updatedAt,
    })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.userId))
    .where(isAbsenceOfColleague(db, userId, { today, since }))
    .orderBy(asc(leaveRequests.startDate), asc(leaveRequests.id))
}

export type Absence = Awaited<ReturnType<typeof listAbsences>>[number]

/** Lists the holidays by date, both ends included. The caller has filled the years. */
export const listFeedHolidays = (db: DbOrTx, { from, to }: { from: Day; to: Day }) =>
  db
    .select({
      uid: holidays.calendarUid,
      version: holidays.version,
      date: holidays.date,
      title: holidays.title,
      updatedAt: holidays.updatedAt,
    })
    .from(holidays)
    .where(between(holidays.date, from, to))
    .orderBy(asc(holidays.date))

export type FeedHoliday = Awaited<ReturnType<typeof listFeedHolidays>>[number]
