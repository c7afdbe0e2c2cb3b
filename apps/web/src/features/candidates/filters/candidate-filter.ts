import {
  type CandidateFilterKind,
  candidateFilterKinds,
  significates,
} from '@portal/domain/candidates/candidates'
import { languageLevels } from '@portal/domain/people/profiles'
import { withoutInvisible } from '@portal/domain/texts/stored'
import type { CandidateSearch } from './candidate-search.ts'

export const pingChoices = ['true', 'false'] as const

export type FilterSearch = Partial<Pick<CandidateSearch, CandidateFilterKind | 'by' | 'value'>>
export type ShownFilter = { kind: CandidateFilterKind; value: string }

const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value)

/** The checks of the kinds whose values are not free texts. */
const checks: Partial<Record<CandidateFilterKind, (value: string) => boolean>> = {
  significate: isOneOf(significates),
  ping_again: isOneOf(pingChoices),
  english: isOneOf(languageLevels),
  experience: (value) => /^\d{1,2}(?:\.\d)?$/.test(value),
}

/** The value of a kind in the address. */
const valueIn = (search: FilterSearch, kind: CandidateFilterKind) =>
  search[kind] ?? ((search.by ?? 'full_name') === kind ? search.value : undefined)

/** The filters of the address that filter anything, in the order of their kinds; all of them hold. */
export const filtersOf = (search: FilterSearch): ShownFilter[] =>
  candidateFilterKinds.flatMap((kind) => {
    const value = valueIn(search, kind)
    const isFilter = value !== undefined && value !== '' && (checks[kind]?.(value) ?? true)
    return isFilter ? [{ kind, value }] : []
  })

/** The filters as the API takes them; undefined where everything is shown. */
export function filterTextOf(search: FilterSearch): string | undefined {
  const filters = filtersOf(search).map(({ kind, value }) => ({ type: kind, value }))
  return filters.length === 0 ? undefined : JSON.stringify(filters)
}

/** The parameters of the address with these filters and no other. */
const withFilters = (filters: readonly ShownFilter[]): FilterSearch => ({
  ...noFilters,
  ...Object.fromEntries(filters.map(({ kind, value }) => [kind, value])),
})

export const noFilters: FilterSearch = {
  ...Object.fromEntries(candidateFilterKinds.map((kind) => [kind, undefined])),
  by: undefined,
  value: undefined,
}

/** The filters with another value of a kind; none of that kind without a value. */
export function changeFilter(
  search: FilterSearch,
  kind: CandidateFilterKind,
  value: string | undefined,
): FilterSearch {
  const others = filtersOf(search).filter((filter) => filter.kind !== kind)
  return withFilters(value ? [...others, { kind, value }] : others)
}

/** Years as people type them, for the address; undefined while they are no number. */
export function yearsFrom(typed: string): string | undefined {
  const text = withoutInvisible(typed).replace(',', '.')
  return text === '' || checks.experience?.(text) ? text : undefined
}
