import type { Day } from '../days.ts'
import { type GeneralRole, isAdmin, isManagerLevel } from '../roles.ts'

/** Who must have a second factor: nobody, admins, managers and admins, everyone (`SECOND_FACTOR`). */
export const factorRules = ['off', 'admins', 'managers', 'everyone'] as const
export type FactorRule = (typeof factorRules)[number]

/** How a sign-in goes on after the password. */
export const factorMethods = ['totp', 'passkey', 'recovery_code'] as const
export type FactorMethod = (typeof factorMethods)[number]

/** How a session began. `link` is an invitation or a link made on the server. */
export const signInWays = ['password', 'passkey', 'provider', 'link'] as const
export type SignInWay = (typeof signInWays)[number]

/** What a person is told by mail of their factors. */
export const factorEvents = [
  'totp_added',
  'totp_renewed',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'last_recovery_code_used',
  'reset',
] as const
export type FactorEvent = (typeof factorEvents)[number]

export const maxPasskeys = 10
export const recoveryCodeCount = 10
/** Characters of a passkey's name. */
export const passkeyNameLength = 60
/** Characters of a code or a recovery code as somebody types it, with blanks and hyphens. */
export const mostTypedOfCode = 60

/** How long a sign-in waits for the second factor, and a browser for a passkey. */
export const challengeLifeMs = 5 * 60_000
/** After this many wrong codes a challenge has ended. */
export const maxWrongCodes = 5
/** How long a new secret waits for its first code. */
export const newTotpLifeMs = 60 * 60_000

export type FactorDuty = {
  rule: FactorRule
  /** The first day of the duty; undefined: at once. */
  from: Day | undefined
}

const isConcerned = (rule: FactorRule, person: { role: GeneralRole }): boolean =>
  rule === 'everyone' ||
  (rule === 'managers' && isManagerLevel(person)) ||
  (rule === 'admins' && isAdmin(person))

/** The day from which the person must have a second factor; null for whom the rule does not concern. */
export const factorRequiredFrom = (
  { rule, from }: FactorDuty,
  person: { role: GeneralRole },
  today: Day,
): Day | null => (isConcerned(rule, person) ? (from ?? today) : null)

/** A code of six digits without the blanks that apps show in it. */
export const typedCode = (typed: string): string => typed.replace(/[\s\u200B-\u200F\uFEFF]+/gu, '')

/** A recovery code in its stored form: small letters, without blanks and hyphens. */
export const typedRecoveryCode = (typed: string): string =>
  typed.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase()

const fours = (text: string): string[] => text.match(/.{1,4}/g) ?? []

/** A recovery code as people read it: groups of four letters. */
export const shownRecoveryCode = (code: string): string => fours(code).join('-')

/** A secret of codes as people read and type it: apps leave blanks out. */
export const shownTotpSecret = (secret: string): string => fours(secret).join(' ')
