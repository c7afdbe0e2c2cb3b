import { contractSort, contracts } from '@portal/contract/contracts'
import { projects } from '@portal/contract/projects'
import type { TestApp } from '../../../test/app.ts'
import { changing, noChanges, ofOwner, plain, queryOfOwner } from '../../../test/calls/new-values.ts'
import type { BuildRequest, SortedCompany, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { wednesday } from '../../../test/someone-who-logs.ts'

const anyContract = ({ db }: TestApp) => buildContract(db)
const contractOf: BuildRequest = async ({ db }, { id }) => ({
  id: (await buildContract(db, { user_id: id })).id,
})

/** One of somebody else on the common project, and one of the person; Alpha's are over or began earlier. */
async function buildContracts({ api: { db }, project_id, person_id }: SortedCompany, name: string) {
  const isOver = name === 'Alpha'
  const { id: user_id } = await buildUser(db, { first_name: name.replace(' 2', 'two') })
  await buildContract(db, { user_id, project_id, end_date: isOver ? '2025-02-01' : null })
  await buildContract(db, { user_id: person_id, start_date: isOver ? '2024-01-01' : '2025-01-01' })
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /available_contracts': plain,
    'GET /admin/available_contracts': queryOfOwner,
    'GET /admin/users/:id/contracts': ofOwner,
    'GET /profile/contracts': plain,
    'GET /projects/:id/contracts': async ({ db }) => ({ id: (await buildProject(db)).id }),
    'GET /contracts.csv': plain,
    'GET /contracts.xlsx': plain,
    'GET /contracts': plain,
    'GET /admin/contracts': plain,
    'POST /contracts': async ({ db }, { id }) => ({
      body: {
        contract: {
          user_id: id,
          project_id: (await buildProject(db)).id,
          job_status_id: await findStatusId(db, 'outstaff'),
          start_date: wednesday,
        },
      },
    }),
    'PATCH /contracts/:id': changing(contractOf, () => ({ contract: { start_date: '2025-02-01' } })),
    'DELETE /contracts/:id': contractOf,
  },
  changingCalls: {
    'PATCH /contracts/:id': {
      build: anyContract,
      changes: () => [{ start_date: '2025-02-01' }, { end_date: '2025-12-31' }],
      everyField: async ({ db }) => ({
        user_id: { user_id: (await buildUser(db)).id },
        project_id: { project_id: (await buildProject(db)).id },
        job_status_id: { job_status_id: await findStatusId(db, 'inner') },
        start_date: { start_date: '2025-02-01' },
        end_date: { end_date: '2025-12-31' },
      }),
    },
    'DELETE /contracts/:id': { build: anyContract, changes: noChanges },
  },
  sortedLists: [
    {
      title: 'contracts',
      list: contracts.list,
      sorts: contractSort.options,
      key: 'contracts',
      build: buildContracts,
    },
    {
      title: 'contracts on the admin path',
      list: contracts.adminList,
      sorts: contractSort.options,
      key: 'contracts',
    },
    {
      title: "a person's contracts",
      list: contracts.ofUser,
      sorts: contractSort.options,
      key: 'paginate_contracts',
      id: ({ person_id }) => person_id,
    },
    {
      title: "a project's contracts",
      list: projects.contracts,
      sorts: contractSort.options,
      key: 'paginate_contracts',
      id: ({ project_id }) => project_id,
    },
  ],
}
