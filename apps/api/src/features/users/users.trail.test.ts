import { passwords } from '@portal/contract/accounts/passwords'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { type userChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { findSubRoleIds } from '../../../test/factories/reference.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { giveTotp } from '../../../test/sign-in/factors.ts'
import { trailOfPerson } from '../../../test/trail/read-trail.ts'

let api: TestApp
let admin: Client
let adminId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildAdmin(api.db)
  adminId = user.id
  admin = await api.as(user)
})
afterAll(() => api.close())

const update = (id: number, user: z.input<typeof userChanges>) =>
  admin.call(users.update, { params: { id }, body: { user } })

describe('the trail of an account', () => {
  it('a change by an admin is told by field, the salary without its values', async () => {
    const { id, full_name } = await buildUser(api.db)
    const { headers } = await update(id, { position: 'Tester', salary: 4321 })
    const rows = await trailOfPerson(api.db, id)
    expect(rows).toMatchObject([
      {
        act: 'users.update',
        object_type: 'user',
        object_id: id,
        object: full_name,
        actor_id: adminId,
        via: 'browser',
        request_id: headers['x-request-id'],
        changes: [
          { field: 'position', before: null, after: 'Tester', hidden: false },
          { field: 'salary', before: null, after: null, hidden: true },
        ],
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('4321')
  })

  it('a change of roles is told with the rank and the names of the sub-roles', async () => {
    const { id } = await buildUser(api.db)
    await update(id, { role_ids: await findSubRoleIds(api.db, 'project_manager', 'recruiter') })
    const [row] = await trailOfPerson(api.db, id)
    expect(row?.changes).toEqual([
      { field: 'role', before: 'default', after: 'manager', hidden: false },
      { field: 'role_ids', before: 'Developer', after: 'Project manager, Recruiter', hidden: false },
    ])
  })

  it('a deactivation that ends contracts is one row of the person and one of each contract', async () => {
    const { user_id } = await buildContract(api.db)
    await api.as({ id: user_id })
    await update(user_id, { active: false, end_contracts: true })
    const rows = await trailOfPerson(api.db, user_id)
    expect(rows.map(({ act }) => act)).toEqual(['contracts.update', 'users.update'])
    expect(rows.at(-1)?.changes).toEqual([
      { field: 'active', before: true, after: false, hidden: false },
      { field: 'end_contracts', before: null, after: true, hidden: false },
    ])
  })

  it('a change that changes nothing and one that is refused leave no row', async () => {
    const { id, first_name } = await buildUser(api.db)
    const { email } = await buildUser(api.db)
    expect((await update(id, { first_name })).status).toBe(200)
    expect((await update(id, { first_name: 'Olena', email })).status).toBe(422)
    expect(await trailOfPerson(api.db, id)).toEqual([])
  })

  it('an added person is told with the roles, and with the invitation', async () => {
    const email = `new${nextNumber()}@portal.test`
    const role_ids = await findSubRoleIds(api.db, 'qa')
    const user = { email, first_name: 'Olena', last_name: 'Bondar', role_ids, invite: true }
    const { data } = await admin.call(users.create, { body: { user } })
    const rows = await trailOfPerson(api.db, data.id)
    expect(rows.map(({ act }) => act)).toEqual(['invitations.create', 'users.create'])
    expect(rows.at(-1)?.changes).toEqual(
      expect.arrayContaining([
        { field: 'email', before: null, after: email, hidden: false },
        { field: 'role_ids', before: null, after: 'QA', hidden: false },
      ]),
    )
  })
})

describe('the trail of a sign-in that somebody else changes', () => {
  it('tells that a password changed, and never what', async () => {
    const { id } = await buildUser(api.db)
    const password = 'a secret of ten'
    await admin.call(passwords.change, { params: { id }, body: { user: { password } } })
    const rows = await trailOfPerson(api.db, id)
    expect(rows).toMatchObject([
      { act: 'passwords.change', actor_id: adminId, changes: [{ field: 'password', hidden: true }] },
    ])
    expect(JSON.stringify(rows)).not.toContain(password)
  })

  it('tells who reset the second factors', async () => {
    const person = await buildUser(api.db)
    await giveTotp(api, person)
    await admin.call(secondFactors.reset, { params: { id: person.id } })
    expect(await trailOfPerson(api.db, person.id)).toMatchObject([
      { act: 'second_factors.reset', actor_id: adminId, object_type: 'user' },
    ])
  })
})
