import { candidates } from '@portal/contract/candidates/candidate-routes'
import { q } from '../../../api/query.ts'
import { askedLimit, type Limits } from './limits.ts'

export type BoardFilter = {
  vacancyId: number
  /** The filter as JSON text, in the form that the list of candidates takes. */
  filter: string | undefined
}

export const boardOf = ({ vacancyId, filter }: BoardFilter, limits: Limits = {}) =>
  q(candidates.board, { query: { vacancy_id: vacancyId, filter, limit: askedLimit(limits) } })
