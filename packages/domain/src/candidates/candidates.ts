import { maxEmailLength } from '../addresses/email-length.ts'
import type { LanguageLevel } from '../people/profiles.ts'
import { hasRecruitingAccess, isManagerLevel, type RoleHolder } from '../roles.ts'

/** Where a candidate stands. Any significate may follow any other. */
export const significates = ['rejected', 'interviewing', 'test_task', 'preoffer', 'hired'] as const
export type Significate = (typeof significates)[number]
/** The significates as people go through them: a rejection ends the way at any step, and so stands last. */
export const significateSteps = ['interviewing', 'test_task', 'preoffer', 'hired', 'rejected'] as const

export const defaultSignificate: Significate = 'hired'

type AccountFacts = { significate: Significate; user_id: number | null }

export type AccountObstacle = 'no_access' | 'has_account' | 'not_hired'

/**
 * Why this person cannot make an account of the candidate; undefined where they can. Manager-level people with
 * recruiting access make one, once the candidate is hired (docs/product-rules.md#recruiting).
 */
export function obstacleToAccount(
  person: RoleHolder,
  { significate, user_id }: AccountFacts,
): AccountObstacle | undefined {
  if (!isManagerLevel(person) || !hasRecruitingAccess(person)) return 'no_access'
  if (user_id !== null) return 'has_account'
  return significate === 'hired' ? undefined : 'not_hired'
}

export const defaultCandidateEnglish: LanguageLevel = 'elementary'

/** Longest texts of a candidate, in characters: the contract, the form and the table's constraints share them. */
export const candidateLimits = {
  full_name: 200,
  stack: 1000,
  phone: 40,
  email: maxEmailLength,
  telegram: 100,
  location: 200,
  company: 200,
  position: 200,
  note: 10_000,
} as const

/** Years of experience, with at most one decimal. */
export const maxExperienceYears = 99

/** What candidates are filtered by, in the order the kinds are offered. */
export const candidateFilterKinds = [
  'full_name',
  'significate',
  'ping_again',
  'technology',
  'english',
  'experience',
  'position',
] as const
export type CandidateFilterKind = (typeof candidateFilterKinds)[number]

/** The most filters of one list, all of which hold. */
export const maxCandidateFilters = 20
