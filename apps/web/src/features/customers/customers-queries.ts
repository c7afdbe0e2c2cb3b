import { customerSort, customers } from '@portal/contract/customers'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { type CustomerSearch, filterOf } from './customer-search.ts'

export const customerPageSize = 10

/** The customer of that id; undefined until it is loaded, and where there is none. */
export const useCustomer = (id: number | undefined) =>
  useQuery({
    ...q(customers.list, { query: { id: id ?? 0 } }),
    enabled: id !== undefined,
    select: (answer) => answer.customers[0],
  }).data

/** Which customers the address shows, and in which order, as the API takes it. */
export function listOf(search: CustomerSearch) {
  const filter = filterOf(search)
  return {
    ...(filter ? { [filter.kind]: filter.text } : {}),
    sort: customerSort.safeParse(search.sort).data,
  }
}

export const customersPage = (search: CustomerSearch) =>
  q(customers.list, { query: { ...listOf(search), page: search.page ?? 1, limit: customerPageSize } })
