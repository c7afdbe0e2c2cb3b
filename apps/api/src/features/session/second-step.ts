import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import type { SecondStep } from '@portal/contract/accounts/session'
import type { FactorMethod } from '@portal/domain/people/second-factors'
import { requestOptionsOf } from '../../accounts/factors/passkeys.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import { hasPasskeys } from '../../config/sign-in-settings.ts'
import type { Tx } from '../../db/client.ts'
import { addChallenge, countWrongCode, findChallenge, takeChallenge } from '../../db/sign-in/challenges.ts'
import { findFactors, redeemCode, redeemRecoveryCode } from '../../db/sign-in/factors.ts'
import { type Account, lockAccount } from '../../db/sign-in/lock-account.ts'
import { notifyOfFactor } from '../../mail/notify-of-factor.ts'
import { gone, wrongFactor } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { type Report, withinLimits } from './check-credentials.ts'
import { findActor } from './find-actor.ts'
import { forgetLoginFailures } from './login-limits.store.ts'
import { type OpenedSession, openSession, type SignedIn, type Visit } from './open-session.ts'
import { redeemPasskey } from './redeem-passkey.ts'
import { findOwnEmail } from './session.store.ts'

type Begun = {
  user_id: number
  /** The hash of the password that was typed; left out where the provider of single sign-on has let the person in. */
  password_hash?: string
  /** The address as the limits count it. */
  address: string
}

/** Begins the second step of a sign-in: the challenge, and what it can be answered with. Nobody is signed in. */
export async function beginSecondFactor(
  { db, clock, config }: Deps,
  { user_id, ...begun }: Begun,
): Promise<SecondFactorStep> {
  const factors = await findFactors(db, user_id)
  const challenge = await addChallenge(db, { kind: 'second_factor', user_id, ...begun }, clock.now())
  const hasPasskey = factors.passkeys.length > 0 && hasPasskeys(config.publicUrl)
  const methods: FactorMethod[] = []
  if (factors.totp) methods.push('totp')
  if (hasPasskey) methods.push('passkey')
  if (factors.recovery_codes_left > 0) methods.push('recovery_code')
  const asked = { challenge, passkeys: factors.passkeys, verifiesUser: false }
  return {
    challenge,
    methods,
    passkey_options: hasPasskey ? requestOptionsOf(config.publicUrl, asked) : null,
  }
}

/**
 * Ends the second step and opens the session. 401 for a wrong or used code, 410 for a challenge that was used, has ended or
 * had too many wrong codes, 429 beyond the limits of signing in.
 */
export async function finishSecondFactor(
  deps: Deps,
  step: SecondStep,
  visit: Visit,
  report: Report,
): Promise<SignedIn> {
  const { db, clock } = deps
  const begun = await findChallenge(db, 'second_factor', step.challenge, clock.now())
  const email = begun?.user_id ? await findOwnEmail(db, begun.user_id) : undefined
  if (begun?.user_id == null || email === undefined) throw challengeEnded()
  const { user_id } = begun
  return withinLimits(deps, { ...visit, email }, report, async ({ key, fail }) => {
    const outcome = await db.transaction(async (tx) => {
      const person = await lockAccount(tx, user_id)
      const challenge = await findChallenge(tx, 'second_factor', step.challenge, clock.now())
      if (person?.active !== true || challenge === undefined) return 'ended'
      // A new password ends what was begun with the old one.
      const { password_hash } = challenge
      if (password_hash !== null && password_hash !== person.password_hash) return 'ended'
      if (!(await isProven(tx, deps, person, step))) {
        await countWrongCode(tx, challenge)
        return 'wrong'
      }
      await takeChallenge(tx, 'second_factor', step.challenge, clock.now())
      await forgetLoginFailures(tx, key)
      const signed_in_by = password_hash === null ? 'provider' : 'password'
      return openSession(tx, deps, { user_id, signed_in_by }, visit)
    })
    if (outcome === 'ended') throw challengeEnded()
    if (outcome === 'wrong') {
      await fail('wrong_code')
      throw wrongFactor(methodOf(step))
    }
    return signedIn(deps, outcome, report)
  })
}

const methodOf = (step: SecondStep): FactorMethod =>
  'code' in step ? 'totp' : 'passkey' in step ? 'passkey' : 'recovery_code'

/** Uses the factor up that the step names. The person is locked, so that of two uses at once one fails. */
async function isProven(tx: Tx, deps: Deps, person: Account, step: SecondStep): Promise<boolean> {
  if ('code' in step) return redeemCode(tx, person.id, step.code, deps.clock.now())
  if ('passkey' in step) {
    const { challenge, passkey: answer } = step
    return redeemPasskey(tx, deps, { user_id: person.id, challenge, answer, verifiesUser: false })
  }
  const left = await redeemRecoveryCode(tx, person.id, step.recovery_code)
  if (left === 0) await notifyOfFactor(tx, deps, person, 'last_recovery_code_used')
  return left !== undefined
}

/** The person of a session that was opened just now. */
export async function signedIn(deps: Deps, opened: OpenedSession, report: Report): Promise<SignedIn> {
  const person = await findActor(deps, hashSecretToken(opened.token))
  if (person === undefined) throw challengeEnded()
  report('signed_in', person.id)
  return { ...opened, person }
}

export const challengeEnded = () => gone('session.challenge_ended')
