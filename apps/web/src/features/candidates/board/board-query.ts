import { candidates } from '@portal/contract/recruiting/candidate-routes'
import { q } from '../../../api/query.ts'
import { askedLimit, type Limits } from './limits.ts'

export type BoardFilter = {
  vacancyId: number
  /** JSON, as the list of candidates takes it. */
  filter: string | undefined
}

export const boardOf = ({ vacancyId, filter }: BoardFilter, limits: Limits = {}) =>
  q(candidates.board, { query: { vacancy_id: vacancyId, filter, limit: askedLimit(limits) } })
