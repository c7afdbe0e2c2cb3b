import type { Webhook } from '@portal/contract/webhooks'
import type { Actor } from '../../use-case/actor.ts'
import { canOf } from '../../use-case/authorized.ts'
import { webhookPolicy } from './webhooks.policy.ts'
import type { WebhookRow } from './webhooks.store.ts'

export const presentWebhook = (actor: Actor, row: WebhookRow): Webhook => ({
  ...row,
  failing_since: row.failing_since?.toISOString() ?? null,
  last_delivery: row.last_delivery && {
    ...row.last_delivery,
    created_at: row.last_delivery.created_at.toISOString(),
  },
  can: canOf(webhookPolicy(actor, row)),
})
