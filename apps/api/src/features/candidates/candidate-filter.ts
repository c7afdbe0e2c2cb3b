import type { SentFilter } from '@portal/contract/recruiting/candidate-routes'
import { maxId } from '@portal/contract/shared/fields'
import { type LanguageLevel, languageLevels } from '@portal/domain/people/profiles'
import {
  type CandidateFilterKind,
  candidateFilterKinds,
  type Significate,
  significates,
} from '@portal/domain/recruiting/candidates'
import { invalidField } from '../../errors.ts'

/** At most one is set. Texts mean "contains", `experience` is a minimum in years. */
export type CandidateFilter = {
  fullName?: string
  position?: string
  significate?: Significate
  english?: LanguageLevel
  pingAgain?: boolean
  experience?: number
  technologyId?: number
  /** Of a technology, exact but for the case. */
  technologyName?: string
}

/** 422 for a type or a value that the list is not filtered by. An empty value filters nothing. */
export function readFilter({ type, value }: SentFilter = {}): CandidateFilter {
  if (isEmpty(type) && isEmpty(value)) return {}
  const kind = candidateFilterKinds.find((known) => known === type)
  if (kind === undefined) throw invalid('Unknown type of filter')
  if (isEmpty(value)) return {}
  return readers[kind](textOf(value))
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Numbers and booleans are given as such or as text. */
function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw invalid('A filter has one value')
  const text = String(value)
  if (text.includes('\0')) throw invalid('Text must not hold the character NUL')
  return text
}

const readers: Record<CandidateFilterKind, (text: string) => CandidateFilter> = {
  full_name: (text) => ({ fullName: text }),
  position: (text) => ({ position: text }),
  significate: (text) => ({ significate: oneOf(significates, text, 'Unknown significate') }),
  english: (text) => ({ english: oneOf(languageLevels, text, 'Unknown level of English') }),
  ping_again: (text) => ({
    pingAgain: oneOf(['true', 'false'], text, 'Ping again is true or false') === 'true',
  }),
  experience: (text) => ({ experience: yearsOf(text) }),
  technology: (text) =>
    /^\d+$/.test(text) ? { technologyId: Math.min(Number(text), maxId) } : { technologyName: text },
}

function oneOf<Value extends string>(values: readonly Value[], text: string, sentence: string): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw invalid(sentence)
  return found
}

function yearsOf(text: string): number {
  const years = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(years)) throw invalid('Experience is a number of years')
  return years
}

const invalid = (sentence: string) => invalidField('candidates.filter', 'filter', sentence)
