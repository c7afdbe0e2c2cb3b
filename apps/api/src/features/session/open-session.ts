import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import type { Tx } from '../../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Browser } from './check-credentials.ts'
import { readDeviceCookie, withPerson, writeDeviceCookie } from './device-cookie.ts'
import { endOfSession } from './find-actor.ts'
import { findDeviceSecret, rememberAddress } from './login-limits.store.ts'
import { createSession, endSessions } from './session.store.ts'

/** The browser that opens a session. */
export type Visit = {
  /** The IP address as the limits count it. */
  address: string
  deviceCookie: string | undefined
  /** The session that the browser has; it ends. */
  presentToken: string | undefined
  browser: Browser
}

/** Opens the session of a person who has set a password by a link, and from then on knows the browser and its address. */
export async function openSession(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  user_id: number,
  { address, deviceCookie, presentToken, browser }: Visit,
): Promise<{ token: string; deviceCookie: string }> {
  const now = clock.now()
  const token = newSecretToken()
  await createSession(tx, {
    token_hash: hashSecretToken(token),
    user_id,
    browser: browser.name,
    address: browser.address,
    now,
    expires_at: endOfSession(config.sessionLimits, now, now),
  })
  if (presentToken !== undefined) await endSessions(tx, [hashSecretToken(presentToken)])
  await rememberAddress(tx, { user_id, address }, now)
  const secret = await findDeviceSecret(tx)
  const device = withPerson(readDeviceCookie(deviceCookie, secret, now), user_id, now)
  return { token, deviceCookie: writeDeviceCookie(device, secret) }
}
