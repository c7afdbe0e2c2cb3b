import { englishMails } from '@portal/words/mails'
import { englishDeliveries } from '@portal/words/webhooks'
import { failWaitingDeliveries } from '../../../db/outbox/end-deliveries.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../../mail/mailing.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { portalItself } from '../../../use-case/origin.ts'
import type { Deps } from '../../deps.ts'
import { hostOf, webhookTrail } from '../webhooks.trail.ts'
import { listAdmins, switchOffRow } from './switch-off.store.ts'

const failedForMs = 5 * 86_400_000

/** Switches a webhook off that has failed for five days, and tells all admins by mail. True where it did. */
export async function switchOffFailing(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  webhookId: number,
): Promise<boolean> {
  const { db, clock, config } = deps
  const since = new Date(clock.now().getTime() - failedForMs)
  return db.transaction(async (tx) => {
    const row = await switchOffRow(tx, webhookId, since)
    if (row === undefined) return false
    await failWaitingDeliveries(tx, englishDeliveries.switchedOff, row.id)
    const content = englishMails.webhookSwitchedOff({
      portal: mailingOf(config).portalName,
      host: hostOf(row.url),
      url: `${config.publicUrl}/webhooks/${row.id}`,
    })
    for (const to of await listAdmins(tx)) {
      await queueMail(tx, deps, { kind: 'webhook_switched_off', to, content })
    }
    await addToTrail(tx, clock, portalItself, webhookTrail.done('webhooks.switch_off', row))
    return true
  })
}
