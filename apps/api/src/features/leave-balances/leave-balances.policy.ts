import { mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Verdict } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people read everyone's leave, others their own. */
export const readBalancesVerdict = (actor: Actor, userId: number): Verdict =>
  mayReadOf(actor, userId) ? undefined : notAllowed

const notAllowed = () => forbidden('leaves.forbidden')
