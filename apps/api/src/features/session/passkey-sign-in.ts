import type { PasskeyAnswer } from '@portal/contract/accounts/passkey-shapes'
import type { PasskeyOptions } from '@portal/contract/accounts/second-factors'
import { challengeLifeMs } from '@portal/domain/people/second-factors'
import { requestOptionsOf } from '../../accounts/factors/passkeys.ts'
import { hasPasskeys } from '../../config/sign-in-settings.ts'
import { addChallenge, countUnanswered, findChallenge, takeChallenge } from '../../db/sign-in/challenges.ts'
import { findPasskey, listPasskeyRows } from '../../db/sign-in/factors.ts'
import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { Turns } from '../../http/turns/turns.ts'
import type { Actor } from '../../use-case/actor.ts'
import { conflict, forbidden, tooMany, wrongFactor } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { type Report, withinLimits } from './check-credentials.ts'
import { forgetLoginFailures } from './login-limits.store.ts'
import { openSession, type SignedIn, type Visit } from './open-session.ts'
import { redeemPasskey } from './redeem-passkey.ts'
import { challengeEnded, signedIn } from './second-step.ts'
import { findOwnEmail } from './session.store.ts'

/** Challenges of an address that nobody has answered yet: whoever begins more of them waits. */
const maxUnanswered = 100
/** They begin one after the other, so that none passes the limit. */
const turnsOfAddress = new Turns<string>()

/**
 * What a browser asks for a passkey with: a visitor for any passkey of this portal, a signed-in person for an own one. 409
 * where the portal's address can have none, 429 for too many that were not answered.
 */
export async function offerPasskeys(
  { db, clock, config }: Deps,
  actor: Actor | undefined,
  address: string,
): Promise<PasskeyOptions> {
  if (actor === undefined && !config.passwordSignIn) throw forbidden('session.single_sign_on_only')
  if (!hasPasskeys(config.publicUrl)) throw conflict('passkeys.not_offered')
  const now = clock.now()
  const since = new Date(now.getTime() - challengeLifeMs)
  const challenge = await turnsOfAddress.take(address, async () => {
    if ((await countUnanswered(db, 'passkey', address, since)) >= maxUnanswered)
      throw tooMany('session.too_many_challenges', challengeLifeMs / 1000)
    return addChallenge(db, { kind: 'passkey', user_id: actor?.id ?? null, address }, now)
  })
  const passkeys = actor === undefined ? [] : await listPasskeyRows(db, actor.id)
  const asked = { challenge, passkeys, verifiesUser: actor === undefined }
  return { challenge, options: requestOptionsOf(config.publicUrl, asked) }
}

/**
 * Opens a session by a passkey alone, for which its device has asked for a PIN or a finger: no further factor is asked for.
 * 401 for an unknown passkey, a wrong answer and an inactive person; 410 for a challenge that was used or has ended.
 */
export async function signInWithPasskey(
  deps: Deps,
  { challenge, passkey: answer }: { challenge: string; passkey: PasskeyAnswer },
  visit: Visit,
  report: Report,
): Promise<SignedIn> {
  const { db, clock, config } = deps
  if (!config.passwordSignIn) throw forbidden('session.single_sign_on_only')
  if ((await findChallenge(db, 'passkey', challenge, clock.now())) === undefined) throw challengeEnded()
  const user_id = (await findPasskey(db, answer.id))?.user_id
  const email = user_id === undefined ? undefined : await findOwnEmail(db, user_id)
  // The failures of an unknown passkey count for it and for the address.
  return withinLimits(deps, { ...visit, email: email ?? answer.id }, report, async ({ key, fail }) => {
    const outcome = await db.transaction(async (tx) => {
      const person = user_id === undefined ? undefined : await lockAccount(tx, user_id)
      const begun = await takeChallenge(tx, 'passkey', challenge, clock.now())
      if (begun === undefined) return 'ended'
      if (person?.active !== true || (begun.user_id !== null && begun.user_id !== person.id)) return 'wrong'
      const use = { user_id: person.id, challenge, answer, verifiesUser: true }
      if (!(await redeemPasskey(tx, deps, use))) return 'wrong'
      await forgetLoginFailures(tx, key)
      return openSession(tx, deps, { user_id: person.id, signed_in_by: 'passkey' }, visit)
    })
    if (outcome === 'ended') throw challengeEnded()
    if (outcome === 'wrong') {
      await fail('wrong_passkey')
      throw wrongFactor('passkey')
    }
    return signedIn(deps, outcome, report)
  })
}
