import type { User } from '@portal/contract/accounts/user'
import { requireProof, sessionOf } from '../../accounts/fresh-proof.ts'
import { refuseWeakPassword } from '../../accounts/new-passwords/refuse-weak-password.ts'
import { endAccessTokens } from '../../db/sign-in/end-access-tokens.ts'
import { endAccountLinks } from '../../db/sign-in/end-account-links.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, enforce } from '../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../use-case/changed-meanwhile.ts'
import { found } from '../../use-case/not-found.ts'
import { passwordEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { showUser } from './show-user.ts'
import { readUserVerdict, userPolicy } from './users.policy.ts'
import { endOtherSessions, lockUserRow, replaceSessionToken, setPasswordHash } from './users.store.ts'

type NewPassword = { password: string; newTokenHash: string | undefined }

/**
 * Sets a password and ends the user's sessions except the current one, and links that set a password. 409 when `If-Match` names another version. With
 * `newTokenHash` the current session, when it is the user's own, goes on with that token alone.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  target: Target,
  { password, newTokenHash }: NewPassword,
): Promise<User> {
  const session = sessionOf(actor)
  enforce(readUserVerdict(actor, target.id))
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const row = found(await lockUserRow(tx, target.id), 'users.not_found')
    authorize(userPolicy, actor, row, 'change_password')
    requireProof(deps, actor)
    const present = () => showUser({ ...deps, db: tx }, actor, row.id)
    await refuseOutdated(row, target, 'users.changed_meanwhile', present)
    refuseWeakPassword(deps.config, password, row)
    await setPasswordHash(tx, row, passwordHash)
    await endAccountLinks(tx, { user_id: row.id }, deps.clock.now())
    await endAccessTokens(tx, row.id)
    await endOtherSessions(tx, { user_id: row.id, exceptSessionId: session.id })
    const isOwn = row.id === actor.id
    if (isOwn && newTokenHash !== undefined) await replaceSessionToken(tx, session.id, newTokenHash)
    await addToTrail(tx, deps.clock, actor, passwordEntry('passwords.change', row))
  })
  return showUser(deps, actor, target.id)
}
