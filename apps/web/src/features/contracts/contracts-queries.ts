import { contractSort, contracts } from '@portal/contract/contracts'
import { q } from '../../api/query.ts'
import type { ContractFilters, ContractSearch } from './contract-search.ts'

export const contractPageSize = 25

type Page = ContractFilters & Pick<ContractSearch, 'page' | 'sort'>

/** Which contracts the address shows, and in which order, as the API takes it. */
export const listOf = ({ state = 'open', page: _, sort, ...rest }: Page) => ({
  ...rest,
  state,
  sort: contractSort.safeParse(sort).data,
})

export const contractsPage = (shown: Page) =>
  q(contracts.list, { query: { ...listOf(shown), page: shown.page ?? 1, limit: contractPageSize } })
