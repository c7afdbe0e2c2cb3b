import { customers } from '@portal/contract/customers'
import { projectSort, projects } from '@portal/contract/projects'
import type { TestApp } from '../../../test/app.ts'
import { changing, newName, noChanges, plain } from '../../../test/calls/new-values.ts'
import type { TestCalls } from '../../../test/calls/test-calls.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager } from '../../../test/factories/user.ts'

const anyProject = ({ db }: TestApp) => buildProject(db)
const idOfAny = async (api: TestApp) => ({ id: (await anyProject(api)).id })

const newProject = async ({ db }: TestApp) => ({
  ...newName(),
  manager_id: (await buildManager(db)).id,
  customer_id: (await buildCustomer(db)).id,
  technologies: [(await buildTechnology(db)).id],
  app: ['web' as const],
})

export const testCalls: TestCalls = {
  validRequests: {
    'GET /projects.csv': plain,
    'GET /projects.xlsx': plain,
    'GET /projects': plain,
    'GET /projects/names': plain,
    'GET /projects/:id': idOfAny,
    'GET /projects/:id/team': idOfAny,
    'POST /projects': async (api) => ({ body: { project: await newProject(api) } }),
    'PATCH /projects/:id': changing(idOfAny, () => ({ project: newName() })),
    'DELETE /projects/:id': idOfAny,
  },
  changingCalls: {
    'PATCH /projects/:id': {
      build: anyProject,
      changes: () => [{ industry: 'Travel' }, { description: 'Booking' }],
      everyField: async ({ db }) => ({
        name: newName(),
        manager_id: { manager_id: (await buildManager(db)).id },
        customer_id: { customer_id: (await buildCustomer(db)).id },
        technologies: { technologies: [(await buildTechnology(db)).id] },
        app: { app: ['mobile'] },
        from_scratch: { from_scratch: true },
        payment_integration: { payment_integration: true },
        description: { description: 'Booking' },
        industry: { industry: 'Travel' },
        designs: { designs: 'https://designs.test' },
        milestones: { milestones: 'https://milestones.test' },
        specs: { specs: 'https://specs.test' },
        url: { url: 'https://booking.test' },
      }),
    },
    'DELETE /projects/:id': { build: anyProject, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'projects',
      list: projects.list,
      sorts: projectSort.options,
      key: 'projects',
      build: ({ api }, name) =>
        buildProject(api.db, {
          name,
          industry: name === 'Alpha' ? null : name,
          from_scratch: name === 'beta',
        }),
    },
  ],
  searchedRows: [
    {
      rows: 'projects',
      columns: ['projects.name_folded'],
      /** Its customer has the same name, so that the list of customers by project answers with that too. */
      add: async (admin, name, api) => {
        const customer = { company_name: name, full_legal_name: name, title: 'Director', email: 'a@b.test' }
        const { data } = await admin.call(customers.create, { body: { customer } })
        const project = { ...(await newProject(api)), name, customer_id: data.id }
        return (await admin.call(projects.create, { body: { project } })).data.id
      },
      rename: async (admin, id, name) => {
        const { data } = await admin.call(projects.show, { params: { id } })
        const params = { id: data.customer_id ?? 0 }
        await admin.call(customers.update, { params, body: { customer: { company_name: name } } })
        return admin.call(projects.update, { params: { id }, body: { project: { name } } })
      },
      lists: {
        'by name': async (admin, name) =>
          (await admin.call(projects.list, { query: { name } })).data.projects.map((row) => row.name),
        'for selects': async (admin, name) =>
          (await admin.call(projects.names, { query: { name } })).data.map((row) => row.name),
        'as projects of customers': async (admin, project) =>
          (await admin.call(customers.list, { query: { project } })).data.customers.map(
            (row) => row.company_name,
          ),
      },
    },
  ],
}
