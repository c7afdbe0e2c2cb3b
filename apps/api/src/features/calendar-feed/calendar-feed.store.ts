import type { Day } from '@portal/domain/days'
import { and, asc, between, eq, gte } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { isAbsenceOfColleague } from '../../db/reads/colleagues.ts'
import { isStanding } from '../../db/reads/standing-leave.ts'
import { holidays } from '../../db/schema/holidays.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { calendarFeeds } from '../../db/schema/people/calendar-feeds.ts'
import { users } from '../../db/schema/people/users.ts'

export async function findFeedOf(db: DbOrTx, userId: number): Promise<{ created_at: Date } | undefined> {
  const [row] = await db
    .select({ created_at: calendarFeeds.created_at })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.user_id, userId))
  return row
}

/** The active person whose feed has this token. */
export async function findOwnerId(db: DbOrTx, token_hash: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.user_id))
    .where(and(eq(calendarFeeds.token_hash, token_hash), users.active))
  return row?.id
}

/** Locks the person, waiting for a running change of activity. */
export async function lockOwner(tx: Tx, userId: number): Promise<{ active: boolean } | undefined> {
  const [row] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for('share')
  return row
}

type Feed = typeof calendarFeeds.$inferInsert

export async function replaceFeed(tx: Tx, feed: Feed): Promise<void> {
  const { token_hash, created_at } = feed
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.user_id, set: { token_hash, created_at } })
}

/** False where there was none. */
export async function deleteFeedOf(db: DbOrTx, userId: number): Promise<boolean> {
  const deleted = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.user_id, userId))
    .returning({ user_id: calendarFeeds.user_id })
  return deleted.length > 0
}

type Period = { today: Day; since: Day }

/** A person's approved and pending leave that ends on `since` or later, by its first day. */
export function listOwnLeave(db: DbOrTx, userId: number, { since }: Period) {
  return db
    .select({
      uid: leaveRequests.calendar_uid,
      version: leaveRequests.version,
      request_type: leaveRequests.request_type,
      paid_leave_type: leaveRequests.paid_leave_type,
      status: leaveRequests.status,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
      note: leaveRequests.note,
      updated_at: leaveRequests.updated_at,
    })
    .from(leaveRequests)
    .where(and(eq(leaveRequests.user_id, userId), isStanding(), gte(leaveRequests.end_date, since)))
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))
}

export type OwnLeave = Awaited<ReturnType<typeof listOwnLeave>>[number]

/** When people with a current contract on one of the person's current projects, Bench apart, have approved leave. */
export function listAbsences(db: DbOrTx, userId: number, { today, since }: Period) {
  return db
    .select({
      uid: leaveRequests.calendar_uid,
      version: leaveRequests.version,
      decided_version: leaveRequests.decided_version,
      full_name: users.full_name,
      request_type: leaveRequests.request_type,
      start_date: leaveRequests.start_date,
      end_date: leaveRequests.end_date,
      updated_at: leaveRequests.updated_at,
    })
    .from(leaveRequests)
    .innerJoin(users, eq(users.id, leaveRequests.user_id))
    .where(isAbsenceOfColleague(db, userId, { today, since }))
    .orderBy(asc(leaveRequests.start_date), asc(leaveRequests.id))
}

export type Absence = Awaited<ReturnType<typeof listAbsences>>[number]

/** Lists the holidays by date, both ends included. The caller has filled the years. */
export const listFeedHolidays = (db: DbOrTx, { from, to }: { from: Day; to: Day }) =>
  db
    .select({
      uid: holidays.calendar_uid,
      version: holidays.version,
      date: holidays.date,
      title: holidays.title,
      updated_at: holidays.updated_at,
    })
    .from(holidays)
    .where(between(holidays.date, from, to))
    .orderBy(asc(holidays.date))

export type FeedHoliday = Awaited<ReturnType<typeof listFeedHolidays>>[number]
