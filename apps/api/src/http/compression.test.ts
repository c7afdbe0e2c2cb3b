import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildCategory } from '../../test/factories/category.ts'
import { buildManager } from '../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  for (let number = 1; number <= 120; number += 1) {
    const name = `${number <= 20 ? 'Short' : 'Long'} list, category ${number}`
    await buildCategory(api.db, { name, description: 'Чай'.repeat(60) })
  }
})
afterAll(() => api.close())

const list = (name: string, encoding?: string) =>
  manager.inject({
    method: 'GET',
    url: `/api/v1/categories?name=${encodeURIComponent(name)}`,
    ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }),
  })

describe('compression', () => {
  it.each(['gzip, deflate, br, zstd', 'gzip', '*'])(
    "gzip is used for the accepted encodings '%s', with the length of what is sent",
    async (accepted) => {
      const plain = await list('Short list')
      const compressed = await list('Short list', accepted)
      expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(compressed.headers['content-length']).toBe(String(compressed.rawPayload.length))
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
      expect(String(gunzipSync(compressed.rawPayload))).toBe(plain.body)
    },
  )

  it('a long compressed answer is complete', async () => {
    const plain = await list('list, category')
    const compressed = await list('list, category', 'gzip')
    expect(compressed.headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(compressed.rawPayload))).toBe(plain.body)
  })

  it.each([
    ['the client accepts none', () => list('Short list')],
    ['the client refuses it', () => list('Short list', 'gzip;q=0, br')],
    ['the answer is short', () => list('category 120', 'gzip')],
    [
      'the answer is an error',
      () => manager.inject({ method: 'GET', url: '/api/v1/unknown', headers: { 'accept-encoding': 'gzip' } }),
    ],
  ])('an answer is sent as it is where %s', async (_, answer) => {
    const { headers, body } = await answer()
    expect(headers).not.toHaveProperty('content-encoding')
    expect(() => JSON.parse(body)).not.toThrow()
  })

  it('a compressed body of a request is refused', async () => {
    const answer = await manager.inject({
      method: 'POST',
      url: '/api/v1/categories',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"category":{"name":"Sent by gzip"}}'),
    })
    expect(answer.statusCode).toBe(400)
    expect((await list('Sent by gzip')).json()).toEqual([])
  })
})
