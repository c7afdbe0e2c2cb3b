import { adminRecords, recordSort, records } from '@portal/contract/hours/hours'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges, plain, queryOfOwner } from '../../../test/calls/new-values.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { monday, wednesday } from '../../../test/someone-who-logs.ts'
import { projects } from '../../db/schema/projects.ts'

const march = { from: '2025-03-01', to: '2025-03-31' }

/** The project that any record can move to. */
async function otherProject({ db }: TestApp): Promise<number> {
  const name = 'Another place of records'
  const [known] = await db.select({ id: projects.id }).from(projects).where(eq(projects.name, name))
  return known?.id ?? (await buildProject(db, { name })).id
}

const anyRecord = async (api: TestApp) => {
  const { id, user_id } = await buildRecord(api.db)
  await buildContract(api.db, { user_id, project_id: await otherProject(api) })
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
const everyField = async (api: TestApp) => ({
  project_id: { project_id: await otherProject(api) },
  category_id: { category_id: (await buildCategory(api.db)).id },
  description: { description: 'Login form' },
  hours: { hours: 3.5 },
  date: { date: monday },
})

export const testCalls: TestCalls = {
  validRequests: {
    'GET /records': plain,
    'GET /records/calendar': () => ({ query: march }),
    'POST /records': async (api, { id }) => ({ body: { record: await newRecord(api, id) } }),
    'POST /records/copy': async ({ db }, { id }) => {
      await buildRecord(db, { user_id: id, date: monday, hours: 0.1 })
      return { body: { from: monday, to: wednesday, user_id: id } }
    },
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
    'PUT /records/:id': { build: anyRecord, changes, everyField },
    'PUT /admin/records/:id': { build: anyRecord, changes, everyField },
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
