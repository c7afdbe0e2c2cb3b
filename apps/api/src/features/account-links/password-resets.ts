import { passwordResetLifeMs } from '@portal/domain/people/account-links'
import { foldedEmail } from '@portal/domain/texts/folded'
import { englishMails } from '@portal/words/mails'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Config } from '../../config/config.ts'
import type { DbOrTx, Tx } from '../../db/client.ts'
import { insertLink } from '../../db/sign-in/account-links.ts'
import { endAccountLinks } from '../../db/sign-in/end-account-links.ts'
import { findIdByEmail } from '../../db/sign-in/find-id-by-email.ts'
import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { Turns } from '../../http/turns/turns.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { type MailDeps, queueMail } from '../../mail/queue-mail.ts'
import { forbidden, tooMany } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import {
  addRequest,
  findLimitEnd,
  lockRequests,
  markHandled,
  type Place,
  takeRequest,
} from './reset-requests.store.ts'

/** The requests of one address wait for each other without a connection, which leaves the connections to others. */
const turnsOfAddress = new Turns<string>()

/**
 * Notes that somebody asks for a new password. It does the same for known and unknown addresses, so neither the answer nor its
 * time tells them apart. 429 beyond the limits (docs/product-rules.md#new-passwords-by-mail), 403 where people sign in by
 * the provider alone.
 */
export async function requestReset(deps: Deps, typed: string, address: string): Promise<void> {
  if (!deps.config.passwordSignIn) throw forbidden('session.single_sign_on_only')
  await turnsOfAddress.take(address, () => noteRequest(deps, { email: foldedEmail(typed), address }))
}

/** What each process does in turn; of several at once the locks of the database let one after the other through. */
export async function noteRequest({ db, clock }: Pick<Deps, 'db' | 'clock'>, place: Place): Promise<void> {
  // Requests beyond a limit wait for no lock.
  await refuseTooMany(db, place, clock.now())
  await db.transaction(async (tx) => {
    await lockRequests(tx, place)
    const now = clock.now()
    await refuseTooMany(tx, place, now)
    await addRequest(tx, place, now)
  })
}

async function refuseTooMany(db: DbOrTx, place: Place, now: Date): Promise<void> {
  const end = await findLimitEnd(db, place, now)
  if (end === undefined) return
  throw tooMany('password_resets.too_many', Math.ceil((end.getTime() - now.getTime()) / 1000))
}

type MakerDeps = MailDeps & Pick<Deps, 'db'> & { config: Pick<Config, 'passwordSignIn'> }

/** Makes the mails of the requests that wait, each in a transaction of its own. A newer link ends the one before. */
export async function makeResetMails(deps: MakerDeps): Promise<void> {
  while (await deps.db.transaction((tx) => makeOne(deps, tx)));
}

/** False when no request waits. */
async function makeOne(deps: MakerDeps, tx: Tx): Promise<boolean> {
  const request = await takeRequest(tx)
  if (request === undefined) return false
  const now = deps.clock.now()
  await markHandled(tx, request.id, now)
  // Where no mail is written nobody would get the link, and where no password is taken it would open nothing.
  const { isSetUp, isShown, portalName } = mailingOf(deps.config)
  if (!(isSetUp || isShown) || !deps.config.passwordSignIn) return true
  const userId = await findIdByEmail(tx, request.email)
  const person = userId === undefined ? undefined : await lockAccount(tx, userId)
  if (!person?.active) return true
  await endAccountLinks(tx, { user_id: person.id, kind: 'password_reset' }, now)
  const token = newSecretToken()
  const ends_at = new Date(now.getTime() + passwordResetLifeMs)
  const content = englishMails.passwordReset({
    portal: portalName,
    url: `${deps.config.publicUrl}/reset-password/${token}`,
  })
  const queued = { kind: 'password_reset' as const, to: person, content, ends_at }
  const mail_id = (await queueMail(tx, deps, queued)) ?? null
  const link = { kind: 'password_reset' as const, user_id: person.id, email: person.email, ends_at, mail_id }
  await insertLink(tx, { ...link, token_hash: hashSecretToken(token) }, now)
  return true
}
