import { categories } from '@portal/contract/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildManager } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const rename = (id: number, ifMatch?: string) =>
  manager.call(categories.update, {
    params: { id },
    body: { category: { name: `Named ${nextNumber()}` } },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  })

describe('the version of a row', () => {
  it('the version of a row is 1 at first, rises with every change and is also the ETag', async () => {
    const created = await manager.call(categories.create, { body: { category: { name: 'Counted' } } })
    expect([created.data.version, created.headers.etag]).toEqual([1, '"1"'])
    const changed = await rename(created.data.id)
    expect([changed.data.version, changed.headers.etag]).toEqual([2, '"2"'])
    const { data, headers } = await manager.call(categories.list)
    expect(data.find(({ id }) => id === created.data.id)?.version).toBe(2)
    expect(headers.etag).toBeUndefined()
  })

  it('the version of a row stays when a change has no field', async () => {
    const { id } = await buildCategory(api.db)
    const { data } = await manager.call(categories.update, { params: { id }, body: { category: {} } })
    expect(data.version).toBe(1)
  })

  it.each(['"1"', 'W/"1"', '*', undefined])(
    'a change of a row with If-Match %s is allowed',
    async (ifMatch) => {
      const { id } = await buildCategory(api.db)
      expect((await rename(id, ifMatch)).status).toBe(200)
    },
  )

  it.each(['"2"', 'W/"2"', '"0"', '"99999999999999999999"'])(
    'a change of a row with If-Match %s is refused and shows the present row',
    async (ifMatch) => {
      const { id, name } = await buildCategory(api.db)
      const { status, refusal } = await rename(id, ifMatch)
      expect(status).toBe(409)
      expect(refusal).toMatchObject({
        code: 'categories.changed_meanwhile',
        message: 'This category has changed since you opened it',
        errors: {},
        current: { id, name, version: 1, can: { update: true, delete: true } },
      })
    },
  )

  it.each(['1', '""', '"one"', '"-1"', '"1", "2"', ''])(
    'a change of a row with If-Match %j, which names no version, is 400',
    async (ifMatch) => {
      const { id } = await buildCategory(api.db)
      const { status, refusal } = await rename(id, ifMatch)
      expect([status, refusal.code]).toEqual([400, 'request.malformed'])
    },
  )

  it('the repeat of a change that raised the version of a row is refused', async () => {
    const { id } = await buildCategory(api.db)
    expect((await rename(id, '"1"')).status).toBe(200)
    expect((await rename(id, '"1"')).status).toBe(409)
  })

  it('the deletion of a row that has changed is refused', async () => {
    const { id } = await buildCategory(api.db)
    const { name } = (await rename(id)).data
    const remove = (ifMatch: string) =>
      manager.call(categories.remove, { params: { id }, headers: { 'if-match': ifMatch } })
    const { status, refusal } = await remove('"1"')
    expect([status, refusal.code]).toEqual([409, 'categories.changed_meanwhile'])
    expect(refusal.current).toMatchObject({ name, version: 2 })
    expect((await remove('"2"')).status).toBe(204)
    expect((await remove('"2"')).status).toBe(404)
  })
})
