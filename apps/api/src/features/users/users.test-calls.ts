import { dashboards } from '@portal/contract/dashboards/dashboards'
import { userSort, users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import type { TestApp } from '../../../test/app.ts'
import { changing, ofOwner, plain } from '../../../test/calls/new-values.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import type { BuildRequest, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildEmployee } from '../../../test/factories/employee.ts'
import { buildTechnology, findSubRoleIds } from '../../../test/factories/reference.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { users as userTable } from '../../db/schema/people/users.ts'

/** An active person with a portrait, whose employment has ended. */
async function person(api: TestApp) {
  const avatar_file_id = await storedFile(api, 'avatar')
  const days = { job_started_on: '2024-01-08', job_ended_on: '2025-01-31' }
  return buildEmployee(api.db, days, { avatar_file_id })
}

const changesOfUser = async ({ db }: TestApp) => ({
  active: { active: false },
  end_contracts: { active: false, end_contracts: true },
  works_from: { active: true, works_from: '2025-03-03' },
  status: { status: 'busy_on_outsource' },
  first_name: { first_name: 'Olena' },
  last_name: { last_name: 'Bondar' },
  email: { email: `changed${nextNumber()}@portal.test` },
  role_ids: { role_ids: await findSubRoleIds(db, 'qa') },
  position: { position: 'Tester' },
  skype: { skype: 'live:olena' },
  telegram: { telegram: '@olena' },
  github: { github: 'olena' },
  phone_number: { phone_number: '+380 44 000' },
  english_level: { english_level: 'native' },
  salary: { salary: 1500 },
  job_started_on: { job_started_on: '2024-02-01' },
  job_ended_on: { job_ended_on: '2025-02-28' },
  technology_ids: { technology_ids: [(await buildTechnology(db)).id] },
  avatar: { avatar: '_destroy' },
})

const pictured: BuildRequest = async (api, { id }) => {
  const avatar_file_id = await storedFile(api, 'avatar')
  await api.db.update(userTable).set({ avatar_file_id }).where(eq(userTable.id, id))
  return { id }
}

export const testCalls: TestCalls = {
  validRequests: {
    'GET /users.csv': plain,
    'GET /users.xlsx': plain,
    'GET /users': plain,
    'GET /users/names': plain,
    'POST /users': async ({ db }, { subRole }) => ({
      body: {
        user: {
          email: `new${nextNumber()}@portal.test`,
          first_name: 'Olena',
          last_name: 'Bondar',
          password: 'secret 1',
          role_ids: await findSubRoleIds(db, subRole),
        },
      },
    }),
    'GET /users/:id': ofOwner,
    'PUT /users/:id': changing(ofOwner, () => ({ user: { first_name: 'Olena' } })),
    'PATCH /users/:id': changing(ofOwner, () => ({ user: { password: testPassword } })),
    'GET /users/:id/avatar': pictured,
    'GET /users/:id/projects': ofOwner,
  },
  changingCalls: {
    'PUT /users/:id': {
      build: person,
      changes: () => [{ first_name: 'Olena' }, { last_name: 'Bondar' }],
      everyField: changesOfUser,
    },
    'PATCH /users/:id': {
      build: ({ db }) => buildUser(db),
      changes: () => [{ password: 'another one' }],
      everyField: () => ({ password: { password: 'another one' } }),
    },
  },
  sortedLists: [{ title: 'users', list: users.list, sorts: userSort.options, key: 'users' }],
  searchedRows: [
    {
      rows: 'people',
      columns: ['users.first_name_folded', 'users.full_name_folded', 'users.last_name_folded'],
      /** The API accepts only Latin names of people, but earlier rows may have others. */
      add: async (_, name, { db }) => {
        const [first_name = '', last_name = ''] = name.split(' ')
        return (await buildUser(db, { first_name, last_name })).id
      },
      rename: (admin, id, name) => {
        const [first_name, last_name] = name.split(' ')
        return admin.call(users.update, { params: { id }, body: { user: { first_name, last_name } } })
      },
      lists: {
        'for selects': async (admin, name) =>
          (await admin.call(users.names, { query: { name } })).data.map((row) => row.full_name),
        'of Manage users': async (admin, search) =>
          (await admin.call(users.list, { query: { search } })).data.users.map((row) => row.full_name),
        'of the Users dashboard': async (admin, search) =>
          (await admin.call(dashboards.users, { query: { search, limit: 100 } })).data.users.map(
            (row) => row.full_name,
          ),
      },
    },
  ],
}
