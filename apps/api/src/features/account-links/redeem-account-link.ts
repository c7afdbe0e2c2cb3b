import type { AccountLinkKind } from '@portal/domain/people/account-links'
import { englishMails } from '@portal/words/mails'
import { refuseWeakPassword } from '../../accounts/new-passwords/refuse-weak-password.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { findPersonOfLink } from '../../db/sign-in/account-links.ts'
import { endAccessTokens } from '../../db/sign-in/end-access-tokens.ts'
import { endAccountLinks } from '../../db/sign-in/end-account-links.ts'
import { type Account, lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { forbidden } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'
import type { Doer } from '../../use-case/origin.ts'
import { passwordEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { endAllSessions, endSessionOfToken, setPasswordByLink } from './account-links.store.ts'

/** Whom an open link is for; 404 for one that was used or has ended. */
export async function showPersonOfLink({ db, clock }: Deps, kind: AccountLinkKind, token: string) {
  const person = await findPersonOfLink(db, { kind, token_hash: hashSecretToken(token), now: clock.now() })
  if (person === undefined) throw unknownLink(kind)
  return { name: person.full_name, email: person.email }
}

type PasswordLink = 'invitation' | 'password_reset'

type Use = {
  kind: PasswordLink
  token: string
  password: string
  /** Whoever has the link; the trail names the person whose link it is. */
  doer: Doer
}

const acts = { invitation: 'invitations.accept', password_reset: 'password_resets.use' } as const

/**
 * Sets the password of the person whose link this is, which ends their sessions and all their links, and returns what `then`
 * makes of it in the same transaction. 404 for a link that was used or has ended: of two uses at once one is late. 422 for a
 * password that is easily guessed, which does not use the link up. 403 where people sign in by the provider alone.
 */
export async function redeemAccountLink<Result>(
  deps: Deps,
  { kind, token, password, doer }: Use,
  then: (tx: Tx, person: Account) => Promise<Result>,
): Promise<Result> {
  const { db, clock, passwords, config } = deps
  if (!config.passwordSignIn) throw forbidden('session.single_sign_on_only')
  const link = { kind, token_hash: hashSecretToken(token), now: clock.now() }
  const holder = await findPersonOfLink(db, link)
  if (holder === undefined) throw unknownLink(kind)
  refuseWeakPassword(deps.config, password, holder)
  const passwordHash = await passwords.hash(password)
  return await db.transaction(async (tx) => {
    const person = await lockAccount(tx, holder.id)
    const isOpen = (await findPersonOfLink(tx, { ...link, now: clock.now() })) !== undefined
    if (person === undefined || !isOpen) throw unknownLink(kind)
    await setPasswordByLink(tx, person.id, passwordHash)
    await endAccountLinks(tx, { user_id: person.id }, clock.now())
    await endAccessTokens(tx, person.id)
    await endAllSessions(tx, person.id)
    const result = await then(tx, person)
    await addToTrail(tx, clock, { ...doer, id: person.id }, passwordEntry(acts[kind], person))
    return result
  })
}

type Reset = Omit<Use, 'kind'> & {
  /** The session of the browser, whoever's it is. */
  presentToken: string | undefined
}

/**
 * Sets a new password by the link of a reset, and tells the person by mail. It ends the session that the browser has, so that
 * nobody goes on in it unseen behind the login that follows.
 */
export async function resetPassword(deps: Deps, { presentToken, ...use }: Reset): Promise<void> {
  const { config } = deps
  await redeemAccountLink(deps, { kind: 'password_reset', ...use }, async (tx, to) => {
    if (presentToken !== undefined) await endSessionOfToken(tx, hashSecretToken(presentToken))
    const content = englishMails.passwordChanged({
      portal: mailingOf(config).portalName,
      url: config.publicUrl,
    })
    await queueMail(tx, deps, { kind: 'password_changed', to, content })
  })
}

const unknownLink = (kind: AccountLinkKind) =>
  notFound(kind === 'invitation' ? 'invitations.unknown' : 'password_resets.unknown')
