import type { Webhook, WebhookInput } from '@portal/contract/webhooks'
import { webhookLimits } from '@portal/domain/webhooks'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import type { Reach } from './check-address.ts'
import { newWebhookSecret } from './new-secret.ts'
import { refuseAddress } from './refuse-address.ts'
import { presentWebhook } from './webhooks.presenter.ts'
import { insertWebhook, lockedCountOfWebhooks } from './webhooks.store.ts'
import { webhookTrail } from './webhooks.trail.ts'

/** Adds a webhook with a new secret; 422 where nothing may be sent to its address, 409 where there are too many. */
export async function createWebhook(
  { db, clock }: Deps,
  reach: Reach,
  actor: Actor,
  input: WebhookInput,
): Promise<Webhook & { secret: string }> {
  await refuseAddress(input.url, reach)
  const secret = newWebhookSecret()
  return db.transaction(async (tx) => {
    const max = webhookLimits.count
    if ((await lockedCountOfWebhooks(tx)) >= max) throw conflict('webhooks.too_many', { max })
    const row = await insertWebhook(tx, { ...input, secret })
    await addToTrail(tx, clock, actor, webhookTrail.created('webhooks.create', row))
    return { ...presentWebhook(actor, row), secret }
  })
}
