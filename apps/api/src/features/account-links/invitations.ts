import type { MadeInvitation } from '@portal/contract/users'
import { dayIn, formatDay } from '@portal/domain/days'
import { endOfInvitation } from '@portal/domain/people/account-links'
import { englishMails } from '@portal/words/mails'
import { requireProof } from '../../accounts/fresh-proof.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { insertLink } from '../../db/sign-in/account-links.ts'
import { endAccountLinks } from '../../db/sign-in/end-account-links.ts'
import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { invitationPolicy } from './account-links.policy.ts'

/**
 * Makes the link by which a new person sets a password, ends the one before, and writes the mail with it. Where the portal
 * sends no mails the answer has the link. Without `delivers` no webhook hears of it. 403 without a fresh proof.
 */
export async function makeInvitation(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  user_id: number,
  options: { delivers: boolean } = { delivers: true },
): Promise<MadeInvitation> {
  const person = found(await lockAccount(tx, user_id), 'users.not_found')
  authorize(invitationPolicy, actor, person, 'invite')
  requireProof(deps, actor)
  const { clock, config } = deps
  const { isSetUp, portalName } = mailingOf(config)
  const now = clock.now()
  await endAccountLinks(tx, { user_id, kind: 'invitation' }, now)
  const token = newSecretToken()
  const ends_at = endOfInvitation(clock.timeZone, clock.today())
  const facts = { portal: portalName, inviter: actor.full_name }
  // Without passwords the link opens nothing: it only marks the person as invited.
  const label = config.passwordSignIn ? undefined : config.oidc?.label
  const url = label === undefined ? `${config.publicUrl}/invitation/${token}` : `${config.publicUrl}/`
  const content =
    label === undefined
      ? englishMails.invitation({ ...facts, url, until: formatDay(dayIn(clock.timeZone, ends_at)) })
      : englishMails.invitationToProvider({ ...facts, url, label })
  const mailId = await queueMail(tx, deps, { kind: 'invitation', to: person, content, ends_at })
  const link = { kind: 'invitation' as const, user_id, email: person.email, ends_at, mail_id: mailId ?? null }
  await insertLink(tx, { ...link, token_hash: hashSecretToken(token) }, now)
  await addToTrail(tx, clock, actor, personEntry('invitations.create', person), options)
  return { invited_until: ends_at.toISOString(), ...(isSetUp ? {} : { url }) }
}

/** 409 for a person who has a password already. */
export const inviteAgain = (deps: Deps, actor: Actor, user_id: number): Promise<MadeInvitation> =>
  deps.db.transaction((tx) => makeInvitation(tx, deps, actor, user_id))

/** 404 where no invitation is open. */
export async function withdrawInvitation({ db, clock }: Deps, actor: Actor, user_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const person = found(await lockAccount(tx, user_id), 'users.not_found')
    authorize(invitationPolicy, actor, person, 'withdraw')
    const ended = await endAccountLinks(tx, { user_id, kind: 'invitation' }, clock.now())
    if (ended.length === 0) throw notFound('invitations.not_found')
    await addToTrail(tx, clock, actor, personEntry('invitations.delete', person))
  })
}
