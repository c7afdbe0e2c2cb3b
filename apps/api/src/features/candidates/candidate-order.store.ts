import type { candidateSortFields } from '@portal/contract/candidates/candidate-sort'
import type { Sort } from '@portal/contract/shared/sorting'
import { significateSteps } from '@portal/domain/candidates/candidates'
import type { Day } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm'
import { isPingDueOn } from '../../db/reads/ping-again.ts'
import { ignoringCase, placeIn, sortedBy } from '../../db/reads/sorted-by.ts'
import { candidates } from '../../db/schema/candidates.ts'

type SortField = (typeof candidateSortFields)[number]
export type CandidateSort = Sort<SortField> | undefined

/** The order of `compareCandidates` in @portal/domain/candidates/candidate-order; a test compares the two. */
const duePingsFirst = (today: Day): SQL[] => [
  sql`case when ${isPingDueOn(today)} then ${candidates.ping_again_on} end asc nulls last`,
  desc(candidates.id),
]

export const candidateOrder = (sort: CandidateSort, today: Day): SQL[] =>
  sortedBy({ sort, columns: sortColumns, id: candidates.id, usual: duePingsFirst(today) })

const sortColumns: Readonly<Record<SortField, AnyColumn | SQL>> = {
  full_name: ignoringCase(candidates.full_name),
  experience: candidates.experience,
  salary: candidates.salary,
  english: placeIn(languageLevels, candidates.english),
  significate: placeIn(significateSteps, candidates.significate),
  created_at: candidates.created_at,
}
