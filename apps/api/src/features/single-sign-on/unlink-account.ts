import { requireProof } from '../../accounts/fresh-proof.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found, notFound } from '../../use-case/not-found.ts'
import type { Deps } from '../deps.ts'
import { linkPolicy } from './single-sign-on.policy.ts'
import { deleteLink, lockPerson } from './single-sign-on.store.ts'

/** Unlinks a person from the account of the provider, who may come with another one then. 404 where they are not linked, 403 without a fresh proof. */
export async function unlinkAccount(deps: Deps, actor: Actor, user_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = found(await lockPerson(tx, user_id), 'users.not_found')
    authorize(linkPolicy, actor, person, 'unlink')
    requireProof(deps, actor)
    if (!(await deleteLink(tx, person))) throw notFound('single_sign_on.not_linked')
  })
}
