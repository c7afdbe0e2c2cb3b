import { candidates } from '@portal/contract/candidates/candidate-routes'
import { q } from '../../../api/query.ts'

export const candidatePageSize = 10

type Shown = {
  vacancyId: number
  /** The filter as JSON text, in the form that the API takes. */
  filter: string | undefined
  page: number
}

export const candidatesPage = ({ vacancyId, filter, page }: Shown) =>
  q(candidates.list, { query: { vacancy_id: vacancyId, filter, page, limit: candidatePageSize } })
