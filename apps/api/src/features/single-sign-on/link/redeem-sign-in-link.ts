import { hashSecretToken } from '../../../accounts/secret-token.ts'
import type { Deps } from '../../deps.ts'
import type { OpenSession, Visit } from '../finish-sign-on.ts'
import { lockPerson } from '../single-sign-on.store.ts'
import { findAdminOfLink, takeSignInLink } from './sign-in-links.store.ts'

/** Signs the admin in whose link this is, whatever the settings; undefined for a link that was used or has ended. */
export async function redeemSignInLink(deps: Deps, token: string, visit: Visit, openSession: OpenSession) {
  const { db, clock } = deps
  const token_hash = hashSecretToken(token)
  const user_id = await findAdminOfLink(db, { token_hash, now: clock.now() })
  if (user_id === undefined) return undefined
  return db.transaction(async (tx) => {
    await lockPerson(tx, user_id)
    const key = { token_hash, now: clock.now() }
    // The person may have changed, or used the link, until the lock.
    if ((await findAdminOfLink(tx, key)) === undefined || !(await takeSignInLink(tx, key))) return undefined
    return { user_id, ...(await openSession(tx, deps, { user_id, signed_in_by: 'link' }, visit)) }
  })
}
