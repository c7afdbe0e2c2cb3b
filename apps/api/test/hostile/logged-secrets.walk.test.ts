import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiPrefix } from '@portal/contract/shared/route'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { descriptors } from '../descriptors.ts'

const pages = [
  '/cv/:slug',
  '/invitation/:token',
  '/reset-password/:token',
  '/resumes/:userSlug/:cvId/preview',
]
const addresses = [
  ...new Set(
    [...pages, ...descriptors.map(({ url }) => `${apiPrefix}${url}`)].filter((url) => url.includes('/:')),
  ),
]

/** A token of a link, and the slug of a CV, which is shorter. */
const secrets = ['Zx81kq-PVm_2TyLw09aBcDeFgHiJkLmNoPqRsTuVwXy', 'qa-k3v9x2m7qz']

const percentCoded = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')

/** Other ways to write an address, with one secret in each of its parts that are not named. */
const spellings: readonly ((pattern: string, secret: string) => string)[] = [
  (pattern, secret) => filled(pattern, secret),
  (pattern, secret) => `/${filled(pattern, secret)}`,
  (pattern, secret) => filled(pattern, secret).replaceAll('/', '//'),
  (pattern, secret) => filled(pattern.toUpperCase(), secret),
  (pattern, secret) => `${filled(pattern, secret)}/`,
  (pattern, secret) => `${filled(pattern, secret)}.`,
  (pattern, secret) => `${filled(pattern, secret)}%3E`,
  (pattern, secret) => `${filled(pattern, secret)};a`,
  (pattern, secret) => `${filled(pattern, secret)}%`,
  (pattern, secret) => `${filled(pattern, secret)}\\..`,
  (pattern, secret) => `/.${filled(pattern, secret)}`,
  (pattern, secret) => `/x${filled(pattern, secret)}`,
  (pattern, secret) => `/?to=${filled(pattern, secret)}`,
  (pattern, secret) => filled(pattern, percentCoded(secret)),
  (pattern, secret) => filled(pattern.replace('i', '%69'), secret),
  (_, secret) => `/${secret}`,
]
const filled = (pattern: string, secret: string) => pattern.replaceAll(/:[a-z]+/gi, secret)

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

let api: TestApp
let directory: string
let port: number
const lines: string[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await writeFile(join(directory, 'index.html'), '<!doctype html><title>Staff portal</title>')
  await writeFile(
    join(directory, 'pages.json'),
    JSON.stringify(pages.map((path) => ({ path, file: 'index.html', is_open: true }))),
  )
  api = await createTestApp({
    logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } },
    webDirectory: directory,
  })
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(async () => {
  await api.close()
  await rm(directory, { recursive: true })
})

/** Sends the address letter by letter, which `fetch` would put in order first. */
const send = (method: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
      answer.resume().once('close', resolve)
    })
    sent.once('error', reject).end()
  })

it.each(addresses)(
  'a visitor leaves no secret of %s in the log, in any spelling or method',
  async (pattern) => {
    lines.length = 0
    let count = 0
    for (const secret of secrets) {
      for (const spell of spellings) {
        const path = spell(pattern, secret)
        await Promise.all(methods.map((method) => send(method, path)))
        count += methods.length
      }
    }
    const log = lines.join('').toLowerCase()
    expect(lines.length).toBeGreaterThanOrEqual(count / 2)
    for (const secret of secrets) {
      for (const spelt of [secret, percentCoded(secret)]) expect(log).not.toContain(spelt.toLowerCase())
    }
  },
)
