import type { Actor, SessionCredential } from '../use-case/actor.ts'
import type { Clock } from '../use-case/clock.ts'
import { forbidden } from '../use-case/errors.ts'

/** How long a password that was typed proves who sits at the browser. */
const proofLifeMs = 15 * 60_000

/** What only people at a browser do: 403 `access_tokens.not_allowed` for an access token. */
export function sessionOf({ credential }: Actor): SessionCredential {
  if (credential.kind === 'token') throw forbidden('access_tokens.not_allowed')
  return credential
}

/**
 * 403 `session.confirm_first` where the last proof of the session, at sign-in or by POST /session/confirm, is too old. A
 * program has no proof to give: 403 `access_tokens.not_allowed`.
 */
export function requireProof({ clock }: { clock: Clock }, actor: Actor): void {
  const { proven_at } = sessionOf(actor)
  if (clock.now().getTime() - proven_at.getTime() > proofLifeMs) throw forbidden('session.confirm_first')
}
