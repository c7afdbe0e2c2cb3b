import type { User } from '@portal/contract/users'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import { refuseOutdated, type Target } from '../../changed-meanwhile.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { showUser } from './show-user.ts'
import { userPolicy, userReadPolicy } from './users.policy.ts'
import { endOtherSessions, lockUserRow, setPasswordHash } from './users.store.ts'

/**
 * Sets a password of 6 to 40 characters and ends the user's sessions except the current one. 409 when `If-Match` names
 * another version.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  target: Target,
  password: string,
): Promise<User> {
  authorize(userReadPolicy, actor, { id: target.id }, 'read')
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const row = found(await lockUserRow(tx, target.id), 'users.not_found')
    authorize(userPolicy, actor, row, 'change_password')
    const present = () => showUser({ ...deps, db: tx }, actor, row.id)
    await refuseOutdated(row, target, 'users.changed_meanwhile', present)
    await setPasswordHash(tx, row, passwordHash)
    await endOtherSessions(tx, { userId: row.id, exceptSessionId: actor.sessionId })
  })
  return showUser(deps, actor, target.id)
}
