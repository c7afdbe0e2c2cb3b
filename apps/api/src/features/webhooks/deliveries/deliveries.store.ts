import { and, count, desc, eq } from 'drizzle-orm'
import type { DbOrTx, Tx } from '../../../db/client.ts'
import { onlyRow } from '../../../db/only-row.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { Slice } from '../../../use-case/paging.ts'
import type { WebhookRow } from '../webhooks.store.ts'

const ofWebhook = (id: number) => eq(webhookDeliveries.webhook_id, id)

/** Newest first. */
export const listDeliveryRows = (db: DbOrTx, webhookId: number, { limit, offset }: Slice) =>
  db
    .select({
      id: webhookDeliveries.id,
      type: webhookDeliveries.type,
      state: webhookDeliveries.state,
      attempts: webhookDeliveries.attempts,
      status: webhookDeliveries.status,
      last_error: webhookDeliveries.last_error,
      created_at: webhookDeliveries.created_at,
      sent_at: webhookDeliveries.sent_at,
    })
    .from(webhookDeliveries)
    .where(ofWebhook(webhookId))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)
    .offset(offset)

export async function countDeliveries(db: DbOrTx, webhookId: number): Promise<number> {
  return onlyRow(await db.select({ count: count() }).from(webhookDeliveries).where(ofWebhook(webhookId)))
    .count
}

export async function insertTest(
  tx: Tx,
  webhook: Authorized<WebhookRow, 'send'>,
  { type, now }: { type: string; now: Date },
): Promise<void> {
  const moments = { created_at: now, queued_at: now, next_attempt_at: now }
  await tx.insert(webhookDeliveries).values({ webhook_id: webhook.id, type, ...moments })
}

/**
 * Makes the delivery due at once, with all its attempts before it; one that is being sent goes on. False where the webhook has no
 * such delivery.
 */
export async function queueAgain(
  tx: Tx,
  webhook: Authorized<WebhookRow, 'send'>,
  deliveryId: number,
  now: Date,
): Promise<boolean> {
  const queued = await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, sent_at: null, queued_at: now, next_attempt_at: now })
    .where(and(ofWebhook(webhook.id), eq(webhookDeliveries.id, deliveryId)))
    .returning({ id: webhookDeliveries.id })
  return queued.length > 0
}
