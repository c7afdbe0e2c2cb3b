import { dayIn, formatDay, timeIn } from '@portal/domain/days'
import { englishMails } from '@portal/words/mails'
import type { Tx } from '../../db/client.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Deps } from '../deps.ts'
import type { Browser } from './check-credentials.ts'
import { findToldPerson } from './new-browser.store.ts'

/** Tells a person by mail of a sign-in from a browser that is not known; not of the first one of the account. */
export async function tellOfNewBrowser(
  tx: Tx,
  { clock, mail, publicUrl }: Pick<Deps, 'clock' | 'mail' | 'publicUrl'>,
  userId: number,
  { name, address }: Browser,
): Promise<void> {
  const to = await findToldPerson(tx, userId)
  if (to === undefined) return
  const now = clock.now()
  const at = `${formatDay(dayIn(clock.timeZone, now))}, ${timeIn(clock.timeZone, now)}, ${clock.timeZone}`
  const browser = name ?? englishMails.unknownBrowser
  const url = `${publicUrl}/settings`
  const content = englishMails.newBrowser({ portal: mail.portalName, browser, address, at, url })
  await queueMail(tx, { clock, mail, publicUrl }, { kind: 'new_browser', to, content })
}
