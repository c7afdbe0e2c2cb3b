import { customerSort, customers } from '@portal/contract/customers'
import type { TestApp } from '../../../test/app.ts'
import { changing, eachAlone, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCustomer } from '../../../test/factories/project.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'

const anyCustomer = ({ db }: TestApp) => buildCustomer(db)
const idOfAny = async (api: TestApp) => ({ id: (await anyCustomer(api)).id })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /customers.csv': plain,
    'GET /customers.xlsx': plain,
    'GET /customers': plain,
    'GET /customers/names': plain,
    'POST /customers': () => ({
      body: {
        customer: {
          company_name: `Company ${nextNumber()}`,
          full_legal_name: 'Iryna Koval',
          title: 'Director',
          email: 'office@company.test',
        },
      },
    }),
    'PATCH /customers/:id': changing(idOfAny, () => ({ customer: { title: 'Head' } })),
    'DELETE /customers/:id': idOfAny,
  },
  changingCalls: {
    'PATCH /customers/:id': {
      build: anyCustomer,
      changes: () => [{ title: 'Head' }, { company_address: 'Odesa' }],
      everyField: () =>
        eachAlone({
          company_name: `Company ${nextNumber()}`,
          full_legal_name: 'Iryna Koval',
          title: 'Head',
          email: 'sales@company.test',
          company_address: 'Odesa',
        }),
    },
    'DELETE /customers/:id': { build: anyCustomer, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'customers',
      list: customers.list,
      sorts: customerSort.options,
      key: 'customers',
      build: ({ api }, name) =>
        buildCustomer(api.db, { company_name: name, company_address: name === 'Gamma' ? name : null }),
    },
  ],
  searchedRows: [
    {
      rows: 'customers',
      columns: ['customers.company_name_folded', 'customers.full_legal_name_folded'],
      add: async (admin, name) => {
        const customer = { company_name: name, full_legal_name: name, title: 'Director', email: 'a@b.test' }
        return (await admin.call(customers.create, { body: { customer } })).data.id
      },
      rename: (admin, id, name) =>
        admin.call(customers.update, {
          params: { id },
          body: { customer: { company_name: name, full_legal_name: name } },
        }),
      lists: {
        'by company': async (admin, company) =>
          (await admin.call(customers.list, { query: { company } })).data.customers.map(
            (row) => row.company_name,
          ),
        'by representative': async (admin, representative) =>
          (await admin.call(customers.list, { query: { representative } })).data.customers.map(
            (row) => row.full_legal_name,
          ),
        'for selects': async (admin, name) =>
          (await admin.call(customers.names, { query: { name } })).data.map((row) => row.company_name),
      },
    },
  ],
}
