import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { knowOwnerVerdict, tokenOwnerPolicy } from './access-tokens.policy.ts'
import { deleteToken } from './access-tokens.store.ts'
import { accessTokenTrail } from './access-tokens.trail.ts'

/**
 * Ends a token at once: a request that was begun with it is still answered, and every later one is refused. 404 for one that
 * has ended, and for another person's.
 */
export async function endAccessToken(
  { db, clock }: Deps,
  actor: Actor,
  { user_id, id }: { user_id: number; id: number },
): Promise<void> {
  enforce(knowOwnerVerdict(actor, user_id))
  await db.transaction(async (tx) => {
    const owner = found(await lockAccount(tx, user_id), 'users.not_found')
    authorize(tokenOwnerPolicy, actor, owner, 'end_tokens')
    const row = found(await deleteToken(tx, { user_id, id }), 'access_tokens.not_found')
    await addToTrail(tx, clock, actor, accessTokenTrail.deleted('access_tokens.delete', row))
  })
}
