import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, of letters, digits, - and _. The database stores only the hash, so a leaked table opens nothing. */
export const newSecretToken = () => randomBytes(32).toString('base64url')

/** A random token needs no salt and no slow hash. */
export const hashSecretToken = (token: string) => createHash('sha256').update(token).digest('hex')
