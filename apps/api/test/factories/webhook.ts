import type { Db } from '../../src/db/client.ts'
import { onlyRow } from '../../src/db/only-row.ts'
import { webhookDeliveries, webhooks } from '../../src/db/schema/webhooks.ts'
import { newWebhookSecret } from '../../src/features/webhooks/new-secret.ts'
import { defaultNow } from '../app.ts'

/** A public address that tests may name without asking for a name; nothing is sent there. */
export const publicAddress = 'https://93.184.216.34/hooks'

export async function buildWebhook(db: Db, values: Partial<typeof webhooks.$inferInsert> = {}) {
  const made = await db
    .insert(webhooks)
    .values({
      url: publicAddress,
      events: [],
      format: 'standard',
      active: true,
      secret: newWebhookSecret(),
      ...values,
    })
    .returning()
  return onlyRow(made)
}

/** Makes a test that was refused, unless told otherwise. */
export async function buildDelivery(
  db: Db,
  values: Partial<typeof webhookDeliveries.$inferInsert> & { webhook_id: number },
) {
  const now = new Date(defaultNow)
  const made = await db
    .insert(webhookDeliveries)
    .values({
      type: 'webhooks.test',
      state: 'failed',
      attempts: 1,
      status: 400,
      last_error: 'The receiver answered 400',
      created_at: now,
      queued_at: now,
      next_attempt_at: now,
      ...values,
    })
    .returning()
  return onlyRow(made)
}
