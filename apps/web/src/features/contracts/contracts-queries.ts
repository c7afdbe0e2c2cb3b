import { contractSort, contracts } from '@portal/contract/contracts'
import { q } from '../../api/query.ts'
import type { ContractFilters, ContractSearch } from './contract-search.ts'

export const contractPageSize = 25

type Page = ContractFilters & Pick<ContractSearch, 'page' | 'sort'>

export const contractsPage = ({ state = 'open', page = 1, sort, ...rest }: Page) =>
  q(contracts.list, {
    query: { ...rest, state, sort: contractSort.safeParse(sort).data, page, limit: contractPageSize },
  })
