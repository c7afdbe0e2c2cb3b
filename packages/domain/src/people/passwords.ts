import { passwordLength } from './users.ts'

/**
 * A password as it is counted, hashed and compared: devices write one letter, such as й or é, by one code point or by two, and
 * a blank as a no-break one (RFC 8265, OpaqueString). What nobody sees at its ends, such as a line end, was pasted with it.
 */
export const preparedPassword = (typed: string): string => preparedWithEnds(withoutUnseenEnds(typed))

const preparedWithEnds = (typed: string): string => typed.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

/** The forms besides the present one that a hash may be of: passwords were prepared with their ends before, and not at all before that. */
export const formsOfBefore = (typed: string): ReadonlySet<string> => {
  const forms = new Set([preparedWithEnds(typed), typed])
  forms.delete(preparedPassword(typed))
  return forms
}

/** Whether the password begins or ends with a blank, which counts, and which nobody sees. */
export const hasBlankEnd = (typed: string): boolean => /^ | $/.test(preparedPassword(typed))

const isUnseen = (letter: string | undefined) =>
  letter !== undefined && /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(letter)

function withoutUnseenEnds(typed: string): string {
  const letters = [...typed]
  let [begin, end] = [0, letters.length]
  while (begin < end && isUnseen(letters[begin])) begin += 1
  while (begin < end && isUnseen(letters[end - 1])) end -= 1
  return letters.slice(begin, end).join('')
}

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
