import { isShortPassword, preparedPassword } from './passwords.ts'

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const
export type PasswordStrength = (typeof passwordStrengths)[number]

/** Characters of each kind that a guesser has to try. */
const kinds: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[^\p{L}\p{Nd}]/u, 33],
  [/[^\p{ASCII}]/u, 60],
]
const bits = { fair: 45, strong: 70 } as const

/**
 * How hard a typed password is to guess, by its length and the kinds of its characters; repeated characters count little. An
 * estimate for the one who types it: what is too common the server refuses.
 */
export function passwordStrength(typed: string): PasswordStrength {
  if (isShortPassword(typed)) return 'short'
  const characters = [...preparedPassword(typed)]
  const pool = kinds.reduce((sum, [kind, size]) => (kind.test(typed) ? sum + size : sum), 0)
  const counted = Math.min(characters.length, new Set(characters).size * 2)
  const guess = counted * Math.log2(Math.max(pool, 2))
  if (guess < bits.fair) return 'weak'
  return guess < bits.strong ? 'fair' : 'strong'
}
