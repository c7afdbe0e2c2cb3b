import { passwordLength } from './users.ts'

/**
 * A password as it is counted, hashed and compared: devices write one letter, such as й or é, by one code point or by two, and
 * a blank as a no-break one (RFC 8265, OpaqueString).
 */
export const preparedPassword = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** The length in characters; an emoji is one character. */
const count = (typed: string) => [...preparedPassword(typed)].length

export const isShortPassword = (typed: string) => count(typed) < passwordLength.min
export const isLongPassword = (typed: string) => count(typed) > passwordLength.max

/**
 * Whether an existing password is too short or too long by both counts: passwords from before characters were counted
 * were counted by their UTF-16 units.
 */
export const wasEverShort = (typed: string) => isShortPassword(typed) && typed.length < passwordLength.min
export const wasEverLong = (typed: string) => isLongPassword(typed) && typed.length > passwordLength.max
