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

it.each(['/invitation/token%', '/reset-password/token%C2', '/cv/%ZZ?tab=courses', '/requests%E0%A4%A'])(
  'a visitor who opens %s, which cannot be read, gets the page',
  async (url) => {
    const answer = await api.visitor.inject({ url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.body]).toEqual([200, page])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  },
)

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
