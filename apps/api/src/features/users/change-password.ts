import type { User } from '@portal/contract/users'
import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { showUser, userNotFound } from './show-user.ts'
import { authorizePasswordChange, authorizeRead } from './users.policy.ts'
import { endOtherSessions, findUserRow, setPasswordHash } from './users.store.ts'

/** Sets a password of 6 to 40 characters and ends the user's sessions, all but the one that asks. */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  userId: number,
  password: string,
): Promise<User> {
  if (!isManagerLevel(actor)) authorizeRead(actor, userId)
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const row = await findUserRow(tx, { id: userId })
    if (row === undefined) throw userNotFound()
    authorizePasswordChange(actor, row)
    await setPasswordHash(tx, row, passwordHash)
    await endOtherSessions(tx, { userId, exceptSessionId: actor.sessionId })
  })
  return showUser(deps, actor, userId)
}
