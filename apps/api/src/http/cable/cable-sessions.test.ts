import { passwords } from '@portal/contract/accounts/passwords'
import { users } from '@portal/contract/users'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser } from '../../../test/factories/user.ts'
import { bearer, type CableApp, createCableApp } from '../../../test/live/cable-app.ts'
import { refusalOf } from '../../../test/live/cable-client.ts'

let cable: CableApp
let api: TestApp
beforeAll(async () => {
  cable = await createCableApp()
  api = cable.api
})
afterEach(() => cable.endSockets())
afterAll(() => api.close())

describe('a handshake', () => {
  it.each([
    ['without a session', {}],
    ['with the token of no session', bearer('none')],
    ['with an unreadable header', { authorization: 'Basic YTpi' }],
  ])(
    'a WebSocket handshake %s is told that it is unauthorized and must not be repeated',
    async (_, headers) => {
      const client = cable.connect(headers)
      expect(await client.next({})).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false })
      expect(await client.closed).toBe(1000)
    },
  )

  it.each(['https://evil.test', 'null', 'http://portal.test.evil.test', 'http://portal.test:8080'])(
    'a WebSocket handshake from the origin %s is refused, whatever session it has',
    async (origin) => {
      const token = await api.tokenOf(await buildUser(api.db))
      const sessions: Record<string, string>[] = [{ cookie: `portal_session=${token}` }, bearer(token), {}]
      for (const headers of sessions) {
        expect(await refusalOf(cable.connect({ ...headers, origin }))).toEqual([
          403,
          'session.foreign_origin',
        ])
      }
    },
  )

  it('a WebSocket handshake that offers only other subprotocols is refused', async () => {
    const token = await api.tokenOf(await buildUser(api.db))
    const client = cable.connect(bearer(token), { protocols: ['actioncable-unsupported', 'graphql-ws'] })
    expect(await refusalOf(client)).toEqual([400, 'cable.protocol'])
  })

  it('a WebSocket handshake beyond thirty sockets of one person is refused, and accepted again when one is closed', async () => {
    const token = await api.tokenOf(await buildUser(api.db))
    const open = Array.from({ length: 30 }, () => cable.connect(bearer(token)))
    await Promise.all(open.map((client) => client.next({ type: 'welcome' })))
    expect(await refusalOf(cable.connect(bearer(token)))).toEqual([429, 'cable.too_many'])
    open[0]?.socket.close()
    await open[0]?.closed
    expect(await cable.connect(bearer(token)).next({})).toEqual({ type: 'welcome' })
  })

  it('an ordinary request to the live channel is told what to send', async () => {
    const response = await fetch(`${cable.url}/cable`)
    expect([response.status, await response.text()]).toEqual([
      426,
      expect.stringContaining('cable.not_a_socket'),
    ])
  })

  it('a WebSocket handshake at another address is treated as an ordinary request', async () => {
    expect(await refusalOf(cable.connect({}, { path: '/api/v1/session' }))).toEqual([401, 'session.missing'])
  })
})

describe('the end of a socket', () => {
  const unauthorized = { type: 'disconnect', reason: 'unauthorized', reconnect: false }

  it('a live socket ends when its person signs out, and those of their other sessions stay', async () => {
    const user = await buildUser(api.db)
    const token = await api.tokenOf(user)
    const [client, other] = [cable.connect(bearer(token)), await cable.connectAs(user)]
    await Promise.all([client.subscribe(), other.subscribe()])
    await api.app.inject({ method: 'DELETE', url: '/api/v1/session', headers: bearer(token) })
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
    expect(await client.closed).toBe(1000)
    await other.next({ type: 'ping' })
    expect(other.frames.some(({ type }) => type === 'disconnect')).toBe(false)
  })

  it.each([
    ['is deactivated', { active: false }],
    ['is deactivated with the contracts ended', { active: false, end_contracts: true }],
  ])('a live socket ends when its person %s', async (_, user) => {
    const person = await buildUser(api.db)
    const client = await cable.connectAs(person)
    await client.subscribe()
    const admin = await api.as(await buildAdmin(api.db))
    await admin.call(users.update, { params: { id: person.id }, body: { user } })
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
  })

  it('a live socket ends when an admin sets its person’s password', async () => {
    const person = await buildUser(api.db)
    const client = await cable.connectAs(person)
    await client.subscribe()
    const admin = await api.as(await buildAdmin(api.db))
    const body = { user: { password: 'another one' } }
    await admin.call(passwords.change, { params: { id: person.id }, body })
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
  })

  it('there is none for a person who must set up a second factor first', async () => {
    const strict = await createCableApp({ factorDuty: { rule: 'everyone', from: undefined } })
    const client = await strict.connectAs(await buildUser(strict.api.db))
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
    strict.endSockets()
    await strict.api.close()
  })

  it('a live socket ends on the day from which its person must have a second factor', async () => {
    const strict = await createCableApp({ factorDuty: { rule: 'everyone', from: '2025-03-13' } })
    const client = await strict.connectAs(await buildUser(strict.api.db))
    await client.subscribe()
    strict.api.setNow('2025-03-13T10:00:00Z')
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
    strict.endSockets()
    await strict.api.close()
  })

  it('a live socket ends when its session expires', async () => {
    const client = await cable.connectAsSomeone()
    await client.subscribe()
    api.setNow('2025-05-12T10:00:00Z')
    expect(await client.next({ type: 'disconnect' })).toEqual(unauthorized)
    api.setNow('2025-03-12T10:00:00Z')
  })

  it('a live socket stays when its person changes the own password', async () => {
    const person = await buildUser(api.db)
    const token = await api.tokenOf(person)
    const client = cable.connect(bearer(token))
    await client.subscribe()
    const changed = await api.app.inject({
      method: 'PATCH',
      url: `/api/v1/users/${person.id}`,
      headers: bearer(token),
      payload: { user: { password: 'another one' } },
    })
    expect(changed.statusCode).toBe(200)
    for (const _ of [1, 2, 3]) await client.next({ type: 'ping' })
    expect(client.frames.some(({ type }) => type === 'disconnect')).toBe(false)
  })

  it('a live socket ends when its client answers no ping', async () => {
    const other = await createCableApp({ probeMs: 100 })
    const token = await other.api.tokenOf(await buildUser(other.api.db))
    const client = other.connect(bearer(token), { autoPong: false })
    expect(await client.closed).toBe(1006)
    await other.api.close()
  })

  it('a live socket ends when the server stops, which tells the client to connect again', async () => {
    const other = await createCableApp()
    const client = await other.connectAsSomeone()
    await client.subscribe()
    const [frame] = await Promise.all([client.next({ type: 'disconnect' }), other.api.close()])
    expect(frame).toEqual({ type: 'disconnect', reason: 'server_restart', reconnect: true })
    expect(await client.closed).toBe(1000)
  })
})
