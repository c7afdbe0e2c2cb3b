import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buildManager } from '../../test/factories/user.ts'

type LogLine = { level: number; msg: string }

const lines: LogLine[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    lines.push(JSON.parse(String(line)))
    done()
  },
})
const infoLevel = 30

let api: TestApp
let port: number
let session: string
beforeAll(async () => {
  api = await createTestApp({ logger: { level: 'info', stream } })
  session = await api.tokenOf(await buildManager(api.db))
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => api.close())

it.each([
  ['JSON', 'POST /api/v1/categories', 'application/json', '{"name":'],
  ['a form', 'PUT /api/v1/users/1', 'multipart/form-data; boundary=x', '--x\r\n'],
])('a client that hangs up in the middle of %s is not logged as a failure', async (_, line, type, start) => {
  const isRead = once(api.app.server, 'request')
  const connection = connect({ port, host: '127.0.0.1' })
  connection.write(
    `${line} HTTP/1.1\r\nHost: portal\r\nAuthorization: Bearer ${session}\r\nContent-Type: ${type}\r\nContent-Length: 99\r\n\r\n${start}`,
  )
  const [, response] = await isRead
  const isClosed = once(response, 'close')
  connection.destroy()
  await isClosed
  await fetch(`http://127.0.0.1:${port}/healthz`)
  expect(lines.filter(({ level }) => level > infoLevel)).toEqual([])
})
