import type { Db } from '../../db/client.ts'
import { presentNotification } from './notifications.presenter.ts'
import { findLastId, listNotificationsAfter, listNotificationsByIds } from './notifications.store.ts'

/** What the live channel reads: each notification as the list shows it. */
export const liveReads = (db: Db) => ({
  lastId: () => findLastId(db),
  listAfter: (id: number) => listNotificationsAfter(db, id),
  listByIds: async (ids: readonly number[]) =>
    (await listNotificationsByIds(db, ids)).map(presentNotification),
})
