import {
  type CandidateFilterKind,
  candidateFilterKinds,
  significates,
} from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { withoutInvisible } from '@portal/domain/texts/stored'
import type { CandidateSearch } from './candidate-search.ts'

export const pingChoices = ['true', 'false'] as const

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

/** The checks of the kinds whose values are not free texts. */
const checks: Partial<Record<CandidateFilterKind, (value: string) => boolean>> = {
  significate: isOneOf(significates),
  ping_again: isOneOf(pingChoices),
  english: isOneOf(languageLevels),
  experience: (value) => /^\d{1,2}(?:\.\d)?$/.test(value),
}

/** The chosen kind, and the value when it filters anything. */
export function filterOf({ by, value }: Pick<CandidateSearch, 'by' | 'value'>): {
  kind: CandidateFilterKind
  value: string | undefined
} {
  const kind = candidateFilterKinds.find((known) => known === by) ?? 'full_name'
  const isFilter = value !== undefined && value !== '' && (checks[kind]?.(value) ?? true)
  return { kind, value: isFilter ? value : undefined }
}

/** The filter as the API takes it; undefined where everything is shown. */
export function filterTextOf(search: Pick<CandidateSearch, 'by' | 'value'>): string | undefined {
  const { kind, value } = filterOf(search)
  return value === undefined ? undefined : JSON.stringify({ type: kind, value })
}

/** Years as people type them, for the address; undefined while they are no number. */
export function yearsFrom(typed: string): string | undefined {
  const text = withoutInvisible(typed).replace(',', '.')
  return text === '' || checks.experience?.(text) ? text : undefined
}
