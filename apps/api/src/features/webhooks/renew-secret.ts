import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { newWebhookSecret } from './new-secret.ts'
import { webhookPolicy } from './webhooks.policy.ts'
import { lockWebhookRow, updateWebhookRow } from './webhooks.store.ts'
import { webhookTrail } from './webhooks.trail.ts'

/** Replaces the secret; what is sent from now on is signed with the new one. */
export async function renewSecret(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
): Promise<{ secret: string }> {
  const secret = newWebhookSecret()
  await db.transaction(async (tx) => {
    const row = found(await lockWebhookRow(tx, id), 'webhooks.not_found')
    authorize(webhookPolicy, actor, row, 'update')
    await updateWebhookRow(tx, row, { secret })
    await addToTrail(tx, clock, actor, webhookTrail.done('webhooks.renew_secret', row))
  })
  return { secret }
}
