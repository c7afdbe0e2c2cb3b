import { dayIn, formatDay, timeIn } from '@portal/domain/days'
import { englishMails } from '@portal/words/mails'
import type { Tx } from '../../db/client.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { type MailDeps, queueMail } from '../../mail/queue-mail.ts'
import type { Browser } from './check-credentials.ts'
import { findToldPerson } from './session.store.ts'

/** Tells a person by mail of a sign-in from a browser that is not known; not of the first one of the account. */
export async function notifyOfNewBrowser(
  tx: Tx,
  deps: MailDeps,
  userId: number,
  { name, address }: Browser,
): Promise<void> {
  const to = await findToldPerson(tx, userId)
  if (to === undefined) return
  const { clock, config } = deps
  const now = clock.now()
  const at = `${formatDay(dayIn(clock.timeZone, now))}, ${timeIn(clock.timeZone, now)}, ${clock.timeZone}`
  const browser = name ?? englishMails.unknownBrowser
  const url = `${config.publicUrl}/settings`
  const portal = mailingOf(config).portalName
  const content = englishMails.newBrowser({ portal, browser, address, at, url })
  await queueMail(tx, deps, { kind: 'new_browser', to, content })
}
