import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client.ts'
import { isAnyOf } from '../../../db/reads/any-of.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/people/users.ts'

const isPending = sql`${notifications.mail_pending}`

/** People of whom a notification waits since this moment for its mail. */
export async function listPeopleToTell(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ user_id: notifications.user_id })
    .from(notifications)
    .where(and(isPending, lte(notifications.created_at, before)))
    .orderBy(asc(notifications.user_id))
    .limit(limit)
  return rows.map(({ user_id }) => user_id)
}

/** Takes the notifications of a person that wait for a mail; one that another process has taken is left out. */
export async function takePending(tx: Tx, user_id: number): Promise<number[]> {
  const rows = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), isPending))
    .orderBy(asc(notifications.id))
    .for('update', { skipLocked: true })
  return rows.map(({ id }) => id)
}

export async function markMailed(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ mail_pending: false })
    .where(inArray(notifications.id, [...ids]))
}

export async function findReader(tx: Tx, user_id: number) {
  const [row] = await tx
    .select({
      id: users.id,
      first_name: users.first_name,
      full_name: users.full_name,
      email: users.email,
      role: users.role,
      active: users.active,
      is_invited: users.is_invited,
    })
    .from(users)
    .where(eq(users.id, user_id))
  return row
}

/** The present status of requests by their id; a deleted one is missing. */
export async function readRequestStatuses(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({ id: leaveRequests.id, status: leaveRequests.status })
    .from(leaveRequests)
    .where(isAnyOf(leaveRequests.id, ids))
  return new Map(rows.map(({ id, status }) => [id, status]))
}
