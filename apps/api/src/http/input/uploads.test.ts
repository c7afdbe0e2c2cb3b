import { errorEnvelope } from '@portal/contract/shared/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let url: string
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  url = `/api/v1/users/${(await buildUser(api.db)).id}`
})
afterAll(() => api.close())

const send = (payload: string, type = 'multipart/form-data; boundary=x') =>
  manager.inject({ method: 'PUT', url, headers: { 'content-type': type }, payload })

/** Returns a part of a form with these parameters of its Content-Disposition. */
const part = (parameters: string, value = '1', type = '') =>
  `--x\r\nContent-Disposition: form-data${parameters}\r\n${type && `Content-Type: ${type}\r\n`}\r\n${value}\r\n`
const end = '--x--\r\n'
const nested = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: file; filename="a.png"\r\n\r\n1\r\n--${boundary}--`

describe('forms of odd shapes', () => {
  it.each([
    ['without its boundary in the body', 'position=Lead', 400],
    ['that is empty but for its end', end, 200],
    ['that breaks off in a field', '--x\r\nContent-Disposition: form-data; name="position"\r\n\r\nLe', 400],
    ['that breaks off in a file', part('; name="avatar"; filename="a.png"'), 400],
    ['that breaks off in the head of a part', '--x\r\nContent-Disposition: form-da', 400],
    ['that breaks off in a part that is skipped', '--x\r\nContent-Disposition: attachment\r\n\r\n1', 400],
    ['with a prototype in disguise', part('; name="__proto__"') + end, 400],
    ['with a prototype in disguise as a file', part('; name="constructor"; filename="a"') + end, 400],
    ['with a field without a name', part('') + end, 400],
    ['with a field of an empty name', part('; name=""') + end, 400],
    ['with a file without a name', part('; filename="a.png"') + end, 400],
    ['with a nameless part by its type', part('', '1', 'application/octet-stream') + end, 400],
    [
      'with a form within a file',
      part('; name="avatar"', nested('y'), 'multipart/mixed; boundary=y') + end,
      422,
    ],
    ['with a form within a field, in its own boundary', part('; name="position"', nested('x')) + end, 200],
    [
      'with a field that says it is JSON and is not',
      part('; name="position"', '{', 'application/json') + end,
      400,
    ],
    ['with a field that holds JSON', part('; name="position"', '{"a":1}', 'application/json') + end, 422],
    ['with a file that has an empty name and no bytes', part('; name="avatar"; filename=""', '') + end, 200],
    ['with a file that has an empty name and is no picture', part('; name="avatar"; filename=""') + end, 422],
    ['with the same field twice', part('; name="position"').repeat(2) + end, 422],
    ['with a NUL', part('; name="position"', 'a\0b') + end, 422],
    ['with a field of 100 kB', part('; name="position"', 'a'.repeat(100_000)) + end, 413],
    ['with 150 fields', part('; name="a"').repeat(150) + end, 413],
    ['with 1,000 fields', part('; name="a"').repeat(1000) + end, 413],
    ['with 1,000 files', part('; name="a"; filename="a"').repeat(1000) + end, 413],
    ['with 1,000 parts that are skipped', '--x\r\nA: b\r\n\r\n1\r\n'.repeat(1000) + end, 413],
    ['with a head of 100 kB', `--x\r\nContent-Disposition: ${'a'.repeat(100_000)}\r\n\r\n1\r\n${end}`, 200],
  ])(
    'a form %s is refused in the error envelope, or read without what the parser skips',
    async (_, payload, status) => {
      const response = await send(payload)
      expect(response.statusCode).toBe(status)
      if (status !== 200) expect(z.parse(errorEnvelope, response.json()).statusCode).toBe(status)
    },
  )

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=""'])(
    'a form with the type %s is refused in the error envelope',
    async (type) => {
      const response = await send(part('; name="position"') + end, type)
      expect(response.statusCode).toBe(400)
      expect(z.parse(errorEnvelope, response.json()).code).toBe('request.malformed')
    },
  )
})
