import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { session } from '@portal/contract/accounts/session'
import { afterEach, describe, expect, it } from 'vitest'
import { findNginx, type Nginx, startNginx } from '../../../../../tools/servers/nginx.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { connectCable, refusalOf } from '../../../test/live/cable-client.ts'
import { trustedProxies } from '../../config/trusted-proxies.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'

const binary = findNginx() ?? ''
/** The tests need Linux, where a visitor can come from another loopback address of this machine. */
const canRun = binary !== '' && process.platform === 'linux'
const visitor = '127.0.0.5'

let api: TestApp | undefined
const proxies: Nginx[] = []
afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.stop()
  await api?.close()
  api = undefined
})

/** docs/operations.md recommends these lines. */
const documented = [
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Host $http_host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
]

/** Starts a portal behind one nginx for each list of lines. The visitor meets the first one. */
async function portalBehind(trustProxy: string, ...locations: (readonly string[])[]) {
  api = await createTestApp({ trustProxy: trustedProxies(trustProxy) })
  let port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
  for (const lines of locations.toReversed()) {
    const proxy = await startNginx(binary, port, lines)
    proxies.push(proxy)
    port = proxy.port
  }
  return { api, port }
}

type Call = { method?: string; path?: string; headers?: Record<string, string>; body?: object }

async function send(port: number, { method = 'POST', path = '/api/v1/session', headers, body }: Call) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const content = body === undefined ? undefined : JSON.stringify(body)
  const json = content === undefined ? {} : { 'content-type': 'application/json' }
  const options = { host: '127.0.0.1', port, localAddress: visitor, agent: false }
  request({ ...options, method, path, headers: { ...json, ...headers } }, resolve)
    .on('error', reject)
    .end(content)
  const answer = await promise
  await text(answer)
  return answer.statusCode
}

const guess = (port: number, pretended: string, email = 'nobody@portal.test') =>
  send(port, {
    body: { session: { email, password: 'wrong' } },
    headers: { 'x-forwarded-for': pretended },
  })

const addresses = async ({ db }: TestApp) =>
  (await db.select({ address: loginFailures.address }).from(loginFailures)).map(({ address }) => address)

describe.skipIf(!canRun)(`behind nginx${canRun ? '' : ' (NOT RUN: no nginx on this machine)'}`, () => {
  it.each([
    ['one, trusted by number', '1', 1],
    ['one, trusted by its address', '127.0.0.1', 1],
    ['two in a row, trusted by number', '2', 2],
    ['two in a row, trusted by their address', '127.0.0.1', 2],
  ])('a visitor cannot choose an address behind proxies: %s', async (_, trustProxy, count) => {
    const locations = Array.from({ length: count }, () => documented)
    const { api, port } = await portalBehind(trustProxy, ...locations)
    for (let failure = 1; failure <= 10; failure += 1) {
      expect(await guess(port, `198.51.100.${failure}`)).toBe(401)
    }
    expect(await guess(port, '198.51.100.11')).toBe(429)
    expect(await guess(port, '198.51.100.12, 127.0.0.1')).toBe(429)
    expect(new Set(await addresses(api))).toEqual(new Set([visitor]))
  })

  it('the live channel works behind nginx, and a foreign origin is refused', async () => {
    const upgrade = [
      'proxy_http_version 1.1;',
      'proxy_set_header Upgrade $http_upgrade;',
      'proxy_set_header Connection "upgrade";',
    ]
    const { api, port } = await portalBehind('loopback', [...documented, ...upgrade])
    const cookie = `portal_session=${await api.tokenOf(await buildUser(api.db))}`
    const connect = (origin: string) => connectCable(`http://127.0.0.1:${port}`, { cookie, origin })
    const client = connect(`http://127.0.0.1:${port}`)
    expect(await client.subscribe()).toMatchObject({ type: 'confirm_subscription' })
    client.socket.close()
    expect(await refusalOf(connect('https://evil.test'))).toEqual([403, 'session.foreign_origin'])
  })

  it('texts that are no address are ignored from a proxy that forwards whatever it is sent', async () => {
    const { api, port } = await portalBehind('1', ['proxy_set_header X-Forwarded-For $http_x_forwarded_for;'])
    expect(await guess(port, "unknown'); drop table users")).toBe(401)
    expect(await guess(port, '198.51.100.7:4711', 'another@portal.test')).toBe(401)
    expect(await addresses(api)).toEqual(['127.0.0.1', '198.51.100.7'])
  })

  it.each(['0', '10.0.0.0/8'])(
    'nothing is believed from a proxy outside TRUST_PROXY=%s',
    async (trustProxy) => {
      const { api, port } = await portalBehind(trustProxy, documented)
      expect(await guess(port, '198.51.100.1')).toBe(401)
      expect(await addresses(api)).toEqual(['127.0.0.1'])
    },
  )

  it.each([
    ['127.0.0.1', 'https://visited.test', 404],
    ['127.0.0.1', 'http://visited.test', 403],
    ['127.0.0.1', 'https://evil.test', 403],
    ['10.0.0.0/8', 'https://visited.test', 403],
  ])(
    'host and protocol are believed as the address is: with TRUST_PROXY=%s the origin %s gets %d',
    async (trustProxy, origin, status) => {
      const { api, port } = await portalBehind(trustProxy, [
        'proxy_set_header Host internal.test;',
        'proxy_set_header X-Forwarded-Host $http_host;',
        'proxy_set_header X-Forwarded-Proto https;',
      ])
      const { email } = await buildUser(api.db)
      const body = { session: { email, password: testPassword } }
      const { token } = (await api.visitor.call(session.create, { body })).data
      const headers = { origin, host: 'visited.test', cookie: `portal_session=${token}` }
      expect(await send(port, { method: 'DELETE', path: '/api/v1/records/1', headers })).toBe(status)
      // A client that reaches the portal directly is not believed, unless its own address is trusted.
      const direct = Number(new URL(api.app.listeningOrigin).port)
      const pretended = {
        ...headers,
        host: 'internal.test',
        'x-forwarded-host': 'evil.test',
        origin: 'https://evil.test',
      }
      expect(await send(direct, { method: 'DELETE', path: '/api/v1/records/1', headers: pretended })).toBe(
        403,
      )
    },
  )
})
