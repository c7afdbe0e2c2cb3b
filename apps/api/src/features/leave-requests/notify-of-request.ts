import type { NotificationEvent } from '@portal/domain/notifications'
import type { Tx } from '../../db/client.ts'
import { addNotifications } from '../../db/notifications/add-notifications.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Clock } from '../../use-case/clock.ts'
import type { LeaveRequestRow } from './leave-requests.store.ts'

type Told = Pick<LeaveRequestRow, 'id' | 'user_id' | 'request_type' | 'start_date' | 'end_date'> & {
  /** The counted days before and after the request was counted again. */
  recount?: { before: number; after: number }
  /** Why the request was declined. */
  reason?: string | null
}

/** Writes the notifications about a request with the present type and dates (docs/product-rules.md#notifications). */
export const notifyOfRequest = (tx: Tx, clock: Clock, actor: Actor, event: NotificationEvent, row: Told) =>
  addNotifications(tx, clock, {
    event,
    actor_id: actor.id,
    person: { id: row.user_id },
    request: row,
    recount: row.recount,
    reason: row.reason ?? null,
  })
