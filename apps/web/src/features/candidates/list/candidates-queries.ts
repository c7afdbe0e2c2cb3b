import { candidates } from '@portal/contract/candidates/candidate-routes'
import { candidateSort } from '@portal/contract/candidates/candidate-sort'
import { q } from '../../../api/query.ts'
import { filterTextOf } from '../filters/candidate-filter.ts'
import type { CandidateSearch } from '../filters/candidate-search.ts'

export const candidatePageSize = 10

/** Without a vacancy, the candidates of all of them. */
export type CandidatesShown = { vacancyId?: number | undefined; search: Partial<CandidateSearch> }

/** Which candidates the address shows, and in which order, as the API takes it. */
export const listOf = ({ vacancyId, search }: CandidatesShown) => ({
  vacancy_id: vacancyId,
  filter: filterTextOf(search),
  search: search.search,
  sort: candidateSort.safeParse(search.sort).data,
})

export const candidatesPage = (shown: CandidatesShown, page: number) =>
  q(candidates.list, { query: { ...listOf(shown), page, limit: candidatePageSize } })
