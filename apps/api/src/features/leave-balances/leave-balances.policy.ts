import { mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Verdict } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

/** Manager-level people read everyone's leave, others their own. */
export const readBalancesVerdict = (actor: Actor, userId: number): Verdict =>
  mayReadOf(actor, userId) ? undefined : notAllowed

const notAllowed = () => forbidden('leaves.forbidden')
