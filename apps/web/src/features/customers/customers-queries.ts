import { customers } from '@portal/contract/customers'
import { q } from '../../api/query.ts'
import { type CustomerSearch, filterOf } from './customer-search.ts'

export const customerPageSize = 10

export function customersPage({ page = 1, sort, ...search }: CustomerSearch) {
  const filter = filterOf(search)
  return q(customers.list, {
    query: { ...(filter ? { [filter.kind]: filter.text } : {}), sort, page, limit: customerPageSize },
  })
}
