import { candidates } from '@portal/contract/candidates/candidate-routes'
import { q } from '../../../api/query.ts'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import { listOf } from '../list/candidates-queries.ts'
import { askedLimit, type Limits } from './limits.ts'

export type BoardShown = { vacancyId: number; search: Partial<CandidateSearch> }

export const boardOf = (shown: BoardShown, limits: Limits = {}) =>
  q(candidates.board, { query: { ...listOf(shown), limit: askedLimit(limits) } })
