import { availableSort, managerSort } from '@portal/contract/dashboards/dashboard-sort'
import { dashboards, profileSort } from '@portal/contract/dashboards/dashboards'
import { plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildManager } from '../../../test/factories/user.ts'

export const testCalls: TestCalls = {
  validRequests: {
    'GET /dashboard/users': plain,
    'GET /dashboard/managers': plain,
    'GET /profiles': () => ({ query: { fired: 'true', date: '2025-03' } }),
  },
  sortedLists: [
    {
      title: 'the Users dashboard',
      list: dashboards.users,
      sorts: availableSort.options,
      key: 'users',
      build: ({ api }, name) => {
        const profile =
          name === 'Gamma'
            ? { job_started_on: '2025-03-10' }
            : { job_started_on: '2025-03-03', home_address: name }
        return buildEmployee(api.db, profile, { first_name: name.replace(' 2', 'two') })
      },
    },
    {
      title: 'people hired in a month',
      list: dashboards.profiles,
      sorts: profileSort.options,
      key: 'profiles',
      query: () => ({ hired: 'true' }),
    },
    {
      title: 'the Managers dashboard',
      list: dashboards.managers,
      sorts: managerSort.options,
      build: ({ api }, name) => buildManager(api.db, { first_name: name.replace(' 2', 'two') }),
    },
  ],
  searchedRows: [
    {
      rows: 'project managers',
      // The columns are named with the users whom Manage users finds by them.
      columns: [],
      add: async (_, name, { db }) => {
        const [first_name = '', last_name = ''] = name.split(' ')
        return (await buildManager(db, { first_name, last_name })).id
      },
      lists: {
        'of the Managers dashboard': async (admin, search) =>
          (await admin.call(dashboards.managers, { query: { search } })).data.map((row) => row.full_name),
      },
    },
  ],
}
