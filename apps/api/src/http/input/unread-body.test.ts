import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { errorEnvelope } from '@portal/contract/shared/errors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

const megabyte = 1024 * 1024
/** These bytes are more than any limit, the rest that is still read and the buffers of a local connection together. */
const sentAtMost = 64 * megabyte
const takenAtMost = 16 * megabyte

let api: TestApp
let port: number
let session: string
let userId: number
/** These sockets are the server's ends of the connections. */
const accepted: Socket[] = []
beforeAll(async () => {
  api = await createTestApp()
  const manager = await buildManager(api.db)
  userId = (await buildUser(api.db)).id
  session = await api.tokenOf(manager)
  api.app.server.on('connection', (socket) => accepted.push(socket))
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => api.close())

const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`
const field = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`
const inChunks = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

type Request = { line: string; type: string; start?: string; bearer?: string }

const drained = (connection: Socket) => new Promise((resolve) => connection.once('drain', resolve))

/** Sends a chunked body without end, and resolves with the answer and the bytes that the server took when it closes. */
async function sendForEver({ line, type, start = '', bearer = session }: Request) {
  const connection = connect({ port, host: '127.0.0.1' })
  const acceptedSocket = once(api.app.server, 'connection')
  let answer = ''
  connection.on('data', (data) => {
    answer += String(data)
  })
  // The server resets the connection when it closes while bytes are still arriving.
  connection.on('error', () => {})
  const closed = new Promise((resolve) => connection.once('close', resolve))
  const head = [`${line} HTTP/1.1`, 'Host: portal', `Content-Type: ${type}`, 'Transfer-Encoding: chunked']
  connection.write(`${[...head, `Authorization: Bearer ${bearer}`].join('\r\n')}\r\n\r\n`)
  if (start) connection.write(inChunks(start))
  const [server] = await acceptedSocket
  const serverClosed = once(server, 'close')
  for (let sent = 0; sent < sentAtMost && !connection.destroyed; sent += chunk.length) {
    if (!connection.write(chunk)) await Promise.race([drained(connection), closed])
  }
  await serverClosed
  connection.destroy()
  await closed
  return { answer, takenBytes: server.bytesRead }
}

const form = 'multipart/form-data; boundary=x'
const file = `${field('avatar')}; filename="a.png"\r\n\r\n`
const user = () => `PUT /api/v1/users/${userId}`
it.each([
  ['a picture', () => ({ line: user(), type: form, start: file }), 413],
  [
    'a file that nobody asked for',
    () => ({ line: user(), type: form, start: file.replace('avatar', 'other') }),
    413,
  ],
  ['a part without a type', () => ({ line: user(), type: form, start: '--x\r\nA: b\r\n\r\n' }), 413],
  ['text before the first part', () => ({ line: user(), type: form }), 413],
  ['a field', () => ({ line: user(), type: form, start: `${field('position')}\r\n\r\n` }), 413],
  ['JSON', () => ({ line: 'POST /api/v1/categories', type: 'application/json', start: '{"name":"' }), 413],
  ['a body of another type', () => ({ line: 'POST /api/v1/categories', type: 'text/plain' }), 415],
  ['a body without a session', () => ({ line: user(), type: form, start: file, bearer: 'none' }), 401],
  ['a body for an unknown address', () => ({ line: 'POST /api/v1/unknown', type: 'text/plain' }), 404],
  ['a body for a broken address', () => ({ line: 'POST /api/v1/%E0%A4%A', type: 'text/plain' }), 400],
  ['the body of a reading request', () => ({ line: 'GET /api/v1/portal', type: 'text/plain' }), 200],
])(
  'input without end is not read after its limit, and the connection is closed after the answer: %s',
  async (_, request, status) => {
    const { answer, takenBytes } = await sendForEver(request())
    expect(takenBytes).toBeLessThan(takenAtMost)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/^connection: close\r$/im)
    if (status === 200) return
    const envelope = z.parse(errorEnvelope, JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))))
    expect(envelope.statusCode).toBe(status)
  },
)

it('a body that ends but is refused leaves the connection open for the next request', async () => {
  const connection = connect({ port, host: '127.0.0.1' })
  const body = `${field('position')}\r\n\r\n${'x'.repeat(100_000)}\r\n${field('avatar')}; filename="a.png"\r\n\r\n${'x'.repeat(2 * megabyte)}\r\n--x--\r\n`
  const head = (line: string) => `${line} HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${session}\r\n`
  connection.write(
    `${head(`PUT /api/v1/users/${userId}`)}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  connection.write(`${head('GET /healthz')}Connection: close\r\n\r\n`)
  let answers = ''
  for await (const data of connection) answers += String(data)
  expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})
