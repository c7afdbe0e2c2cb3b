import type { SentMatch } from '@portal/contract/candidates/candidate-query'
import { folded } from '@portal/domain/texts/folded'
import { and, eq, gte, inArray, like, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import type { Given } from '../../db/prepared.ts'
import { containing } from '../../db/reads/containing.ts'
import { candidates, candidateTechnologies } from '../../db/schema/candidates.ts'
import { technologies } from '../../db/schema/technologies.ts'
import { type CandidateFilter, type FilterKind, readFilters } from './candidate-filter.ts'
import { isFound } from './candidate-search.store.ts'

/** Which candidates a list has; without a vacancy those of all vacancies. */
export type CandidateMatch = {
  vacancy_id: number | undefined
  filters: readonly CandidateFilter[]
  search: string
}

/** 422 for an unknown filter. */
export const readMatch = ({ vacancy_id, filter, search = '' }: SentMatch): CandidateMatch => ({
  vacancy_id: vacancy_id,
  filters: readFilters(filter),
  search,
})

/** The match that most lists have: the candidates of one vacancy, all of them or with one filter. */
export type UsualMatch = {
  vacancy_id: number
  kind: FilterKind | 'none'
  value: CandidateFilter['value'] | null
}

/** The usual form of a match, for which statements are prepared; undefined for another one. */
export function usualMatch({ vacancy_id, filters, search }: CandidateMatch): UsualMatch | undefined {
  const [filter, ...others] = filters
  if (vacancy_id === undefined || others.length > 0 || folded(search) !== '') return undefined
  return filter === undefined ? { vacancy_id, kind: 'none', value: null } : { vacancy_id, ...filter }
}

/** The values that a usual match puts into its statement. */
export type MatchValues = { vacancy_id: number; value: UsualMatch['value'] }

export const matchValues = ({ vacancy_id, kind, value }: UsualMatch): MatchValues => ({
  vacancy_id,
  value: kind === 'none' || value === null ? null : comparable({ kind, value }),
})

const comparable = ({ kind, value }: CandidateFilter) => patterns[kind]?.(String(value)) ?? value

/** How each kind of filter turns its text into a pattern. */
const patterns: Partial<Record<FilterKind, (text: string) => string>> = {
  full_name: containing,
  position: containing,
  technology_name: folded,
}

/** Makes a statement for each kind of filter, because the text of a prepared one does not depend on values. */
export const perFilter = <Statement>(
  make: (kind: UsualMatch['kind']) => Statement,
): Readonly<Record<UsualMatch['kind'], Statement>> => ({
  none: make('none'),
  full_name: make('full_name'),
  position: make('position'),
  significate: make('significate'),
  english: make('english'),
  ping_again: make('ping_again'),
  experience: make('experience'),
  technology_id: make('technology_id'),
  technology_name: make('technology_name'),
})

export const isUsualMatch = (
  db: DbOrTx,
  kind: UsualMatch['kind'],
  given: Given<MatchValues>,
): SQL | undefined =>
  and(
    eq(candidates.vacancy_id, given('vacancy_id')),
    kind === 'none' ? undefined : conditions[kind](given('value'), db),
  )

export const isMatch = (db: DbOrTx, { vacancy_id, filters, search }: CandidateMatch): SQL | undefined =>
  and(
    vacancy_id === undefined ? undefined : eq(candidates.vacancy_id, vacancy_id),
    ...filters.map((filter) => conditions[filter.kind](sql`${comparable(filter)}`, db)),
    isFound(db, search),
  )

const conditions: Record<FilterKind, (value: Placeholder | SQL, db: DbOrTx) => SQL | undefined> = {
  full_name: (value) => like(candidates.full_name_folded, value),
  position: (value) => like(candidates.position_folded, value),
  significate: (value) => eq(candidates.significate, value),
  english: (value) => eq(candidates.english, value),
  ping_again: (value) => eq(candidates.ping_again, value),
  experience: (value) => gte(candidates.experience, value),
  technology_id: (value, db) =>
    isAmong(
      db
        .select({ candidate_id: candidateTechnologies.candidate_id })
        .from(candidateTechnologies)
        .where(eq(candidateTechnologies.technology_id, value)),
    ),
  technology_name: (value, db) =>
    isAmong(
      db
        .select({ candidate_id: candidateTechnologies.candidate_id })
        .from(candidateTechnologies)
        .innerJoin(technologies, eq(technologies.id, candidateTechnologies.technology_id))
        .where(eq(technologies.name_folded, value)),
    ),
}

/**
 * True for candidates with one of the ids, written so that PostgreSQL reads the ids once. For a vacancy with many more
 * candidates than others it expects few rows, and would otherwise look for the technologies of each.
 */
const isAmong = (ids: SQLWrapper): SQL => sql`(${inArray(candidates.id, ids)}) is true`
