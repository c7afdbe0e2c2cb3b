import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { documentInPlace } from '../../../test/openapi/document.ts'

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

let api: TestApp
let paths: Record<string, Record<string, unknown>>
beforeAll(async () => {
  api = await createTestApp()
  paths = z.parse(document, await documentInPlace(api)).paths
})
afterAll(() => api.close())

const operation = (method: string, url: string) => paths[`/api/v1${url}`]?.[method]

/** Returns the schemas of lists and maps in the node that name no limit. */
function unboundedIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(unboundedIn)
  if (typeof node !== 'object' || node === null) return []
  const { type, maxItems, maxProperties, additionalProperties } = z.parse(collection, node)
  const isUnbounded =
    (type === 'array' && maxItems === undefined) ||
    (type === 'object' && additionalProperties?.type !== undefined && maxProperties === undefined)
  return [...(isUnbounded ? [node] : []), ...Object.values(node).flatMap(unboundedIn)]
}

const request = z.object({ parameters: z.optional(z.unknown()), requestBody: z.optional(z.unknown()) })
const collection = z.object({
  type: z.optional(z.unknown()),
  maxItems: z.optional(z.unknown()),
  maxProperties: z.optional(z.unknown()),
  additionalProperties: z.catch(z.optional(z.object({ type: z.optional(z.unknown()) })), undefined),
})

describe('the OpenAPI document', () => {
  it('the OpenAPI document describes a body as JSON under its name and, for routes with a file, as a flat form', () => {
    expect(operation('post', '/users')).toMatchObject({
      requestBody: {
        content: {
          'application/json': { schema: { required: ['user'] } },
          'multipart/form-data': {
            schema: {
              properties: {
                email: { type: 'string', format: 'idn-email' },
                'role_ids[]': { type: 'array', items: { type: 'integer' } },
                avatar: { type: 'string', format: 'binary' },
              },
              required: ['email', 'first_name', 'last_name', 'role_ids[]'],
            },
          },
        },
      },
    })
    expect(operation('put', '/users/{id}')).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              properties: {
                avatar: { anyOf: [{ format: 'binary' }, { anyOf: [{ enum: ['_destroy'] }, {}] }] },
              },
            },
          },
        },
      },
    })
    expect(Object.keys(operation('post', '/categories') ?? {})).toContain('requestBody')
    expect(JSON.stringify(operation('post', '/categories'))).not.toContain('multipart/form-data')
  })

  it('the OpenAPI document says how many items a list or a map of a request may have', () => {
    const user = operation('post', '/users')
    expect(user).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { user: { properties: { role_ids: { minItems: 1, maxItems: 100 } } } } },
          },
          'multipart/form-data': { schema: { properties: { 'role_ids[]': { maxItems: 100 } } } },
        },
      },
    })
    expect(operation('put', '/experiences/reorder')).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { properties: { resume_experiences: { type: 'object', maxProperties: 100 } } },
          },
        },
      },
    })
    const requests = Object.values(paths).flatMap((operations) => Object.values(operations))
    const sent = requests.map((described) => z.parse(request, described))
    expect(unboundedIn(sent)).toEqual([])
  })

  it('the OpenAPI document says that a body may also be flat', () => {
    expect(operation('post', '/categories')).toMatchObject({
      description: expect.stringContaining('without `category` around them'),
    })
    expect(operation('post', '/session')).not.toMatchObject({
      description: expect.stringContaining('around'),
    })
  })

  it('the OpenAPI document describes the headers that count notifications', () => {
    expect(operation('get', '/notifications')).toMatchObject({
      responses: {
        200: {
          headers: {
            'X-Unread-Count': { schema: { type: 'integer' } },
            'X-Total-Count': { schema: { type: 'integer' } },
          },
        },
      },
    })
  })

  it('the OpenAPI document describes a picture with its media type', () => {
    expect(operation('get', '/users/{id}/avatar')).toMatchObject({
      responses: { 200: { content: { 'image/jpeg': { schema: { format: 'binary' } } } } },
    })
  })

  it('the OpenAPI document names the types of parameters and the default length of a page', () => {
    expect(operation('get', '/users')).toMatchObject({
      parameters: expect.arrayContaining([
        { name: 'active', in: 'query', required: false, schema: { type: 'boolean' } },
        { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } },
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 },
        },
      ]),
    })
  })
})

it('the OpenAPI document describes the versions of rows with If-Match, ETag and the 409 that holds the present row', () => {
  const tagged = { headers: { ETag: { schema: { type: 'string' } } } }
  expect(operation('patch', '/categories/{id}')).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'If-Match', in: 'header', required: false }),
    ]),
    responses: {
      200: tagged,
      409: {
        content: {
          'application/json': { schema: { allOf: [{}, { properties: { current: { type: 'object' } } }] } },
        },
      },
    },
  })
  expect(operation('post', '/categories')).toMatchObject({ responses: { 201: tagged } })
  expect(JSON.stringify(operation('get', '/categories'))).not.toContain('ETag')
})

it('the API reference is a page without inline scripts, whose policy allows its styles and no foreign content', async () => {
  const response = await api.visitor.inject({ method: 'GET', url: '/api/docs/' })
  expect(response.statusCode).toBe(200)
  expect(response.body).not.toMatch(/<script>(?!<)/)
  const policy = String(response.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).not.toMatch(/https:|validator/)
})

describe('the addresses of the document', () => {
  it.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'])(
    'the OpenAPI document at %s is answered from memory, compressed for clients that accept it',
    async (url) => {
      const plain = await api.app.inject({ url })
      const small = await api.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
      expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
        undefined,
        'gzip',
      ])
      expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(small.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
      const refused = await api.app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } })
      expect(refused.headers['content-encoding']).toBeUndefined()
      const etag = String(plain.headers.etag)
      expect((await api.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
    },
  )

  it('the text of the OpenAPI document is not made again, however many ask for it', async () => {
    const swagger = vi.spyOn(api.app, 'swagger')
    await Promise.all(Array.from({ length: 20 }, () => api.app.inject('/api/openapi.json')))
    expect(swagger).not.toHaveBeenCalled()
    swagger.mockRestore()
  })
})
