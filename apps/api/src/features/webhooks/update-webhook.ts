import type { Webhook, WebhookChanges } from '@portal/contract/webhooks'
import { englishDeliveries } from '@portal/words/webhooks'
import { failWaitingDeliveries } from '../../db/outbox/end-deliveries.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import type { Reach } from './check-address.ts'
import { refuseAddress } from './refuse-address.ts'
import { webhookPolicy } from './webhooks.policy.ts'
import { presentWebhook } from './webhooks.presenter.ts'
import { findWebhookRow, lockWebhookRow, updateWebhookRow } from './webhooks.store.ts'
import { webhookTrail } from './webhooks.trail.ts'

/**
 * Changes the fields given; 409 when `If-Match` names another version, 422 where nothing may be sent to the new address. Of a webhook
 * that is switched off, what waits has failed; one with another address or switched on begins anew to fail.
 */
export async function updateWebhook(
  { db, clock }: Deps,
  reach: Reach,
  actor: Actor,
  target: Target,
  changes: WebhookChanges,
): Promise<Webhook> {
  const known = found(await findWebhookRow(db, target.id), 'webhooks.not_found')
  if (changes.url !== undefined && changes.url !== known.url) await refuseAddress(changes.url, reach)
  return db.transaction(async (tx) => {
    const row = found(await lockWebhookRow(tx, target.id), 'webhooks.not_found')
    authorize(webhookPolicy, actor, row, 'update')
    await refuseOutdated(row, target, 'webhooks.changed_meanwhile', () => presentWebhook(actor, row))
    const { url = row.url, active = row.active } = changes
    const beginsAnew = url !== row.url || (active && !row.active)
    await updateWebhookRow(tx, row, { ...changes, ...(beginsAnew && { failing_since: null }) })
    if (!active && row.active) await failWaitingDeliveries(tx, englishDeliveries.switchedOff, row.id)
    const after = found(await findWebhookRow(tx, row.id), 'webhooks.not_found')
    await addToTrail(tx, clock, actor, webhookTrail.changed('webhooks.update', row, after))
    return presentWebhook(actor, after)
  })
}
