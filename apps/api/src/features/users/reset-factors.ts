import { requireProof } from '../../accounts/fresh-proof.ts'
import { deleteFactors } from '../../db/sign-in/factors.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { notifyOfFactor } from '../../mail/notify-of-factor.ts'
import type { Actor } from '../../use-case/actor.ts'
import { authorize } from '../../use-case/authorized.ts'
import { found } from '../../use-case/not-found.ts'
import { personEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import { userPolicy } from './users.policy.ts'
import { endSessions, lockUserRow } from './users.store.ts'

/** Removes all factors of another person, who lost them, ends their sessions and tells them by mail. 403 for oneself. */
export async function resetFactors(deps: Deps, actor: Actor, user_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = found(await lockUserRow(tx, user_id), 'users.not_found')
    authorize(userPolicy, actor, person, 'reset_second_factors')
    requireProof(deps, actor)
    await deleteFactors(tx, person.id)
    await endSessions(tx, person.id)
    if (person.has_second_factor) await notifyOfFactor(tx, deps, person, 'reset')
    await addToTrail(tx, deps.clock, actor, personEntry('second_factors.reset', person))
  })
}
