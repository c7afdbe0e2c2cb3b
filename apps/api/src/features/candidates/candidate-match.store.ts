import type { SentMatch } from '@portal/contract/candidates/candidate-query'
import { folded } from '@portal/domain/texts/folded'
import { and, eq, gte, inArray, like, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
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

const comparable = ({ kind, value }: CandidateFilter) => patterns[kind]?.(String(value)) ?? value

/** How each kind of filter turns its text into a pattern. */
const patterns: Partial<Record<FilterKind, (text: string) => string>> = {
  full_name: containing,
  position: containing,
  technology_name: folded,
}

export const isMatch = (db: DbOrTx, { vacancy_id, filters, search }: CandidateMatch): SQL | undefined =>
  and(
    vacancy_id === undefined ? undefined : eq(candidates.vacancy_id, vacancy_id),
    ...filters.map((filter) => conditions[filter.kind](sql`${comparable(filter)}`, db)),
    isFound(db, search),
  )

const conditions: Record<FilterKind, (value: SQL, db: DbOrTx) => SQL | undefined> = {
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
