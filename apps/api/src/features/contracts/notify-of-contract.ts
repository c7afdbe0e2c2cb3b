import type { NotificationEvent } from '@portal/domain/notifications'
import type { Tx } from '../../db/client.ts'
import { addNotifications } from '../../db/notifications/add-notifications.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Clock } from '../../use-case/clock.ts'
import type { ContractRow } from './contracts.store.ts'

type Told = Pick<ContractRow, 'user_id' | 'project_id'>

/** Writes the notifications about a contract (docs/product-rules.md#notifications). */
export const notifyOfContract = (tx: Tx, clock: Clock, actor: Actor, event: NotificationEvent, row: Told) =>
  addNotifications(tx, clock, {
    event,
    actor_id: actor.id,
    person: { id: row.user_id },
    project_id: row.project_id,
  })
