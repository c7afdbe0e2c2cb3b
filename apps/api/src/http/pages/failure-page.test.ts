import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildWholeResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { failurePage } from './failure-page.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** What browsers send on https, and on plain http, where they name no mode. */
const browsers = [
  { 'sec-fetch-mode': 'navigate', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
]
const html = 'text/html; charset=utf-8'

it('a visitor who opens a file in a browser reads on a page that a login is needed, and a program reads JSON', async () => {
  for (const headers of browsers) {
    const { statusCode, headers: sent, body } = await api.visitor.inject({ url: '/api/v1/users', headers })
    expect([statusCode, sent['content-type'], sent['cache-control']]).toEqual([401, html, 'no-store'])
    expect(body).toContain('<h1>Please log in</h1>')
    expect(body).toContain('<a href="/">')
  }
  for (const headers of [{}, { accept: '*/*' }, { ...browsers[0], 'sec-fetch-mode': 'cors' }]) {
    const answer = await api.visitor.inject({ url: '/api/v1/users', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.missing'])
  }
})

it('a developer who may not download a file reads so on a page', async () => {
  const developer = await api.as(await buildUser(api.db))
  const answer = await developer.inject({
    url: '/api/v1/admin/report/monthly.csv?date=2025-03',
    headers: browsers[0],
  })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, html])
  expect(answer.headers['content-disposition']).toBeUndefined()
})

it.each(browsers)(
  'a customer whose link to a PDF has ended reads so on a page, and gets the file before',
  async (headers) => {
    const { id } = await buildManager(api.db)
    const { slug } = await buildWholeResume(api.db, id)
    const open = (of: string) => api.visitor.inject({ url: `/api/v1/resumes/${of}/pdf`, headers })
    expect((await open(slug)).headers['content-type']).toBe('application/pdf')
    const unknown = await open('nobody-1a2b3c4d')
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, html])
  },
)

it('a call that cannot be read, which a person opens, is told on a page', async () => {
  const answer = await api.visitor.inject({ url: '/api/v1/invitations/token%', headers: browsers[0] })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, html])
})

it('a failure is put into its page as text, with its reference where it has one', () => {
  const envelope = { statusCode: 500, code: 'x', facts: {}, error: '', messages: [], errors: {}, codes: {} }
  const page = failurePage({ ...envelope, message: '<b>R&D</b>', request_id: '1-2' })
  expect(page).toContain('<h1>&lt;b&gt;R&amp;D&lt;/b&gt;</h1>')
  expect(page).toContain('Reference: 1-2')
  expect(failurePage({ ...envelope, message: 'No' })).not.toContain('Reference')
})
