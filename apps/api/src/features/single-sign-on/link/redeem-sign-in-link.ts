import { isAdmin } from '@portal/domain/roles'
import { hashSecretToken } from '../../../accounts/secret-token.ts'
import type { DbOrTx } from '../../../db/client.ts'
import { findPersonOfLink } from '../../../db/sign-in/account-links.ts'
import { endAccountLinks } from '../../../db/sign-in/end-account-links.ts'
import { lockAccount } from '../../../db/sign-in/lock-account.ts'
import type { Deps } from '../../deps.ts'
import type { OpenSession, Visit } from '../finish-sign-on.ts'

/** Signs the admin in whose link this is, whatever the settings; undefined for a link that was used or has ended. */
export async function redeemSignInLink(deps: Deps, token: string, visit: Visit, openSession: OpenSession) {
  const { db, clock } = deps
  const adminOf = async (source: DbOrTx) => {
    const link = { kind: 'sign_in' as const, token_hash: hashSecretToken(token), now: clock.now() }
    const person = await findPersonOfLink(source, link)
    return person !== undefined && isAdmin(person) ? person.id : undefined
  }
  const user_id = await adminOf(db)
  if (user_id === undefined) return undefined
  return db.transaction(async (tx) => {
    await lockAccount(tx, user_id)
    // The person may have changed, or used the link, until the lock.
    if ((await adminOf(tx)) === undefined) return undefined
    await endAccountLinks(tx, { user_id, kind: 'sign_in' }, clock.now())
    return { user_id, ...(await openSession(tx, deps, { user_id, signed_in_by: 'link' }, visit)) }
  })
}
