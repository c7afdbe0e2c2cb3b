import type { SignInWay } from '@portal/domain/people/second-factors'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import { addToTrail } from '../../db/trail/add-to-trail.ts'
import type { Caller } from '../../use-case/actor.ts'
import type { Doer } from '../../use-case/origin.ts'
import { sessionEntry } from '../../use-case/person-entries.ts'
import type { Deps } from '../deps.ts'
import type { Browser } from './check-credentials.ts'
import { readDeviceCookie, withPerson, writeDeviceCookie } from './device-cookie.ts'
import { endOfSession } from './find-actor.ts'
import { findDeviceSecret, rememberAddress } from './login-limits.store.ts'
import { notifyOfNewBrowser } from './new-browser.ts'
import { createSession, endSessions, readName } from './session.store.ts'

/** The browser that opens a session. */
export type Visit = {
  /** The IP address as the limits count it. */
  address: string
  deviceCookie: string | undefined
  /** The session that the browser has; it ends. */
  presentToken: string | undefined
  browser: Browser
  /** The visitor, whom nobody knows yet. */
  doer: Doer
}

export type OpenedSession = {
  token: string
  /** The cookie which says that the person signed in with this browser. */
  deviceCookie: string
}

export type SignedIn = OpenedSession & { person: Caller }

/** Opens a session, and from then on knows the browser and its address. Of one that is not known the person is told by mail. */
export async function openSession(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  { user_id, signed_in_by }: { user_id: number; signed_in_by: SignInWay },
  { address, deviceCookie, presentToken, browser, doer }: Visit,
): Promise<OpenedSession> {
  const now = deps.clock.now()
  const token = newSecretToken()
  const secret = await findDeviceSecret(tx)
  const device = readDeviceCookie(deviceCookie, secret, now)
  const isKnown = device.has(user_id)
  if (!isKnown) await notifyOfNewBrowser(tx, deps, user_id, browser)
  await createSession(tx, {
    token_hash: hashSecretToken(token),
    user_id,
    signed_in_by,
    browser: browser.name,
    address: browser.address,
    now,
    expires_at: endOfSession(deps.config.sessionLimits, now, now),
  })
  if (presentToken !== undefined) await endSessions(tx, [hashSecretToken(presentToken)])
  await rememberAddress(tx, { user_id, address }, now)
  const entry = sessionEntry('session.sign_in', await readName(tx, user_id), { way: signed_in_by })
  await addToTrail(tx, deps.clock, { ...doer, id: user_id }, entry)
  return { token, deviceCookie: writeDeviceCookie(withPerson(device, user_id, now), secret) }
}
