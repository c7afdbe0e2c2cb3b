import { apiPrefix } from '@portal/contract/shared/route'
import { accessAllows } from '@portal/domain/access'
import type { SubRoleKey } from '@portal/domain/roles'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildUser } from '../../../test/factories/user.ts'

const people: Record<string, SubRoleKey[]> = {
  'a developer': ['developer'],
  'a recruiter': ['recruiter'],
  'a project manager': ['project_manager'],
  'a CFO': ['cfo'],
  'an administrator': ['administrator'],
  'a CEO': ['ceo'],
}

let api: TestApp
const clients = new Map<string, { client: Client; person: Parameters<typeof accessAllows>[1] }>()

beforeAll(async () => {
  api = await createTestApp()
  for (const [name, subRoles] of Object.entries(people)) {
    const user = await buildUser(api.db, { subRoles })
    clients.set(name, { client: await api.as(user), person: { role: user.role, subRoleKeys: subRoles } })
  }
})
afterAll(() => api.close())

describe('every route of the contract', () => {
  it('is registered and in the OpenAPI document, which have no other route', async () => {
    const response = await api.app.inject('/api/openapi.json')
    const document: { paths: Record<string, Record<string, unknown>> } = response.json()
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const described = descriptors.map(
      ({ method, url }) => `${method} ${apiPrefix}${url.replaceAll(/:(\w+)/g, '{$1}')}`,
    )
    expect(published.toSorted()).toEqual(described.toSorted())
    expect(described.length).toBeGreaterThan(20)
    const validation = await new Validator().validate(response.json())
    expect(validation.errors ?? []).toEqual([])
  })

  it.each(
    descriptors.filter(({ access }) => access !== 'everyone').map((route) => [nameOf(route), route] as const),
  )('%s answers 401 without a session', async (_, route) => {
    const response = await api.visitor.inject({ method: route.method, url: addressOf(route) })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ statusCode: 401, code: 'session.missing' })
  })

  it.each(descriptors.map((route) => [nameOf(route), route] as const))(
    '%s lets in those whom its access names, and answers 403 to the others',
    async (_, route) => {
      for (const [name, { client, person }] of clients) {
        // Signing out would end the session that the next checks use.
        if (nameOf(route) === 'DELETE /session') continue
        const response = await client.inject({ method: route.method, url: addressOf(route, '999999') })
        const isStopped = response.statusCode === 403 && response.json().code === 'session.forbidden'
        expect({ name, isStopped }).toEqual({ name, isStopped: !accessAllows(route.access, person) })
        expect(response.statusCode, name).not.toBe(401)
        expect(response.statusCode, name).toBeLessThan(500)
      }
    },
  )

  it.each(
    descriptors
      .filter(({ url }) => url.includes(':id') && url !== '/users/:id')
      .map((route) => [nameOf(route), route] as const),
  )('%s answers 400 to an invalid id', async (_, route) => {
    const administrator = clients.get('an administrator')
    const payload = route.schema.body === undefined ? {} : { payload: {} }
    const response = await administrator?.client.inject({
      method: route.method,
      url: addressOf(route, '1x'),
      ...payload,
    })
    expect(response?.statusCode).toBe(400)
  })
})
