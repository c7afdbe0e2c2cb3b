import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KnownPaths } from '../known-paths.ts'
import { addSecurityHeaders } from '../security-headers.ts'
import { serveWebApp } from './web-app.ts'

const page = '<!doctype html><title>Staff portal</title>'
const profilePage = '<!doctype html><title>Staff portal</title><link rel="modulepreload" href="/profile.js">'
const resumePage =
  '<!doctype html><html><head><meta name="robots" content="noindex"><title>Staff portal</title></head></html>'
const script = 'console.log("the portal")'

let directory: string
let app: FastifyInstance
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-web-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), page)
  await mkdir(join(directory, 'pages'))
  await writeFile(join(directory, 'pages/users.$id.html'), profilePage)
  await writeFile(join(directory, 'pages/cv.$slug.html'), resumePage)
  await writeFile(
    join(directory, 'pages.json'),
    JSON.stringify([
      { path: '/users/:id', file: 'pages/users.$id.html' },
      { path: '/cv/:slug', file: 'pages/cv.$slug.html', is_open: true },
    ]),
  )
  await writeFile(join(directory, 'favicon.svg'), '<svg/>')
  await writeFile(join(directory, 'assets/app-1a2b.js'), script)
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(directory, 'assets/app-1a2b.js.gz'), gzipSync(script))
  app = Fastify()
  addSecurityHeaders(app, 'https://portal.test')
  await serveWebApp(app, {
    directory,
    sessionCookie: 'portal_session',
    knownPaths: new KnownPaths(),
    describePage: async (path) => {
      if (path === '/cv/broken') throw new Error('The database cannot be reached')
      return path === '/cv/ivan-1a2b' ? { title: 'Ivan', description: 'Developer & "lead"' } : undefined
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('the built web app', () => {
  it.each(['/', '/create-record', '/users/ivan-petrenko?tab=leaves', '/index.html'])(
    'the web app answers %s with the page, which is not cached',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(page)
      expect(response.headers['cache-control']).toMatch(/no-store|no-cache/)
    },
  )

  it('the web app names the files of the page to a browser with a session, and of the login page to any other', async () => {
    const cookie = 'portal_session=some-token'
    expect((await get('/users/ivan-petrenko?tab=leaves', { cookie })).body).toBe(profilePage)
    expect((await get('/users/ivan-petrenko')).body).toBe(page)
    expect((await get('/users/ivan-petrenko/leaves', { cookie })).body).toBe(page)
  })

  it('the web app names the files of an open page to every visitor', async () => {
    expect((await get('/cv/ivan-9z?tab=courses')).body).toBe(resumePage)
  })

  it('the web app describes a page to those who follow no scripts, as text', async () => {
    for (const cookie of ['', 'portal_session=some-token']) {
      const { body, headers } = await get('/cv/ivan-1a2b', { cookie })
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      expect(body).toContain('<title>Ivan</title>')
      expect(body).toContain('<meta property="og:description" content="Developer &amp; &quot;lead&quot;" />')
      expect(body).toContain('<meta name="robots" content="noindex">')
    }
    const head = await app.inject({ method: 'HEAD', url: '/cv/ivan-1a2b' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it.each(['/cv/nobody-1a2b', '/cv/broken'])('the web app answers %s with the page alone', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(resumePage)
    expect(response.headers['x-robots-tag']).toBe('noindex')
  })

  it.each([
    ['br', 'br, gzip'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
  ])(
    "the web app sends the file of the encoding %s to a client that accepts '%s'",
    async (encoding, accepted) => {
      const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-type']).toMatch(/javascript/)
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    },
  )

  it.each(['br', 'identity'])(
    'the web app sends scripts without the headers that only documents need: %s',
    async (accepted) => {
      const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.any(String),
      })
      expect(headers).not.toHaveProperty('content-security-policy')
      expect(headers).not.toHaveProperty('x-frame-options')
    },
  )

  it.each(['/', '/users/ivan-petrenko', '/favicon.svg', '/assets/gone-9z.js'])(
    'the web app sends %s, which may be opened as a document, with all security headers',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    },
  )

  it('the web app does not let files without a hash be cached for ever', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/requests_list.', '/invitation/Ei7_8KZNOeIygAImHq5GJmaNhCD.', '/cv/nobody-1a2b.', '/gone.html'])(
    'a browser that opens %s gets the page, and no JSON',
    async (url) => {
      const response = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
    },
  )

  it.each(['/api', '/api/v1/gone', '/assets/gone-9z.js'])(
    'a browser that opens %s gets a page that says what is wrong, and a program JSON',
    async (url) => {
      const opened = await get(url, { 'sec-fetch-mode': 'navigate' })
      expect([opened.statusCode, opened.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(opened.body).toContain('<h1>There is no such address</h1>')
      expect(opened.headers['content-security-policy']).toContain("script-src 'self'")
      const called = await get(url, { 'sec-fetch-mode': 'cors', accept: 'text/html' })
      expect([called.statusCode, called.json().code]).toEqual([404, 'request.unknown_route'])
    },
  )

  it.each([
    '/assets/gone-9z.js',
    '/api/v1/gone',
    '/robots.txt',
    '/gone.webmanifest',
    '/users/portrait.p',
    '/.env',
    '/assets/..%2f..%2fpackage.json',
  ])('the web app does not answer %s with the page', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('<title>')
  })
})
