import type { Actor } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'
import { forbidden } from '../use-case/errors.ts'

/** How long a password that was typed proves who sits at the browser. */
const proofLifeMs = 15 * 60_000

/** 403 `session.confirm_first` where the last proof of the session, at sign-in or by POST /session/confirm, is too old. */
export function requireProof({ clock }: { clock: Clock }, { proven_at }: Actor): void {
  if (clock.now().getTime() - proven_at.getTime() > proofLifeMs) throw forbidden('session.confirm_first')
}
