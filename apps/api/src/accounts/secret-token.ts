import { createHash, randomBytes } from 'node:crypto'
import { accessTokenPrefix } from '@portal/domain/access-tokens'

/**
 * Makes a token of 256 random bits, written in letters, digits, - and _. The database stores only its hash, so a leaked
 * table opens nothing. None begins as access tokens do.
 */
export function newSecretToken(): string {
  const token = randomBytes(32).toString('base64url')
  return token.startsWith(accessTokenPrefix) ? newSecretToken() : token
}

/** The hash of a token. A random token needs no salt and no slow hash. */
export const hashSecretToken = (token: string) => createHash('sha256').update(token).digest('hex')
