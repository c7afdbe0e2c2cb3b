import { and, eq } from 'drizzle-orm'
import type { DbOrTx } from '../database.ts'
import { webhookDeliveries } from '../schema/webhooks.ts'

/** Ends the deliveries that wait, of one webhook or of all; an admin may send them again. */
export async function failWaitingDeliveries(
  db: DbOrTx,
  last_error: string,
  webhookId?: number,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'failed', locked_until: null, last_error })
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        webhookId === undefined ? undefined : eq(webhookDeliveries.webhook_id, webhookId),
      ),
    )
}
