import { vacancies } from '@portal/contract/vacancies'
import type { SubRoleKey } from '@portal/domain/roles'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { validRequests } from '../../../test/calls/all-calls.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildUser } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const personWith = async (...sub_roles: SubRoleKey[]) => {
  const { id, email } = await buildUser(api.db, { sub_roles })
  return { client: await api.as({ id }), owner: { id, email, subRole: 'developer' } as const }
}

const sentence = "You don't have permission to see this page."

it.each([['developer'], ['cfo']] as const)(
  'a %s without another sub-role is refused all of recruiting, in the words of the page',
  async (subRole) => {
    const { client, owner } = await personWith(subRole)
    const routes = descriptors.filter(({ access }) => access === 'recruiting')
    expect(routes).toHaveLength(24)
    for (const route of routes) {
      const { id, query, body } = (await validRequests[nameOf(route)]?.(api, owner)) ?? {}
      const response = await client.inject({
        method: route.method,
        url: addressOf(route, String(id)),
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { payload: body }),
      })
      expect([nameOf(route), response.statusCode]).toEqual([nameOf(route), 403])
      expect(response.json()).toMatchObject({ code: 'session.forbidden', error: sentence, message: sentence })
    }
  },
)

it.each(['hr_head', 'recruiter', 'developer'] as const)(
  'a CFO who is %s as well may enter recruiting',
  async (key) => {
    const { client } = await personWith('cfo', key)
    expect((await client.call(vacancies.list)).status).toBe(200)
  },
)
