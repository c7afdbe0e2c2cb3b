import { categories } from '@portal/contract/categories'
import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager } from '../../../test/factories/user.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes this race. */
let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

it('of two categories made at once with one name in different spellings, one is made', async () => {
  const spellings = ['Cafe\u0301', 'CAF\u00C9', '\u200Bcaf\u00E9', 'Café\u00AD']
  for (const round of Array.from({ length: 8 }).keys()) {
    const made = await Promise.all(
      spellings.map((name) =>
        manager.call(categories.create, { body: { category: { name: `${name} ${round}` } } }),
      ),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  }
})

it('a category that is deleted while hours are logged on it is deleted without them or kept with them', async () => {
  const contract = await buildContract(api.db)
  const person = await api.as({ id: contract.user_id })
  for (const _round of Array.from({ length: 12 })) {
    const { id } = await buildCategory(api.db)
    const record = { project_id: contract.project_id, category_id: id, hours: 1, date: '2025-03-10' }
    const [deleted, logged] = await Promise.all([
      manager.call(categories.remove, { params: { id } }),
      person.call(records.create, { body: { record } }),
    ])
    expect([
      [204, 422],
      [409, 201],
    ]).toContainEqual([deleted.status, logged.status])
  }
})
