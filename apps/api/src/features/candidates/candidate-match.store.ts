import { folded } from '@portal/domain/texts/folded'
import { and, eq, gte, inArray, like, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { DbOrTx } from '../../db/client.ts'
import type { Given } from '../../db/prepared.ts'
import { containing } from '../../db/reads/containing.ts'
import { candidates, candidateTechnologies } from '../../db/schema/candidates.ts'
import { technologies } from '../../db/schema/technologies.ts'
import type { CandidateFilter, FilterKind } from './candidate-filter.ts'

/** The candidates of a vacancy that pass a filter. */
export type CandidateMatch = CandidateFilter & { vacancyId: number }

/** The values that a filter puts into its statement. */
export type MatchValues = Pick<CandidateMatch, 'vacancyId' | 'value'>

export const matchValues = ({ vacancyId, kind, value }: CandidateMatch): MatchValues => ({
  vacancyId,
  value: patterns[kind]?.(String(value)) ?? value,
})

/** How each kind of filter turns its text into a pattern. */
const patterns: Partial<Record<FilterKind, (text: string) => string>> = {
  full_name: containing,
  position: containing,
  technology_name: folded,
}

/** Makes a statement for each kind of filter, because the text of a prepared one does not depend on values. */
export const perFilter = <Statement>(
  make: (kind: FilterKind) => Statement,
): Readonly<Record<FilterKind, Statement>> => ({
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

export const isMatch = (db: DbOrTx, kind: FilterKind, given: Given<MatchValues>): SQL | undefined =>
  and(eq(candidates.vacancyId, given('vacancyId')), conditions[kind](given('value'), db))

const conditions: Record<FilterKind, (value: Placeholder, db: DbOrTx) => SQL | undefined> = {
  none: () => undefined,
  full_name: (value) => like(candidates.fullNameFolded, value),
  position: (value) => like(candidates.positionFolded, value),
  significate: (value) => eq(candidates.significate, value),
  english: (value) => eq(candidates.english, value),
  ping_again: (value) => eq(candidates.pingAgain, value),
  experience: (value) => gte(candidates.experience, value),
  technology_id: (value, db) =>
    isAmong(
      db
        .select({ candidateId: candidateTechnologies.candidateId })
        .from(candidateTechnologies)
        .where(eq(candidateTechnologies.technologyId, value)),
    ),
  technology_name: (value, db) =>
    isAmong(
      db
        .select({ candidateId: candidateTechnologies.candidateId })
        .from(candidateTechnologies)
        .innerJoin(technologies, eq(technologies.id, candidateTechnologies.technologyId))
        .where(eq(technologies.nameFolded, value)),
    ),
}

/**
 * True for candidates with one of the ids, written so that PostgreSQL reads the ids once. For a vacancy with many more
 * candidates than others it expects few rows, and would otherwise look for the technologies of each.
 */
const isAmong = (ids: SQLWrapper): SQL => sql`(${inArray(candidates.id, ids)}) is true`
