import { candidates } from '@portal/contract/recruiting/candidate-routes'
import { q } from '../../../api/query.ts'

export const candidatePageSize = 10

export const candidatesPage = (vacancyId: number, page: number) =>
  q(candidates.list, { query: { vacancy_id: vacancyId, page, limit: candidatePageSize } })
