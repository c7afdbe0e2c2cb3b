import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { q } from '../../api/query.ts'
import { type CustomerSearch, filterOf } from './customer-search.ts'

export const customerPageSize = 10

export function customersPage({ page = 1, ...search }: CustomerSearch) {
  const filter = filterOf(search)
  return q(customers.list, {
    query: { ...(filter ? { [filter.kind]: filter.text } : {}), page, limit: customerPageSize },
  })
}

/** Projects carry their company's name, and lose it with the company. */
export const changesCustomers = { invalidates: [customers.list, projects.list, projects.show] }
