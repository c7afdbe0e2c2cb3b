import { passwordLength } from './users.ts'

/**
 * A password as it is counted, hashed and compared: devices write one letter, such as й or é, by one code point or by two, and
 * a blank as a no-break one (RFC 8265, OpaqueString).
 */
export const preparedPassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** Characters, of which an emoji is one. */
const count = (typed: string) => [...preparedPassword(typed)].length

export const isShortPassword = (typed: string) => count(typed) < passwordLength.min
export const isLongPassword = (typed: string) => count(typed) > passwordLength.max

/** Of a password that exists: it may be from before characters were counted, and was then counted by its UTF-16 units. */
export const wasEverShort = (typed: string) => isShortPassword(typed) && typed.length < passwordLength.min
export const wasEverLong = (typed: string) => isLongPassword(typed) && typed.length > passwordLength.max
