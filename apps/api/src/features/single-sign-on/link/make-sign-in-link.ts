import { apiPrefix } from '@portal/contract/shared/route'
import { signInLinkLifeMs } from '@portal/domain/people/account-links'
import { isAdmin } from '@portal/domain/roles'
import { foldedEmail } from '@portal/domain/texts/folded'
import { englishMails } from '@portal/words/mails'
import { hashSecretToken, newSecretToken } from '../../../accounts/secret-token.ts'
import { insertLink } from '../../../db/sign-in/account-links.ts'
import { endAccountLinks } from '../../../db/sign-in/end-account-links.ts'
import { findIdByEmail } from '../../../db/sign-in/find-id-by-email.ts'
import { lockAccount } from '../../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { mailingOf } from '../../../mail/mailing.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { atCommand } from '../../../use-case/origin.ts'
import { personEntry } from '../../../use-case/person-entries.ts'
import type { Deps } from '../../deps.ts'
import { listOtherAdmins } from './sign-in-links.store.ts'

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type SignInLink = { user_id: number; url: string }

/**
 * Makes an address that signs an active admin in, once and within minutes, which ends the one before, and tells all other
 * admins by mail. Undefined where the e-mail is that of nobody, or of somebody else than an active admin.
 */
export async function makeSignInLink(deps: LinkDeps, email: string): Promise<SignInLink | undefined> {
  const { db, clock, config } = deps
  return db.transaction(async (tx) => {
    const id = await findIdByEmail(tx, foldedEmail(email))
    const person = id === undefined ? undefined : await lockAccount(tx, id)
    if (person === undefined || !person.active || !isAdmin(person)) return undefined
    const now = clock.now()
    await endAccountLinks(tx, { user_id: person.id, kind: 'sign_in' }, now)
    const token = newSecretToken()
    const ends_at = new Date(now.getTime() + signInLinkLifeMs)
    const of = { kind: 'sign_in' as const, user_id: person.id, email: person.email }
    await insertLink(tx, { ...of, token_hash: hashSecretToken(token), ends_at }, now)
    const content = englishMails.signInLink({
      portal: mailingOf(config).portalName,
      name: person.full_name,
      email: person.email,
      url: config.publicUrl,
    })
    for (const to of await listOtherAdmins(tx, person.id))
      await queueMail(tx, deps, { kind: 'sign_in_link', to, content })
    await addToTrail(tx, clock, atCommand('sign-in-link'), personEntry('sign_in_links.create', person))
    return { user_id: person.id, url: `${config.publicUrl}${apiPrefix}/auth/link/${token}` }
  })
}
