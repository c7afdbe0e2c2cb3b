import type { CustomerQuery } from '@portal/contract/customers'
import type { Actor } from '../../use-case/actor.ts'
import { pageCount, sliceIfPaged } from '../../use-case/paging.ts'
import type { Deps } from '../deps.ts'
import { presentCustomers } from './customers.presenter.ts'
import { countCustomers, listCompanyNames, listCustomerRows } from './customers.store.ts'

/**
 * Lists customers by company name. Without a page it returns all of them. `companies` holds every company, whatever the
 * filter.
 */
export async function listCustomers({ db }: Deps, actor: Actor, filter: CustomerQuery) {
  const slice = sliceIfPaged(filter)
  const [rows, count, companies] = await Promise.all([
    listCustomerRows(db, filter, slice),
    countCustomers(db, filter),
    listCompanyNames(db),
  ])
  return {
    customers: await presentCustomers(db, actor, rows),
    pages: pageCount(count, slice),
    customersLength: count,
    companies,
  }
}
