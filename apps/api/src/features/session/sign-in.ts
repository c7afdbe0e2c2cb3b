import { hashSecretToken } from '../../accounts/secret-token.ts'
import { forbidden, secondFactorNeeded } from '../../use-case/errors.ts'
import type { Deps } from '../deps.ts'
import { type Attempt, checkCredentials, type Report, wrongCredentials } from './check-credentials.ts'
import { findActor } from './find-actor.ts'
import { forgetLoginFailures } from './login-limits.store.ts'
import { openSession, type SignedIn, type Visit } from './open-session.ts'
import { beginSecondFactor } from './second-step.ts'
import { findPasswordHash, lockCredentials, renewPasswordHash } from './session.store.ts'

/**
 * Opens a session. Unknown e-mail, wrong password and inactive user get the same answer in the same time. 401
 * `session.second_factor` for a person who has one. 403 where people sign in by the provider alone.
 */
export async function signIn(deps: Deps, attempt: Attempt & Visit, report: Report): Promise<SignedIn> {
  const { db, config } = deps
  if (!config.passwordSignIn) throw forbidden('session.single_sign_on_only')
  const { person, match, key, fail } = await checkCredentials(deps, attempt, report)
  const password_hash =
    match === 'form_of_before' ? await renewHash(deps, person, attempt.password) : person.password_hash
  if (person.has_second_factor && password_hash !== undefined) {
    report('second_factor_asked', person.id)
    const { address } = attempt
    throw secondFactorNeeded(await beginSecondFactor(deps, { user_id: person.id, password_hash, address }))
  }
  const opened =
    password_hash === undefined
      ? undefined
      : await db.transaction(async (tx) => {
          // A new password ends every session, so one opened with the old password must not be stored after it.
          const current = await lockCredentials(tx, person.id)
          if (current?.active !== true || current.password_hash !== password_hash) return undefined
          await forgetLoginFailures(tx, key)
          return openSession(tx, deps, { user_id: person.id, signed_in_by: 'password' }, attempt)
        })
  const signedIn = opened && (await findActor(deps, hashSecretToken(opened.token)))
  if (opened === undefined || signedIn === undefined) {
    await fail('wrong_password')
    throw wrongCredentials()
  }
  report('signed_in', signedIn.id)
  return { ...opened, person: signedIn }
}

/**
 * Replaces the hash of a form of before by the hash of its prepared form. Returns the hash that the
 * account then has, which another sign-in may have written at the same time; undefined when the account has another
 * password by now.
 */
async function renewHash(
  { db, passwords }: Deps,
  person: { id: number; password_hash: string },
  password: string,
): Promise<string | undefined> {
  await renewPasswordHash(db, person.id, person.password_hash, await passwords.hash(password))
  const current = await findPasswordHash(db, person.id)
  return (await passwords.match(password, current)) === 'prepared' ? current : undefined
}
