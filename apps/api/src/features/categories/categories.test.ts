import { categories } from '@portal/contract/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let developer: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  developer = await api.as(await buildUser(api.db))
})
afterAll(() => api.close())

const create = (name: string) => manager.call(categories.create, { body: { category: { name } } })

describe('categories', () => {
  it('are listed by name without regard to case, for everyone', async () => {
    for (const name of ['zeta', 'Alpha', 'beta']) await buildCategory(api.db, { name })
    const { data } = await developer.call(categories.list)
    const names = data.map((category) => category.name)
    expect(names).toEqual(['Alpha', 'beta', 'zeta'])
    expect(data.every((category) => !category.can.delete)).toBe(true)
  })

  it('are found by a part of the name, in any case, taken literally', async () => {
    await create('100% Remote_work')
    const find = async (name: string) =>
      (await developer.call(categories.list, { query: { name } })).data.map((category) => category.name)
    expect(await find('remote_W')).toEqual(['100% Remote_work'])
    expect(await find('0%')).toEqual(['100% Remote_work'])
    expect(await find('_')).toEqual(['100% Remote_work'])
    expect(await find('1%R')).toEqual([])
  })

  it('are added by a manager, trimmed', async () => {
    const { status, data } = await create('  Code review ')
    expect(status).toBe(201)
    expect(data).toMatchObject({ name: 'Code review', has_records: false, can: { delete: true } })
  })

  it('need a name', async () => {
    expect((await create('   ')).refusal).toMatchObject({
      statusCode: 422,
      errors: { name: ['This field is required'] },
    })
  })

  it('have different names, whatever the case', async () => {
    await create('Support')
    const { status, refusal } = await create('sUPPORT')
    expect(status).toBe(409)
    expect(refusal.errors.name).toHaveLength(1)
  })

  it('are deleted by a manager while no record refers to them', async () => {
    const { data } = await create('Short-lived')
    expect((await manager.call(categories.remove, { params: { id: data.id } })).status).toBe(204)
    expect((await manager.call(categories.remove, { params: { id: data.id } })).status).toBe(404)
  })

  it('stay while records refer to them', async () => {
    const category = await buildCategory(api.db)
    await buildRecord(api.db, { categoryId: category.id })
    const { status, refusal } = await manager.call(categories.remove, { params: { id: category.id } })
    expect(status).toBe(409)
    expect(refusal.message).toBe('Cannot delete. There are records with this category')
    const listed = (await manager.call(categories.list)).data.find(({ id }) => id === category.id)
    expect(listed).toMatchObject({ has_records: true, can: { delete: false } })
  })
})
