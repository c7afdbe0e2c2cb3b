import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, of letters, digits, - and _. */
export const newFeedToken = () => randomBytes(32).toString('base64url')

/** What the database stores; a random token needs no salt and no slow hash. */
export const hashFeedToken = (token: string) => createHash('sha256').update(token).digest('hex')
