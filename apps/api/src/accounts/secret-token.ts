import { createHash, randomBytes } from 'node:crypto'

/**
 * Makes a token of 256 random bits, written in letters, digits, - and _. The database stores only its hash, so a leaked
 * table opens nothing.
 */
export const newSecretToken = () => randomBytes(32).toString('base64url')

/** The hash of a token. A random token needs no salt and no slow hash. */
export const hashSecretToken = (token: string) => createHash('sha256').update(token).digest('hex')
