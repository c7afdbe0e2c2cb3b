import type { MadeInvitation } from '@portal/contract/users'
import { dayIn, formatDay } from '@portal/domain/days'
import { endOfInvitation } from '@portal/domain/people/account-links'
import { englishMails } from '@portal/words/mails'
import { requireProof } from '../../accounts/fresh-proof.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { insertLinks } from '../../db/sign-in/account-links.ts'
import { endAccountLinks, endLinksOfMany } from '../../db/sign-in/end-account-links.ts'
import { lockAccount, lockAccounts } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../mail/mailing.ts'
import { queueMails } from '../../mail/queue-mail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { invitationPolicy } from './account-links.policy.ts'

/**
 * Makes the link by which a new person sets a password, ends the one before, and writes the mail with it. Where the portal
 * sends no mails the answer has the link. 403 without a fresh proof.
 */
export async function makeInvitation(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  user_id: number,
): Promise<MadeInvitation> {
  const [made] = await makeInvitations(tx, deps, actor, [user_id])
  return found(made, 'users.not_found')
}

/** Makes one for each of several people, in a number of statements that does not grow with them; without `delivers` no webhook hears of it. */
export async function makeInvitations(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  userIds: readonly number[],
  options: { delivers: boolean } = { delivers: true },
): Promise<MadeInvitation[]> {
  const people = await lockAccounts(tx, userIds)
  for (const person of people) authorize(invitationPolicy, actor, person, 'invite')
  if (people.length === 0) return []
  requireProof(deps, actor)
  const { clock } = deps
  const now = clock.now()
  await endLinksOfMany(tx, { userIds, kind: 'invitation' }, now)
  const ends_at = endOfInvitation(clock.timeZone, clock.today())
  const invited = people.map((person) => ({ person, ...invitationOf(deps, actor, ends_at) }))
  const mails = invited.map(({ person, content }) => ({
    kind: 'invitation' as const,
    to: person,
    content,
    ends_at,
  }))
  const mailIds = await queueMails(tx, deps, mails)
  const links = invited.map(({ person, token_hash }, place) => ({
    kind: 'invitation' as const,
    user_id: person.id,
    email: person.email,
    ends_at,
    mail_id: mailIds[place] ?? null,
    token_hash,
  }))
  await insertLinks(tx, links, now)
  const entries = people.map((person) => personEntry('invitations.create', person))
  await addToTrail(tx, clock, actor, entries, options)
  const { isSetUp } = mailingOf(deps.config)
  return invited.map(({ url }) => ({ invited_until: ends_at.toISOString(), ...(isSetUp ? {} : { url }) }))
}

/** A new link, and the mail that brings it. */
function invitationOf({ clock, config }: Deps, actor: Actor, ends_at: Date) {
  const token = newSecretToken()
  const facts = { portal: mailingOf(config).portalName, inviter: actor.full_name }
  // Without passwords the link opens nothing: it only marks the person as invited.
  const label = config.passwordSignIn ? undefined : config.oidc?.label
  const url = label === undefined ? `${config.publicUrl}/invitation/${token}` : `${config.publicUrl}/`
  const content =
    label === undefined
      ? englishMails.invitation({ ...facts, url, until: formatDay(dayIn(clock.timeZone, ends_at)) })
      : englishMails.invitationToProvider({ ...facts, url, label })
  return { url, content, token_hash: hashSecretToken(token) }
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
