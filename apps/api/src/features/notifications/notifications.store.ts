import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { onlyRow } from '../../db/only-row.ts'
import { type Given, prepared } from '../../db/prepared.ts'
import { isAnyOf } from '../../db/reads/any-of.ts'
import { avatarColumn } from '../../db/reads/avatar-url.ts'
import { notifications, shownOfNotification } from '../../db/schema/notifications.ts'
import { users } from '../../db/schema/people/users.ts'
import { projects } from '../../db/schema/projects.ts'
import type { Authorized } from '../../use-case/authorized.ts'
import type { Slice } from '../../use-case/paging.ts'

const actors = alias(users, 'actors')
const managers = alias(users, 'managers')
const people = alias(users, 'people')

const selectNotifications = (db: DbOrTx) =>
  db
    .select({
      ...shownOfNotification,
      person: people.full_name,
      message_owner: { id: actors.id, full_name: actors.full_name, avatar: avatarColumn(actors) },
      project: projects.name,
      manager_id: projects.manager_id,
      manager: managers.full_name,
    })
    .from(notifications)
    .innerJoin(actors, eq(actors.id, notifications.actor_id))
    .leftJoin(people, eq(people.id, notifications.person_id))
    .leftJoin(projects, eq(projects.id, notifications.project_id))
    .leftJoin(managers, eq(managers.id, projects.manager_id))

export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number]

type NotificationMatch = { user_id: number; read?: boolean | undefined }

/** `not read` is the condition of notifications_unread_idx. */
const isMatch = ({ user_id, read }: NotificationMatch): SQL | undefined =>
  and(
    eq(notifications.user_id, user_id),
    read === undefined ? undefined : read ? notifications.read : isUnread,
  )

const isUnread = sql`not ${notifications.read}`

/** Lists notifications, newest first. */
export function listNotificationRows(
  db: DbOrTx,
  match: NotificationMatch,
  slice: Slice,
): Promise<NotificationRow[]> {
  return selectNotifications(db)
    .where(isMatch(match))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(slice.limit)
    .offset(slice.offset)
}

/** Lists these notifications, lowest id first. */
export const listNotificationsByIds = (db: DbOrTx, ids: readonly number[]): Promise<NotificationRow[]> =>
  selectNotifications(db).where(isAnyOf(notifications.id, ids)).orderBy(asc(notifications.id))

/** Lists notifications with higher ids than this one, lowest id first. */
export const listNotificationsAfter = (db: DbOrTx, id: number) =>
  db
    .select({ id: notifications.id, user_id: notifications.user_id })
    .from(notifications)
    .where(gt(notifications.id, id))
    .orderBy(asc(notifications.id))

export async function findLastId(db: DbOrTx): Promise<number> {
  const [last] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .orderBy(desc(notifications.id))
    .limit(1)
  return last?.id ?? 0
}

type Counts = { all: number; unread: number }

const countsOfUser = prepared('notification_counts', (db, given: Given<{ user_id: number }>) => {
  const isOfUser = sql`${notifications.user_id} = ${given('user_id')}`
  return db
    .select({
      all: sql<number>`count(*)::int`,
      unread: sql<number>`count(*) filter (where ${isUnread})::int`,
    })
    .from(notifications)
    .where(isOfUser)
})

/** Counts all notifications of a user, and those that are not read. */
export async function countNotifications(db: DbOrTx, user_id: number): Promise<Counts> {
  return onlyRow(await countsOfUser(db, { user_id }))
}

/** Locks the row until the commit. */
export async function lockNotification(tx: Tx, id: number): Promise<NotificationRow | undefined> {
  await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.id, id))
    .for('no key update')
  const [row] = await selectNotifications(tx).where(eq(notifications.id, id))
  return row
}

export async function markRead(tx: Tx, row: Authorized<NotificationRow, 'read'>): Promise<void> {
  await tx.update(notifications).set({ read: true }).where(eq(notifications.id, row.id))
}

export async function markAllRead(db: DbOrTx, user_id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ read: true })
    .where(isMatch({ user_id, read: false }))
}
