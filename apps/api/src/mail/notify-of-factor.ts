import type { FactorEvent } from '@portal/domain/people/second-factors'
import { englishMails } from '@portal/words/mails'
import type { Tx } from '../db/database.ts'
import { mailingOf } from './mailing.ts'
import { type MailDeps, type MailToQueue, queueMail } from './queue-mail.ts'

/** Tells a person by mail what became of their second factors. */
export async function notifyOfFactor(
  tx: Tx,
  deps: MailDeps,
  to: MailToQueue['to'],
  event: FactorEvent,
): Promise<void> {
  const { config } = deps
  const content = englishMails.factorChanged({
    portal: mailingOf(config).portalName,
    event,
    url: `${config.publicUrl}/settings#signing-in`,
  })
  await queueMail(tx, deps, { kind: 'factor_changed', to, content })
}
