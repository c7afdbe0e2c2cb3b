import { adminRecords, recordSort, records } from '@portal/contract/hours/hours'
import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges, plain, queryOfOwner } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { wednesday } from '../../../test/someone-who-logs.ts'

const march = { from: '2025-03-01', to: '2025-03-31' }

const anyRecord = async ({ db }: TestApp) => {
  const { id, user_id } = await buildRecord(db)
  return { id, user_id }
}
const recordOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildRecord(db, { user_id: id, hours: 0.1 })).id,
})

const newRecord = async ({ db }: TestApp, user_id: number) => {
  const contract = await buildContract(db, { user_id })
  const category = await buildCategory(db)
  return { project_id: contract.project_id, category_id: category.id, hours: 0.1, date: wednesday }
}

const changes = () => [{ hours: 3.5 }, { description: 'Login form' }]

export const testCalls: TestCalls = {
  validRequests: {
    'GET /records': plain,
    'GET /records/calendar': () => ({ query: march }),
    'POST /records': async (api, { id }) => ({ body: { record: await newRecord(api, id) } }),
    'POST /records/copy': (_, { id }) => ({ body: { from: '2025-03-10', to: wednesday, user_id: id } }),
    'PUT /records/:id': changing(recordOf, () => ({ record: { description: 'Login' } })),
    'DELETE /records/:id': recordOf,
    'GET /admin/records': queryOfOwner,
    'GET /admin/records/calendar': (_, { id }) => ({ query: { ...march, user_id: String(id) } }),
    'POST /admin/records': async (api, { id }) => ({
      body: { record: { ...(await newRecord(api, id)), user_id: id } },
    }),
    'PUT /admin/records/:id': changing(recordOf, () => ({ record: { description: 'Login' } })),
    'DELETE /admin/records/:id': recordOf,
  },
  changingCalls: {
    'PUT /records/:id': { build: anyRecord, changes },
    'PUT /admin/records/:id': { build: anyRecord, changes },
    'DELETE /records/:id': { build: anyRecord, changes: noChanges },
    'DELETE /admin/records/:id': { build: anyRecord, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'own records',
      list: records.list,
      sorts: recordSort.options,
      key: 'paginate_records',
      build: ({ api, manager_id }, name) =>
        buildRecord(api.db, {
          user_id: manager_id,
          hours: name === 'Alpha' ? 1.25 : 10,
          date: '2025-03-12',
        }),
    },
    {
      title: "everyone's records",
      list: adminRecords.list,
      sorts: recordSort.options,
      key: 'paginate_records',
      build: ({ api }, name) => buildRecord(api.db, { hours: 2, description: name, date: '2025-03-11' }),
    },
  ],
}
