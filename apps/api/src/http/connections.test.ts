import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { maxConnectionsFor, openFileLimit } from './connections.ts'

const maxConnections = 5

let api: TestApp
let port: number
beforeAll(async () => {
  api = await createTestApp({ maxConnections })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => api.close())

describe('the connections of the server', () => {
  it('the number of connections is limited to half of the files that the process may open', () => {
    expect(openFileLimit()).toBeGreaterThan(0)
    expect(maxConnectionsFor(1024)).toBe(512)
    expect(maxConnectionsFor(undefined)).toBeUndefined()
  })

  it('connections above the limit are closed at once, and those below it are answered', async () => {
    const open = async () => {
      const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {})
      await once(socket, 'connect')
      return socket
    }
    const kept: Socket[] = []
    while (kept.length < maxConnections) kept.push(await open())
    const refused = await open()
    await once(refused, 'close')
    const answers = kept.map((socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: portal\r\nConnection: close\r\n\r\n')
      return text(socket)
    })
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })
})
