import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Actor } from '../../use-case/actor.ts'
import type { Deps } from '../deps.ts'
import {
  type Attempt,
  type Browser,
  checkCredentials,
  type Report,
  wrongCredentials,
} from './check-credentials.ts'
import { withPerson, writeDeviceCookie } from './device-cookie.ts'
import { endOfSession, findActor } from './find-actor.ts'
import { forgetLoginFailures, rememberAddress } from './login-limits.store.ts'
import { notifyOfNewBrowser } from './new-browser.ts'
import {
  createSession,
  endSessions,
  findPasswordHash,
  lockCredentials,
  renewPasswordHash,
} from './session.store.ts'

const dayMs = 86_400_000

type SignedIn = {
  actor: Actor
  token: string
  /** The cookie which says that the person signed in with this browser. */
  deviceCookie: string
}

type BrowsersAttempt = Attempt & {
  /** The session that the browser has; it ends with the success. */
  presentToken: string | undefined
  browser: Browser
}

/** Opens a session. Unknown e-mail, wrong password and inactive user get the same answer in the same time. */
export async function signIn(deps: Deps, attempt: BrowsersAttempt, report: Report): Promise<SignedIn> {
  const { db, clock, config } = deps
  const { person, match, key, standing, device, isKnownBrowser, fail } = await checkCredentials(
    deps,
    attempt,
    report,
  )
  const now = clock.now()
  const token = newSecretToken()
  const expires_at = endOfSession(config.sessionLimits, now, now)
  const { name, address } = attempt.browser
  const token_hash = hashSecretToken(token)
  const open = (passwordHash: string) =>
    db.transaction(async (tx) => {
      // A new password ends every session, so one opened with the old password must not be stored after it.
      const current = await lockCredentials(tx, person.id)
      if (current?.active !== true || current.password_hash !== passwordHash) return false
      if (!isKnownBrowser) await notifyOfNewBrowser(tx, deps, person.id, attempt.browser)
      await createSession(tx, { token_hash, user_id: person.id, browser: name, address, now, expires_at })
      if (attempt.presentToken !== undefined) await endSessions(tx, [hashSecretToken(attempt.presentToken)])
      await forgetLoginFailures(tx, key)
      // The time of the address is written at most once a day, which is enough to keep the address known.
      const isFresh =
        standing.signed_in_at !== null && now.getTime() - standing.signed_in_at.getTime() < dayMs
      if (!isFresh) await rememberAddress(tx, { user_id: person.id, address: key.address }, now)
      return true
    })
  const passwordHash =
    match === 'form_of_before' ? await renewHash(deps, person, attempt.password) : person.password_hash
  const isOpened = passwordHash !== undefined && (await open(passwordHash))
  const actor = isOpened ? await findActor(deps, token_hash) : undefined
  if (actor === undefined) {
    await fail('wrong_password')
    throw wrongCredentials()
  }
  report('signed_in', actor.id)
  const deviceCookie = writeDeviceCookie(withPerson(device, actor.id, now), standing.deviceSecret)
  return { actor, token, deviceCookie }
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
