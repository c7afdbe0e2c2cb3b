import type { Notification } from '@portal/contract/notifications'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { notificationPolicy } from './notifications.policy.ts'
import { presentNotification } from './notifications.presenter.ts'
import { lockNotification, markAllRead, markRead } from './notifications.store.ts'

/** Marks an own notification as read; a repeat changes nothing. 404 for that of another person. */
export async function readNotification({ db }: Deps, actor: Actor, id: number): Promise<Notification> {
  return db.transaction(async (tx) => {
    const row = found(await lockNotification(tx, id), 'notifications.not_found')
    authorize(notificationPolicy, actor, row, 'read')
    if (!row.read) await markRead(tx, row)
    return presentNotification({ ...row, read: true })
  })
}

/** Marks all own notifications as read. */
export const readAllNotifications = ({ db }: Deps, actor: Actor): Promise<void> => markAllRead(db, actor.id)
