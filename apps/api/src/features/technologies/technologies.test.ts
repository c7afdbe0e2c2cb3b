import { technologies } from '@portal/contract/technologies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildManager } from '../../../test/factories/user.ts'

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('a manager adds a technology, in whose name blanks in a row count as one', async () => {
  const manager = await api.as(await buildManager(api.db))
  const added = await manager.call(technologies.create, {
    body: { technology: { name: '  Spring \t  Boot ' } },
  })
  expect([added.status, added.data.name]).toEqual([201, 'Spring Boot'])
  const again = await manager.call(technologies.create, { body: { technology: { name: 'spring  boot' } } })
  expect(again.status).toBe(409)
  const pasted = await manager.call(technologies.create, {
    body: { technology: { name: 'spring\u00A0bo\u200Bot' } },
  })
  expect(pasted.refusal).toMatchObject({ statusCode: 409, code: 'technologies.name_taken' })
})
