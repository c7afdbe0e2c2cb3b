import { profiles } from '@portal/contract/profiles/profiles'
import { type UserChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildTechnology, findSubRoleIds } from '../../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { formOf } from '../../../../test/form.ts'
import { picture } from '../../../../test/pictures.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const versionsOf = async (id: number) => {
  const user = await manager.call(users.show, { params: { id: String(id) } })
  const profile = await manager.call(profiles.show, { params: { id } })
  return { user: user.data.version, profile: profile.data.version }
}

describe('the versions of a user and of the profile', () => {
  const technologyId = async () => (await buildTechnology(api.db)).id
  const qaIds = () => findSubRoleIds(api.db, 'qa')

  it.each([
    ['name', async (): Promise<UserChanges> => ({ first_name: 'Olena' }), { user: 2, profile: 1 }],
    ['status', async (): Promise<UserChanges> => ({ status: 'busy_on_outsource' }), { user: 2, profile: 1 }],
    ['activity', async (): Promise<UserChanges> => ({ active: false }), { user: 2, profile: 1 }],
    ['roles', async (): Promise<UserChanges> => ({ role_ids: await qaIds() }), { user: 2, profile: 1 }],
    ['position', async (): Promise<UserChanges> => ({ position: 'Team lead' }), { user: 2, profile: 2 }],
    [
      'technologies',
      async (): Promise<UserChanges> => ({ technology_ids: [await technologyId()] }),
      { user: 2, profile: 2 },
    ],
    ['nothing', async (): Promise<UserChanges> => ({}), { user: 1, profile: 1 }],
  ])(
    'the versions of user and profile follow a change of the %s through PUT /users',
    async (_, changes, expected) => {
      const { id } = await buildUser(api.db)
      const { data } = await manager.call(users.update, { params: { id }, body: { user: await changes() } })
      expect(data.version).toBe(expected.user)
      expect(await versionsOf(id)).toEqual(expected)
    },
  )

  it('a new picture and name raise the version of the user by one', async () => {
    const { id } = await buildUser(api.db)
    const form = await formOf(['avatar', await picture('png'), 'me.png'], ['first_name', 'Olena'])
    await manager.inject({ method: 'PUT', url: `/api/v1/users/${id}`, ...form })
    expect(await versionsOf(id)).toEqual({ user: 2, profile: 1 })
  })

  it('a change of Personal Info, children included, raises the version of the profile alone', async () => {
    const { id } = await buildUser(api.db)
    const put = (profile: object) => manager.call(profiles.update, { params: { id }, body: { profile } })
    expect((await put({ office: 'Kyiv' })).data.version).toBe(2)
    const { data } = await put({ children_attributes: [{ name: 'Ivan', date_of_birth: '2020-05-01' }] })
    expect(data.version).toBe(3)
    expect(await versionsOf(id)).toEqual({ user: 1, profile: 3 })
  })

  it('a picture is refused when the user has changed since', async () => {
    const { id } = await buildUser(api.db)
    await manager.call(users.update, { params: { id }, body: { user: { first_name: 'Olena' } } })
    const form = await formOf(['avatar', await picture('png'), 'me.png'])
    const headers = { ...form.headers, 'if-match': '"1"' }
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/users/${id}`, ...form, headers })
    expect([response.statusCode, response.json().current]).toMatchObject([
      409,
      { first_name: 'Olena', avatar: null, version: 2, can: { update: true } },
    ])
  })
})
