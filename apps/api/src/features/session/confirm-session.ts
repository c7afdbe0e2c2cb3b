import type { PasskeyAnswer } from '@portal/contract/accounts/passkey-shapes'
import type { Proof } from '@portal/contract/accounts/sessions'
import { challengeOf } from '../../accounts/factors/passkeys.ts'
import { sessionOf } from '../../accounts/fresh-proof.ts'
import type { Tx } from '../../db/client.ts'
import { takeChallenge } from '../../db/sign-in/challenges.ts'
import { redeemCode } from '../../db/sign-in/factors.ts'
import { lockAccount } from '../../db/sign-in/lock-account.ts'
import { markProven } from '../../db/sign-in/mark-proven.ts'
import type { Actor } from '../../use-case/actor.ts'
import { invalidField, noSession, Refusal } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { checkCredentials, type Place, type Report, withinLimits } from './check-credentials.ts'
import { type AttemptKey, forgetLoginFailures } from './login-limits.store.ts'
import { redeemPasskey } from './redeem-passkey.ts'
import { challengeEnded } from './second-step.ts'
import { findOwnEmail } from './session.store.ts'

/**
 * Notes in the session that it is still its person: by the password, or where they have a second factor by it. It counts as
 * an attempt to sign in: 422 for a wrong proof, 429 beyond the limits.
 */
export async function confirmSession(
  deps: Deps,
  actor: Actor,
  proof: Proof,
  from: Omit<Place, 'email'>,
  report: Report,
): Promise<void> {
  const { db } = deps
  const email = await findOwnEmail(db, actor.id)
  if (email === undefined) throw noSession()
  const place = { email, ...from }
  if ('password' in proof) {
    if (actor.has_second_factor) throw invalidField('password', 'session.factor_needed')
    const { key } = await checkCredentials(deps, { ...place, password: proof.password }, report).catch(
      refuseAtField,
    )
    await db.transaction((tx) => noteProof(tx, deps, actor, key))
    return
  }
  await withinLimits(deps, place, report, async ({ key, fail }) => {
    const outcome = await db.transaction(async (tx) => {
      const found =
        'code' in proof
          ? await redeemOwnCode(tx, deps, actor, proof.code)
          : await redeemOwnPasskey(tx, deps, actor, proof.passkey)
      if (found === 'right') await noteProof(tx, deps, actor, key)
      return found
    })
    if (outcome === 'ended') throw challengeEnded()
    if (outcome === 'right') return
    const isCode = 'code' in proof
    await fail(isCode ? 'wrong_code' : 'wrong_passkey')
    throw invalidField(isCode ? 'code' : 'passkey', 'session.wrong_code', {
      method: isCode ? 'totp' : 'passkey',
    })
  })
}

async function noteProof(tx: Tx, { clock }: Deps, actor: Actor, key: AttemptKey): Promise<void> {
  await markProven(tx, sessionOf(actor).id, clock.now())
  await forgetLoginFailures(tx, key)
}

type Outcome = 'right' | 'wrong' | 'ended'

async function redeemOwnCode(tx: Tx, { clock }: Deps, actor: Actor, code: string): Promise<Outcome> {
  await lockAccount(tx, actor.id)
  return (await redeemCode(tx, actor.id, code, clock.now())) ? 'right' : 'wrong'
}

async function redeemOwnPasskey(tx: Tx, deps: Deps, actor: Actor, answer: PasskeyAnswer): Promise<Outcome> {
  await lockAccount(tx, actor.id)
  const challenge = challengeOf(answer)
  if (challenge === undefined) return 'wrong'
  const begun = await takeChallenge(tx, 'passkey', challenge, deps.clock.now())
  if (begun === undefined) return 'ended'
  if (begun.user_id !== actor.id) return 'wrong'
  const use = { user_id: actor.id, challenge, answer, verifiesUser: false }
  return (await redeemPasskey(tx, deps, use)) ? 'right' : 'wrong'
}

/** A 401 would say that the session has ended. */
function refuseAtField(error: unknown): never {
  if (error instanceof Refusal && error.statusCode === 401)
    throw invalidField('password', 'session.wrong_password')
  throw error
}
