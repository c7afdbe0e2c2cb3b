import { connect } from 'node:net'
import { errorEnvelope } from '@portal/contract/shared/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildManager } from '../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

let address: Promise<string> | undefined
const listening = () => {
  address ??= api.app.listen({ port: 0, host: '127.0.0.1' })
  return address
}

async function sendBytes(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(text)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  return answer
}

const json = { 'content-type': 'application/json' }
const post = (payload: string, headers: Record<string, string> = json) =>
  manager.inject({ method: 'POST', url: '/api/v1/categories', payload, headers })

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('a request that cannot be read', () => {
  it.each([
    ['broken JSON', () => post('{"category":'), 400],
    ['a prototype in disguise', () => post('{"category":{"name":"x","__proto__":{"a":1}}}'), 400],
    ['no JSON object', () => post('[]'), 422],
    ['an empty body', () => post(''), 422],
    [
      'another media type',
      () => post('name=x', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    ['plain text', () => post('name', { 'content-type': 'text/plain' }), 415],
    ['more than a megabyte', () => post(JSON.stringify({ name: 'x'.repeat(1_100_000) })), 413],
    ['an unknown address', () => manager.inject({ method: 'GET', url: '/api/v1/unknown' }), 404],
    [
      'an unknown address outside the version',
      () => manager.inject({ method: 'GET', url: '/api/unknown' }),
      404,
    ],
    [
      'a method that the address lacks',
      () => manager.inject({ method: 'PATCH', url: '/api/v1/categories' }),
      404,
    ],
    [
      'an id longer than any',
      () => manager.inject({ method: 'DELETE', url: `/api/v1/categories/${'9'.repeat(5000)}` }),
      404,
    ],
    ['a broken address', () => manager.inject({ method: 'GET', url: '/api/v1/users/%E0%A4%A' }), 400],
    [
      'a NUL in the address',
      () => manager.inject({ method: 'GET', url: '/api/v1/categories?name=a%00b' }),
      400,
    ],
    ['a NUL in the path', () => manager.inject({ method: 'GET', url: '/api/v1/users/a%00b' }), 400],
    ['a NUL in the body', () => post('{"name":"a\\u0000b"}'), 422],
    ['a NUL in a name within the body', () => post('{"name":"a","more":[{"b\\u0000":1}]}'), 422],
    ['JSON nested deeper than any stack', () => post(`{"name":${nested(100_000)}}`), 422],
  ])('a request with %s is refused in the error envelope', async (_, send, status) => {
    const response = await send()
    expect(response.statusCode).toBe(status)
    const envelope = z.parse(errorEnvelope, response.json())
    expect(envelope).toMatchObject({ statusCode: status, error: envelope.message })
    expect(envelope.messages.length).toBeGreaterThan(0)
    expect(envelope.code).toMatch(/^[a-z_]+\.[a-z_]+$/)
    expect(response.headers['content-type']).toContain('application/json')
  })
})

const beyond = '99999999999'

it('an id above the integers of the database matches no row in an address, and is refused in a body', async () => {
  const { inject } = manager
  expect((await inject({ method: 'GET', url: `/api/v1/projects/${beyond}` })).statusCode).toBe(404)
  expect((await inject({ method: 'GET', url: `/api/v1/users/${beyond}` })).statusCode).toBe(404)
  const found = await inject({ method: 'GET', url: `/api/v1/contracts?user_id=${beyond}` })
  expect(found.json()).toMatchObject({ contracts: [], count: 0 })
  const inventory = { name: 'Mouse', profile_id: Number(beyond) }
  const refused = await inject({ method: 'POST', url: '/api/v1/inventories', payload: { inventory } })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['profile_id']])
})

