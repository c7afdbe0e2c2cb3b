import type { AccessToken } from '@portal/contract/accounts/access-tokens'
import type { Actor } from '../../use-case/actor.ts'
import { authorize, enforce } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { knowOwnerVerdict, tokenOwnerPolicy } from './access-tokens.policy.ts'
import { presentToken } from './access-tokens.presenter.ts'
import { findOwner, listTokenRows } from './access-tokens.store.ts'

/** Lists the tokens of a person that have not ended, for whoever may end them. */
export async function listAccessTokens(
  { db, clock }: Deps,
  actor: Actor,
  user_id: number,
): Promise<AccessToken[]> {
  enforce(knowOwnerVerdict(actor, user_id))
  const owner = found(await findOwner(db, user_id), 'users.not_found')
  authorize(tokenOwnerPolicy, actor, owner, 'end_tokens')
  return (await listTokenRows(db, user_id, clock.today())).map(presentToken)
}
