import { categories } from '@portal/contract/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { countTrail, trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const rename = (id: number, name: string) =>
  manager.call(categories.update, { params: { id }, body: { category: { name } } })

describe('the trail of a category', () => {
  it('a new category is told with what a manager has filled in, a renamed one with both names', async () => {
    const { data } = await manager.call(categories.create, { body: { category: { name: 'Estimates' } } })
    await rename(data.id, 'Sizing')
    expect(await trailOfObject(api.db, 'category', data.id)).toMatchObject([
      {
        act: 'categories.create',
        object: 'Estimates',
        person_id: null,
        changes: [{ field: 'name', before: null, after: 'Estimates', hidden: false }],
      },
      {
        act: 'categories.update',
        object: 'Sizing',
        changes: [{ field: 'name', before: 'Estimates', after: 'Sizing', hidden: false }],
      },
    ])
  })

  it('a name that is taken and a change that changes nothing leave no row', async () => {
    const { name } = await buildCategory(api.db)
    const { id, name: own } = await buildCategory(api.db)
    const before = await countTrail(api.db)
    expect((await manager.call(categories.create, { body: { category: { name } } })).status).toBe(409)
    expect((await rename(id, name)).status).toBe(409)
    expect((await rename(id, own)).status).toBe(200)
    expect(await countTrail(api.db)).toBe(before)
  })
})
