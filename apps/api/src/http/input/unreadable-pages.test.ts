import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { readablePage } from './unclear-request.ts'

const page = '<!doctype html><title>Staff portal</title>'

let directory: string
let api: TestApp
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await writeFile(join(directory, 'index.html'), page)
  api = await createTestApp({ webDirectory: directory })
})
afterAll(async () => {
  await api.close()
  await rm(directory, { recursive: true })
})

it.each([
  ['/invitation/token%', '/invitation/token%25'],
  ['/reset-password/token%C2', '/reset-password/token%25C2'],
  ['/cv/%ZZ?tab=courses', '/cv/%25ZZ?tab=courses'],
  ['//other.test/%', '/other.test/%25'],
])('a visitor who opens %s, which cannot be read, is led to %s and gets the page', async (url, readable) => {
  const headers = { accept: 'text/html' }
  const led = await api.visitor.inject({ url, headers })
  expect([led.statusCode, led.headers.location]).toEqual([302, readable])
  const answer = await api.visitor.inject({ url: readable, headers })
  expect([answer.statusCode, answer.body]).toEqual([200, page])
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

it('a call of the API that cannot be read is refused', async () => {
  const answer = await api.visitor.inject({ url: '/api/v1/invitations/token%' })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.malformed'])
})

it.each(['/', '/cv/%D0%BE%D0%BB?tab=%', '/api/v1/invitations/token%'])(
  'the address %s stays as it was sent',
  (url) => {
    expect(readablePage({ url })).toBe(url)
  },
)
