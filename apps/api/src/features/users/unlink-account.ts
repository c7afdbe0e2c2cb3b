import { requireProof } from '../../accounts/fresh-proof.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { userPolicy } from './users.policy.ts'
import { deleteOidcLink, lockUserRow } from './users.store.ts'

/**
 * Unlinks a person from the account of the provider, who may come with another one then. 404 where they are not linked, 403
 * without a fresh proof.
 */
export async function unlinkAccount(deps: Deps, actor: Actor, user_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = found(await lockUserRow(tx, user_id), 'users.not_found')
    authorize(userPolicy, actor, person, 'unlink')
    requireProof(deps, actor)
    if (!person.oidc_linked) throw notFound('single_sign_on.not_linked')
    await deleteOidcLink(tx, person)
    await addToTrail(tx, deps.clock, actor, personEntry('single_sign_on.unlink', person))
  })
}
