import { apiPrefix } from '@portal/contract/shared/route'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildAdmin } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** These addresses accept any text, because it may be a slug. */
const takingSlugs = ['/users/:id', '/resumes/:id/pdf', '/resumes/:id/docx']

describe('every route of the contract', () => {
  it('every route of the contract is registered and in the OpenAPI document, which have no other route', async () => {
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

  it.each(
    descriptors
      .filter(({ url }) => url.includes(':id') && !takingSlugs.includes(url))
      .map((route) => [nameOf(route), route] as const),
  )('%s answers 400 to an invalid id', async (_, route) => {
    const administrator = await api.as(await buildAdmin(api.db))
    const payload = route.schema.body === undefined ? {} : { payload: {} }
    const response = await administrator.inject({
      method: route.method,
      url: addressOf(route, '1x'),
      ...payload,
    })
    expect(response.statusCode).toBe(400)
  })
})
