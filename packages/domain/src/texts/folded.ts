import { storedEmail } from '../addresses/email-addresses.ts'
import { storedLine } from './stored.ts'

/** The straight and the curly apostrophe, the letter apostrophe, and the accents that are typed instead of them. */
const apostrophes = /['\u2019\u02BC\u0060\u00B4]/g

/**
 * The form in which texts are found and compared: two texts that people take for the same one have the same form
 * (docs/product-rules.md#texts). Whoever changes this function lets stored forms be made anew, by a migration that
 * empties them.
 */
export const folded = (text: string): string =>
  storedLine(text.replaceAll(/\p{Cf}/gu, ''))
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC')
    .replaceAll(apostrophes, "'")

/** The folded words of a text. */
export const foldedWords = (text: string): string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '')

/**
 * The form in which e-mail addresses are compared. Addresses that differ only in letter case, in the form of their domain, and in
 * what was copied with them are one.
 */
export const foldedEmail = (typed: string): string => storedEmail(typed).toLowerCase()
