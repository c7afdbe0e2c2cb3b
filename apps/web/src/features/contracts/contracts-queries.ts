import { contracts } from '@portal/contract/contracts'
import { q } from '../../api/query.ts'
import type { ContractFilters } from './contract-search.ts'

export const contractPageSize = 25

type Page = ContractFilters & { page?: number | undefined }

export const contractsPage = ({ user_id, project_id, status_id, page = 1 }: Page) =>
  q(contracts.list, { query: { user_id, project_id, status_id, page, limit: contractPageSize } })
