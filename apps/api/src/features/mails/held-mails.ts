import { requireProof } from '../../accounts/fresh-proof.ts'
import { dropHeldMails, sendHeldMails } from '../../db/mails/held-mails.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import { heldMailsEntry } from '../../db/trail/held-mails-entry.ts'
import { mailingOf } from '../../mail/mailing.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import { mailNotSetUp } from './mails.policy.ts'
import { lockHeldKinds } from './mails.store.ts'
import { setsPassword } from './mails.ts'

/**
 * Makes all held mails due; 409 where the portal sends no mails, 403 without a fresh proof when one of them has a link that sets a
 * password.
 */
export async function sendHeld(deps: Deps, actor: Actor): Promise<{ count: number }> {
  if (!mailingOf(deps.config).isSetUp) throw mailNotSetUp()
  return deps.db.transaction(async (tx) => {
    if ((await lockHeldKinds(tx)).some(setsPassword)) requireProof(deps, actor)
    const count = await sendHeldMails(tx, deps.clock.now())
    await addToTrail(tx, deps.clock, actor, heldMailsEntry('mails.send_held', count))
    return { count }
  })
}

/** Ends all held mails without sending them. */
export const dropHeld = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor) =>
  db.transaction(async (tx) => {
    await lockHeldKinds(tx)
    const count = await dropHeldMails(tx)
    await addToTrail(tx, clock, actor, heldMailsEntry('mails.drop_held', count))
    return { count }
  })
