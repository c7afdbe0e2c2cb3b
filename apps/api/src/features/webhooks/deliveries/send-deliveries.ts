import type { Act } from '@portal/domain/trail/acts'
import { testDelivery } from '@portal/domain/webhooks'
import type { Tx } from '../../../db/client.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { type Authorized, authorize } from '../../../use-case/authorized.ts'
import { found, notFound } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { webhookPolicy } from '../webhooks.policy.ts'
import { lockWebhookRow, type WebhookRow } from '../webhooks.store.ts'
import { webhookTrail } from '../webhooks.trail.ts'
import { insertTest, queueAgain } from './deliveries.store.ts'

/** Writes a test into the outbox of the webhook; 409 where it is switched off. */
export const sendTest = (deps: Deps, actor: Actor, id: number): Promise<void> =>
  queue(deps, actor, { id, act: 'webhooks.test' }, (tx, row) =>
    insertTest(tx, row, { type: testDelivery, now: deps.clock.now() }),
  )

type DeliveryPath = { id: number; delivery_id: number }

/** Makes a delivery due, whatever became of it before; 409 where the webhook is switched off. */
export const retryDelivery = (deps: Deps, actor: Actor, { id, delivery_id }: DeliveryPath): Promise<void> =>
  queue(deps, actor, { id, act: 'webhooks.retry' }, async (tx, row) => {
    if (!(await queueAgain(tx, row, delivery_id, deps.clock.now()))) throw notFound('webhooks.no_delivery')
  })

async function queue(
  { db, clock }: Deps,
  actor: Actor,
  { id, act }: { id: number; act: Act },
  write: (tx: Tx, row: Authorized<WebhookRow, 'send'>) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockWebhookRow(tx, id), 'webhooks.not_found')
    authorize(webhookPolicy, actor, row, 'send')
    await write(tx, row)
    await addToTrail(tx, clock, actor, webhookTrail.done(act, row))
  })
}
