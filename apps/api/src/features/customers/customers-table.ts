import type { Customer, CustomerFilters } from '@portal/contract/customers'
import { rowsOfIds } from '../../files/tables/list-table.ts'
import type { TableOfList } from '../deps.ts'
import { presentCustomers } from './customers.presenter.ts'
import { listCustomerIds, listCustomerRowsOf } from './customers.store.ts'

/** The list of customers as a file. */
export const customersTable: TableOfList<'customers', Customer, CustomerFilters> = {
  cells: {
    company_name: ({ company_name }) => company_name,
    full_legal_name: ({ full_legal_name }) => full_legal_name,
    title: ({ title }) => title,
    email: ({ email }) => email,
    company_address: ({ company_address }) => company_address,
    projects: ({ projects }) => projects.map(({ name }) => name),
  },
  read: async ({ db }, actor, filters) =>
    rowsOfIds(await listCustomerIds(db, filters), async (ids) =>
      presentCustomers(db, actor, await listCustomerRowsOf(db, ids)),
    ),
}
