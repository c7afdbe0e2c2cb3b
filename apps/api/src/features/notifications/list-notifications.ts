import type { Notification, NotificationQuery } from '@portal/contract/notifications'
import type { Actor } from '../../use-case/actor.ts'
import { sliceOf } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentNotification } from './notifications.presenter.ts'
import { countNotifications, listNotificationRows } from './notifications.store.ts'

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
