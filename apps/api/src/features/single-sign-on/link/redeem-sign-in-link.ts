import { isAdmin } from '@portal/domain/roles'
import { hashSecretToken } from '../../../accounts/secret-token.ts'
import type { DbOrTx } from '../../../db/client.ts'
import { findPersonOfLink } from '../../../db/sign-in/account-links.ts'
import { endAccountLinks } from '../../../db/sign-in/end-account-links.ts'
import { lockAccount } from '../../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import { personEntry } from '../../../use-case/person-entries.ts'
import type { Deps } from '../../deps.ts'
import type { OpenSession, Visit } from '../finish-sign-on.ts'

/** Signs the admin in whose link this is, whatever the settings; undefined for a link that was used or has ended. */
export async function redeemSignInLink(deps: Deps, token: string, visit: Visit, openSession: OpenSession) {
  const { db, clock } = deps
  const adminOf = async (source: DbOrTx) => {
    const link = { kind: 'sign_in' as const, token_hash: hashSecretToken(token), now: clock.now() }
    const person = await findPersonOfLink(source, link)
    return person !== undefined && isAdmin(person) ? person : undefined
  }
  const admin = await adminOf(db)
  if (admin === undefined) return undefined
  const user_id = admin.id
  return db.transaction(async (tx) => {
    await lockAccount(tx, user_id)
    // The person may have changed, or used the link, until the lock.
    if ((await adminOf(tx)) === undefined) return undefined
    await endAccountLinks(tx, { user_id, kind: 'sign_in' }, clock.now())
    const opened = await openSession(tx, deps, { user_id, signed_in_by: 'link' }, visit)
    await addToTrail(tx, clock, { ...visit.doer, id: user_id }, personEntry('sign_in_links.use', admin))
    return { user_id, ...opened }
  })
}
