import { connect as connectTcp } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { connectCable, identifier } from '../../../test/live/cable-client.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
let url: string
let headers: Record<string, string>
beforeAll(async () => {
  api = await createTestApp({ cableTiming: { pingMs: 100, sessionsMs: 1000, probeMs: 60_000 } })
  url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  headers = { authorization: `Bearer ${await api.tokenOf(await buildUser(api.db))}` }
})
afterAll(() => api.close())

const subscribing = (fields: object) => JSON.stringify({ command: 'subscribe', ...fields })
const deep = (open: string, close: string) => open.repeat(5000) + close.repeat(5000)

const invalid: [string, string | Buffer][] = [
  ['no text', ''],
  ['a blank', ' '],
  ['no JSON', '{"command":'],
  ['a word', 'subscribe'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['a list of commands', `[${subscribing({ identifier })}]`],
  ['an empty object', '{}'],
  ['a text', JSON.stringify(subscribing({ identifier }))],
  ['deep brackets', deep('[', ']')],
  ['deep objects', `${'{"a":'.repeat(2500)}1${'}'.repeat(2500)}`],
  ['no identifier', subscribing({})],
  ['the identifier null', subscribing({ identifier: null })],
  ['a number as identifier', subscribing({ identifier: 7 })],
  ['an object as identifier', subscribing({ identifier: { channel: 'NotificationChannel' } })],
  ['a list as identifier', subscribing({ identifier: [identifier] })],
  ['an unknown command', JSON.stringify({ command: 'destroy', identifier })],
  ['a command in another case', JSON.stringify({ command: 'Subscribe', identifier })],
  ['a command of the prototype', JSON.stringify({ command: 'constructor', identifier })],
  ['the command null', JSON.stringify({ command: null, identifier })],
  ['NUL', '\0'],
  ['bytes', Buffer.from([0, 255, 128, 7])],
  ['a command as bytes', Buffer.from(subscribing({ identifier }))],
]

it.each(invalid)('a frame with %s ends the socket with a reason', async (_, frame) => {
  const client = connectCable(url, headers)
  await client.next({ type: 'welcome' })
  client.socket.send(frame)
  expect(await client.next({ type: 'disconnect' })).toEqual({
    type: 'disconnect',
    reason: 'invalid_request',
    reconnect: false,
  })
  expect(await client.closed).toBe(1000)
})

const harmless: [string, string][] = [
  [
    'unknown fields',
    JSON.stringify({ command: 'subscribe', identifier, __proto__: null, data: { a: 1 }, more: [] }),
  ],
  [
    'a message to the channel',
    JSON.stringify({ command: 'message', identifier, data: '{"action":"destroy_all"}' }),
  ],
  [
    'the end of a subscription that is none',
    JSON.stringify({ command: 'unsubscribe', identifier: 'nothing' }),
  ],
  ['a channel of the prototype', subscribing({ identifier: '{"channel":"__proto__"}' })],
  [
    'an identifier that pollutes',
    subscribing({ identifier: '{"__proto__":{"channel":"NotificationChannel"}}' }),
  ],
  ['the identifier __proto__', subscribing({ identifier: '__proto__' })],
  ["another person's id", subscribing({ identifier: '{"channel":"NotificationChannel","user_id":1}' })],
  ['a long identifier', subscribing({ identifier: 'x'.repeat(16_000) })],
]

it.each(harmless)('a frame with %s leaves the socket working', async (_, frame) => {
  const client = connectCable(url, headers)
  await client.next({ type: 'welcome' })
  client.send(frame)
  client.send({ command: 'subscribe', identifier })
  expect(await client.next({ identifier, type: 'confirm_subscription' })).toBeDefined()
  client.socket.terminate()
})

it('a message of more than 16 kB ends the socket', async () => {
  const client = connectCable(url, headers)
  await client.next({ type: 'welcome' })
  client.send(subscribing({ identifier: 'x'.repeat(16_400) }))
  expect(await client.closed).toBe(1009)
})

it.each([
  ['a frame without a mask', Buffer.from([0x81, 0x01, 0x41])],
  ['an unknown opcode', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
  ['a length of 2^63', Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])],
  ['HTTP', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
])('%s from a client ends the connection', async (_, bytes) => {
  const { hostname, port } = new URL(url)
  const connection = connectTcp(Number(port), hostname)
  connection.write(
    `GET /cable HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nAuthorization: ${headers.authorization}\r\n\r\n`,
  )
  const ended = new Promise((resolve) => connection.once('close', resolve))
  connection.once('data', () => connection.write(bytes))
  connection.on('error', () => {})
  await ended
})

it.each([
  ['no key', ''],
  ['an old version', 'Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'],
  ['a short key', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAA\r\n'],
])('a WebSocket handshake with %s is refused as a bad request', async (_, lines) => {
  const { hostname, port } = new URL(url)
  const connection = connectTcp(Number(port), hostname)
  connection.write(
    `GET /cable HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${lines}\r\n`,
  )
  let answer = ''
  for await (const chunk of connection) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
})

it('a client that does not read is disconnected, and the others are still served', async () => {
  const { adminUser, ask, remove } = await someoneOnLeave(api)
  const token = await api.tokenOf(adminUser)
  const client = connectCable(url, { authorization: `Bearer ${token}` })
  const reader = connectCable(url, { authorization: `Bearer ${token}` })
  await reader.subscribe()
  await client.next({ type: 'welcome' })
  client.socket.pause()
  // Each answer repeats the identifier, and the client does not read the answers.
  const long = JSON.stringify({ channel: 'NotificationChannel', padding: 'x'.repeat(15_000) })
  const frame = JSON.stringify({ command: 'subscribe', identifier: long })
  const sent = () => new Promise<boolean>((resolve) => client.socket.send(frame, (error) => resolve(!error)))
  while (await sent());
  client.socket.resume()
  expect(await client.closed).toBe(1006)
  const { data } = await ask({ request_type: 'day_off', start_date: '2025-03-14' })
  expect((await reader.next({ identifier })).message).toMatchObject({ message: 'asked for leave' })
  await remove(data.id)
  reader.socket.terminate()
})

it('the server still answers after the hostile frames', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
