import { addDays, type Day } from '@portal/domain/days'
import type { Tx } from '../db/database.ts'
import { onlyRow } from '../db/only-row.ts'
import { webhookDeliveries, webhooks } from '../db/schema/webhooks.ts'
import { momentOn } from './demo-days.ts'

/** Inserts a webhook that is switched off, so that nothing is sent, with deliveries of the last days. */
export async function insertWebhooks(tx: Tx, { today }: { today: Day }): Promise<void> {
  const { id } = onlyRow(
    await tx
      .insert(webhooks)
      .values({
        url: 'https://hooks.example.com/staff-portal',
        events: ['contracts', 'requests'],
        format: 'text',
        active: false,
        secret: `whsec_${Buffer.alloc(32, 'demo').toString('base64')}`,
        failing_since: momentOn(addDays(today, -2)),
      })
      .returning({ id: webhooks.id }),
  )
  const deliveryOn = (daysAgo: number, type: string) => {
    const created_at = momentOn(addDays(today, -daysAgo))
    return {
      webhook_id: id,
      type,
      attempts: 1,
      created_at,
      queued_at: created_at,
      next_attempt_at: created_at,
    }
  }
  const taken = [
    deliveryOn(6, 'requests.create'),
    deliveryOn(5, 'requests.approve'),
    deliveryOn(4, 'contracts.update'),
  ]
  await tx.insert(webhookDeliveries).values([
    ...taken.map((one) => ({ ...one, state: 'sent' as const, status: 200, sent_at: one.created_at })),
    {
      ...deliveryOn(2, 'contracts.create'),
      state: 'failed',
      status: 404,
      last_error: 'The receiver answered 404',
    },
    {
      ...deliveryOn(1, 'requests.create'),
      state: 'failed',
      attempts: 3,
      last_error: 'The webhook was switched off',
    },
  ])
}
