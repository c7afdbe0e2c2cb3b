import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'

const token = 'a token of the tests'
let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ metricsToken: token })
})
afterAll(() => api.close())

const ask = (app: TestApp['app'], authorization?: string) =>
  app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

it('the metrics of the process are shown to whoever has their token', async () => {
  const answer = await ask(api.app, `Bearer ${token}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(answer.body).not.toContain('portal_replica')
})

it.each([undefined, token, 'Bearer', `Bearer ${token}x`, 'Bearer a token of other tests'])(
  'the metrics are refused with the authorization %s',
  async (authorization) => {
    const answer = await ask(api.app, authorization)
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.body).not.toContain('process_')
  },
)

it('without a token there are no metrics', async () => {
  const other = await createTestApp()
  expect((await ask(other.app, 'Bearer undefined')).statusCode).toBe(404)
  await other.close()
})