it.each([
  ['a line without sense', 'NONSENSE\r\n\r\n', 400],
  ['a header without a colon', 'GET /api/v1/session HTTP/1.1\r\nHost: portal\r\nnonsense\r\n\r\n', 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: a\r\nHOST: b\r\n\r\n', 400],
  ['the same host twice', `GET / HTTP/1.1\r\n${'Host: a\r\n'.repeat(2)}\r\n`, 400],
  [
    'two hosts for the live channel',
    'GET /cable HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    400,
  ],
  ['no version', 'GET /healthz\r\n\r\n', 400],
  ['a version from the future', 'GET /healthz HTTP/2.0\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: portal\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('input that is not HTTP is refused in the error envelope: %s', async (_, text, status) => {
  const { port } = new URL(await listening())
  const answer = await sendBytes(Number(port), text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  const envelope = z.parse(errorEnvelope, JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))))
  expect(envelope.statusCode).toBe(status)
  expect(envelope.message).not.toBe('')
})

it('an old client may speak HTTP 1.0, without a host', async () => {
  const { port } = new URL(await listening())
  expect(await sendBytes(Number(port), 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
})

it('a request that never arrives completely has a time limit', async () => {
  await listening()
  expect(api.app.server.requestTimeout).toBe(120_000)
  expect(api.app.server.headersTimeout).toBeLessThanOrEqual(60_000)
})

describe('input that clients write in several ways', () => {
  it('a body is accepted flat or wrapped, without unknown fields', async () => {
    expect((await post('{"name":"Flat","admin":true}')).statusCode).toBe(201)
    expect((await post('{"category":{"name":"Wrapped","id":7},"x":1}')).statusCode).toBe(201)
  })

  it('a query parameter may be named like a property of every object', async () => {
    await post('{"name":"Odd query"}')
    const url = '/api/v1/categories?__proto__=1&__proto__=2&constructor=x&hasOwnProperty[]=y&name=odd'
    const response = await manager.inject({ method: 'GET', url })
    expect(response.json()).toMatchObject([{ name: 'Odd query' }])
  })

  it('a DELETE may have a content type and no body', async () => {
    const response = await manager.inject({
      method: 'DELETE',
      url: '/api/v1/categories/999999',
      headers: json,
    })
    expect(response.statusCode).toBe(404)
  })
})

describe('the properties of every answer', () => {
  it('every answer has a request id and headers that forbid foreign scripts, frames and type sniffing', async () => {
    const { headers } = await api.visitor.inject({ method: 'GET', url: '/api/v1/portal' })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('every answer of the API, refusals included, forbids caches', async () => {
    for (const client of [manager, api.visitor]) {
      const { headers } = await client.inject({ method: 'GET', url: '/api/v1/session' })
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('the health checks need no session', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const response = await api.visitor.inject({ method: 'GET', url })
      expect([url, response.statusCode]).toEqual([url, 200])
    }
  })

  it('an answer to a failure hides its cause, which is logged with the request id', async () => {
    const broken = await createTestApp()
    const client = await broken.as(await buildManager(broken.db))
    await broken.db.execute('drop table categories cascade')
    const response = await client.inject({ method: 'GET', url: '/api/v1/categories' })
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      statusCode: 500,
      code: 'server.internal',
      facts: {},
      error: 'Something went wrong on the server',
      message: 'Something went wrong on the server',
      messages: ['Something went wrong on the server'],
      errors: {},
      codes: {},
      request_id: response.headers['x-request-id'],
    })
    await broken.close()
  })

  it('calls and the readiness check are 503 once the database is closed', async () => {
    const broken = await createTestApp()
    const client = await broken.as(await buildManager(broken.db))
    await broken.database.close()
    const response = await client.inject({ method: 'GET', url: '/api/v1/categories' })
    expect(response.statusCode).toBe(503)
    expect(response.json().code).toBe('server.database_unavailable')
    expect((await client.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503)
    const cookie = `portal_session=${'x'.repeat(43)}`
    const asked = await broken.visitor.inject({ url: '/api/v1/session', headers: { cookie } })
    // The cookie stays, because the server cannot know whether its session has ended.
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([503, undefined])
    await broken.close()
  })
})
