import type { Notification, NotificationQuery } from '@portal/contract/notifications'
import type { Db } from '../../db/client.ts'
import type { Actor } from '../../use-case/actor.ts'
import { sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentNotification } from './notifications.presenter.ts'
import {
  countNotifications,
  findLastId,
  listNotificationRows,
  listNotificationsAfter,
  listNotificationsByIds,
} from './notifications.store.ts'

type Listed = { notifications: Notification[]; unread: number; total: number }

/** Lists own notifications, newest first, with the number of matches on all pages and the number of all unread ones. */
export async function listNotifications(
  { db }: Deps,
  actor: Actor,
  { read, ...page }: NotificationQuery,
): Promise<Listed> {
  const [rows, { all, unread }] = await Promise.all([
    listNotificationRows(db, { user_id: actor.id, read }, sliceOf(page)),
    countNotifications(db, actor.id),
  ])
  const total = read === undefined ? all : read ? all - unread : unread
  return { notifications: rows.map(presentNotification), unread, total }
}

/** What the live channel reads: each notification as the list shows it. */
export const liveReads = (db: Db) => ({
  lastId: () => findLastId(db),
  listAfter: (id: number) => listNotificationsAfter(db, id),
  listByIds: async (ids: readonly number[]) =>
    (await listNotificationsByIds(db, ids)).map(presentNotification),
})
