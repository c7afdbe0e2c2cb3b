import type { SentFilter } from '@portal/contract/candidates/candidate-query'
import { maxId } from '@portal/contract/shared/fields'
import {
  type CandidateFilterKind,
  candidateFilterKinds,
  significates,
} from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { faultOfText } from '@portal/domain/texts/storable-text'
import { because, type Reason } from '@portal/words/reasons'
import { codeOfFault, invalidFields } from '../../use-case/errors.ts'

/** The kinds of the screen, with both ways to name a technology. */
export type FilterKind = Exclude<CandidateFilterKind, 'technology'> | 'technology_id' | 'technology_name'

/** Texts mean "contains", `experience` is a minimum in years, the name of a technology is exact but for its spelling. */
export type CandidateFilter = { kind: FilterKind; value: string | number | boolean }

/** Reads the filters, all of which hold; 422 for a type or a value that candidates are not filtered by. */
export const readFilters = (sent: readonly SentFilter[] = []): CandidateFilter[] =>
  sent.map(readFilter).filter((filter) => filter !== undefined)

/** An empty value filters nothing. */
function readFilter({ type, value }: SentFilter): CandidateFilter | undefined {
  if (isEmpty(type) && isEmpty(value)) return undefined
  const kind = candidateFilterKinds.find((known) => known === type)
  if (kind === undefined) throw invalid(because('candidates.filter_type'))
  if (isEmpty(value)) return undefined
  return readers[kind](textOf(value))
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The value as text. Numbers and booleans are sent as such or as text. */
function textOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw invalid(because('candidates.filter_value'))
  const text = String(value)
  const fault = faultOfText(text)
  if (fault !== undefined) throw invalid(because(codeOfFault[fault]))
  return text
}

const readers: Record<CandidateFilterKind, (text: string) => CandidateFilter> = {
  full_name: (value) => ({ kind: 'full_name', value }),
  position: (value) => ({ kind: 'position', value }),
  significate: (text) => ({
    kind: 'significate',
    value: oneOf(significates, text, because('candidates.filter_significate')),
  }),
  english: (text) => ({
    kind: 'english',
    value: oneOf(languageLevels, text, because('candidates.filter_english')),
  }),
  ping_again: (text) => ({
    kind: 'ping_again',
    value: oneOf(['true', 'false'], text, because('candidates.filter_ping_again')) === 'true',
  }),
  experience: (text) => ({ kind: 'experience', value: yearsOf(text) }),
  technology: (text) =>
    /^\d+$/.test(text)
      ? { kind: 'technology_id', value: Math.min(Number(text), maxId) }
      : { kind: 'technology_name', value: text },
}

function oneOf<Value extends string>(values: readonly Value[], text: string, reason: Reason): Value {
  const found = values.find((value) => value === text)
  if (found === undefined) throw invalid(reason)
  return found
}

function yearsOf(text: string): number {
  const years = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(years)) throw invalid(because('candidates.filter_experience'))
  return years
}

const invalid = (reason: Reason) => invalidFields('candidates.filter', { filter: [reason] })
