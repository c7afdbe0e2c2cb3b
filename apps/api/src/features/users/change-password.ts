import type { User } from '@portal/contract/users'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { showUser } from './show-user.ts'
import { userPolicy, userReadPolicy } from './users.policy.ts'
import { endOtherSessions, findUserRow, setPasswordHash } from './users.store.ts'

/** Sets a password of 6 to 40 characters and ends the user's sessions except the current one. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  userId: number,
  password: string,
): Promise<User> {
  authorize(userReadPolicy, actor, { id: userId }, 'read')
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const row = found(await findUserRow(tx, { id: userId }), 'users.not_found')
    authorize(userPolicy, actor, row, 'change_password')
    await setPasswordHash(tx, row, passwordHash)
    await endOtherSessions(tx, { userId, exceptSessionId: actor.sessionId })
  })
  return showUser(deps, actor, userId)
}
