import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { webhookPolicy } from './webhooks.policy.ts'
import { presentWebhook } from './webhooks.presenter.ts'
import { deleteWebhookRow, lockWebhookRow } from './webhooks.store.ts'
import { webhookTrail } from './webhooks.trail.ts'

/** Deletes the webhook with its deliveries; 409 when `If-Match` names another version. */
export async function deleteWebhook({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockWebhookRow(tx, target.id), 'webhooks.not_found')
    authorize(webhookPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'webhooks.changed_meanwhile', () => presentWebhook(actor, row))
    await deleteWebhookRow(tx, row)
    await addToTrail(tx, clock, actor, webhookTrail.deleted('webhooks.delete', row))
  })
}
