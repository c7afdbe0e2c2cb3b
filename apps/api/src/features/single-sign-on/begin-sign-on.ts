import { safeReturnPath } from '@portal/domain/addresses/own-paths'
import { sessionOf } from '../../accounts/fresh-proof.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { Turns } from '../../http/turns/turns.ts'
import type { Actor } from '../../use-case/actor.ts'
import { noSession, tooMany } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import type { OidcProvider } from './provider/oidc-provider.ts'
import { providerRefusal } from './provider-refusal.ts'
import { SignOnRefused } from './sign-on-refused.ts'
import { addAttempt, findLimitEnd } from './single-sign-on.store.ts'

type Wish = {
  actor: Actor | undefined
  /** Whether the person of the open session proves again who they are. */
  confirm: boolean
  returnTo: string | undefined
  /** The IP address; for IPv6 the network of 64 bits. */
  address: string
}

export type BegunSignOn = {
  /** Where the browser goes. */
  url: string
  /** What its cookie must bring back. */
  browserSecret: string
}

/** The sign-ins of one address begin one after the other, so that none passes the limit. */
const turnsOfAddress = new Turns<string>()

/** The own path that a sign-in leads to; undefined for the start page. One longer than the table takes is left out. */
export function wantedPath(typed: string | undefined): string | undefined {
  const path = safeReturnPath(typed)
  return path === undefined || path.length > 2000 ? undefined : path
}

/** Begins a sign-in at the provider. 401 for a proof without a session, 429 beyond the limit. */
export async function beginSignOn(
  deps: Deps,
  provider: OidcProvider,
  { actor, confirm, returnTo, address }: Wish,
): Promise<BegunSignOn> {
  const { db, clock } = deps
  if (confirm && actor === undefined) throw noSession()
  // Whoever has a factor proves themselves by it.
  if (confirm && actor?.has_second_factor)
    throw new SignOnRefused('session.factor_needed', 'has_factor', actor.id)
  const sent = { state: newSecretToken(), nonce: newSecretToken(), codeVerifier: newSecretToken() }
  const browserSecret = newSecretToken()
  await turnsOfAddress.take(address, async () => {
    const now = clock.now()
    const end = await findLimitEnd(db, address, now)
    if (end !== undefined)
      throw tooMany('session.too_many_challenges', Math.ceil((end.getTime() - now.getTime()) / 1000))
    const attempt = {
      state_hash: hashSecretToken(sent.state),
      browser_hash: hashSecretToken(browserSecret),
      nonce: sent.nonce,
      code_verifier: sent.codeVerifier,
      return_to: returnTo ?? null,
      session_id: confirm && actor ? sessionOf(actor).id : null,
      address,
    }
    await addAttempt(db, attempt, now)
  })
  const connection = await provider.connection().catch(providerRefusal)
  return { url: await connection.addressFor(sent, confirm), browserSecret }
}
