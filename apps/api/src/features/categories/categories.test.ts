import { categories } from '@portal/contract/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
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

const create = (name: string, description?: string) =>
  manager.call(categories.create, { body: { category: { name, description } } })
const update = (id: number, category: { name?: string; description?: string | null }) =>
  manager.call(categories.update, { params: { id }, body: { category } })
const find = async (id: number) =>
  (await manager.call(categories.list)).data.find((category) => category.id === id)

describe('categories', () => {
  it('categories are listed by name without regard to case, for everyone', async () => {
    for (const name of ['zeta in order', 'Alpha in order', 'beta in order'])
      await buildCategory(api.db, { name })
    const { data } = await developer.call(categories.list, { query: { name: 'in order' } })
    const names = data.map((category) => category.name)
    expect(names).toEqual(['Alpha in order', 'beta in order', 'zeta in order'])
    expect(data.every(({ can }) => !can.update && !can.delete)).toBe(true)
  })

  it('categories are found by a part of the name, in any case, taken literally', async () => {
    await create('100% Remote_work')
    const named = async (name: string) =>
      (await developer.call(categories.list, { query: { name } })).data.map((category) => category.name)
    expect(await named('remote_W')).toEqual(['100% Remote_work'])
    expect(await named('0%')).toEqual(['100% Remote_work'])
    expect(await named('_')).toEqual(['100% Remote_work'])
    expect(await named('1%R')).toEqual([])
  })

  it('a manager adds a category, whose texts are trimmed', async () => {
    const { status, data } = await create('  Code review ', ' Reading merge requests ')
    expect(status).toBe(201)
    expect(data).toMatchObject({
      name: 'Code review',
      description: 'Reading merge requests',
      has_records: false,
      can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
    })
    expect(await find(data.id)).toEqual(data)
    expect((await developer.call(categories.list, { query: { id: data.id } })).data).toHaveLength(1)
  })

  it.each([undefined, '', '   '])(
    'a category has no description when it is left out or blank: %j',
    async (text) => {
      const { id } = (await create(`Undescribed ${nextNumber()}`, text)).data
      expect((await find(id))?.description).toBeNull()
    },
  )

  it('a manager cannot add a category without a name', async () => {
    expect((await create('   ')).refusal).toMatchObject({
      statusCode: 422,
      errors: { name: ['This field is required'] },
    })
  })

  it.each([
    ['name', { name: 'x'.repeat(101) }, 'At most 100 characters'],
    ['description', { name: 'Long', description: 'x'.repeat(201) }, 'At most 200 characters'],
  ])('a category with a long %s is refused', async (field, category, message) => {
    const { status, refusal } = await manager.call(categories.create, { body: { category } })
    expect(status).toBe(422)
    expect(refusal.errors).toEqual({ [field]: [message] })
  })

  it('two categories cannot share a name, whatever the case', async () => {
    await create('Support')
    const { status, refusal } = await create('sUPPORT')
    expect(status).toBe(409)
    expect(refusal.errors.name).toHaveLength(1)
  })

  it.each([
    ['Caf\u00E9', 'Cafe\u0301'],
    ['Пам’ять', "пам'ять"],
    ['Tea room', 'Tea\u00A0 room\u200B'],
  ])('two categories cannot share a name in another spelling: %j and %j', async (name, other) => {
    expect((await create(name)).status).toBe(201)
    expect((await create(other)).refusal).toMatchObject({ statusCode: 409, code: 'categories.name_taken' })
    const { id } = (await create(`Respelt ${nextNumber()}`)).data
    expect((await update(id, { name: other })).status).toBe(409)
  })

  it.each(['\u200B', '\u2060\u00AD', '\u3164', '\u202E'])(
    'a category cannot have a name of invisible characters: %j',
    async (name) => {
      expect((await create(name)).refusal).toMatchObject({
        statusCode: 422,
        errors: { name: ['This field is required'] },
      })
    },
  )

  it('the name of a category is one line and composed', async () => {
    const { data } = await create('\u200BBe\u0301ll\u0007and\r\nESC\u001B \u202Eend\u2028.')
    expect(data.name).toBe('Béll and ESC end .')
  })

  it('earlier categories that share a name stay as they are, and taking a name that exists is refused', async () => {
    const kept = await buildCategory(api.db, { name: 'Legacy\u00E9' })
    const shared = await buildCategory(api.db, { name: 'Legacye\u0301', name_key: null })
    expect((await update(shared.id, { name: 'LEGACYe\u0301' })).status).toBe(409)
    const sent = { name: 'Legacye\u0301', description: 'As before' }
    expect((await update(shared.id, sent)).data).toMatchObject({
      name: 'Legacye\u0301',
      description: 'As before',
    })
    expect((await update(kept.id, { name: `Legacy ${nextNumber()}` })).status).toBe(200)
    // No category holds the key now, but the name is taken nevertheless.
    expect((await create('LEGACY\u00C9')).status).toBe(409)
    expect((await update(kept.id, { name: 'LEGACY\u00C9' })).status).toBe(409)
    expect((await update(shared.id, { name: 'LEGACY\u00C9' })).status).toBe(200)
  })

  it('a manager renames a category, and what is not sent stays', async () => {
    const { id } = (await create('Paper work', 'Reports')).data
    const { status, data } = await update(id, { name: ' Paperwork ' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, name: 'Paperwork', description: 'Reports' })
    expect((await update(id, { description: 'Reports and letters' })).data.name).toBe('Paperwork')
    expect(await find(id)).toMatchObject({ name: 'Paperwork', description: 'Reports and letters' })
    expect((await update(id, {})).data).toEqual(await find(id))
  })

  it('a category loses its description when a manager empties it', async () => {
    const { id } = (await create(`Described ${nextNumber()}`, 'Something')).data
    expect((await update(id, { description: ' ' })).data.description).toBeNull()
    await update(id, { description: 'Again' })
    expect((await update(id, { description: null })).data.description).toBeNull()
  })

  it('a manager cannot rename a category to the name of another, but can change the case of its name', async () => {
    await create('Accounting')
    const { id } = (await create('Bookkeeping')).data
    const { status, refusal } = await update(id, { name: 'ACCOUNTING' })
    expect(status).toBe(409)
    expect(refusal).toMatchObject({
      code: 'categories.name_taken',
      errors: { name: ['A category with this name already exists'] },
    })
    expect((await find(id))?.name).toBe('Bookkeeping')
    expect((await update(id, { name: 'BOOKkeeping' })).data.name).toBe('BOOKkeeping')
  })

  it('a manager cannot rename a category to nothing', async () => {
    const { id } = (await create(`Named ${nextNumber()}`)).data
    expect((await update(id, { name: ' ' })).refusal).toMatchObject({
      statusCode: 422,
      errors: { name: ['This field is required'] },
    })
  })

  it('a manager can rename a category while records refer to it', async () => {
    const category = await buildCategory(api.db)
    await buildRecord(api.db, { category_id: category.id })
    const { data } = await update(category.id, { name: `Renamed ${nextNumber()}` })
    expect(data).toMatchObject({
      has_records: true,
      can: {
        update: true,
        delete: false,
        delete_refusal: 'Cannot delete. There are records with this category',
      },
    })
  })

  it('a category keeps both changes when two managers change different fields at once', async () => {
    const { id } = (await create(`Shared ${nextNumber()}`)).data
    const name = `Shared ${nextNumber()}`
    await Promise.all([update(id, { name }), update(id, { description: 'Of both' })])
    expect(await find(id)).toMatchObject({ name, description: 'Of both' })
  })

  it('an unknown category is 404', async () => {
    expect((await update(999_999, { name: 'Nowhere' })).status).toBe(404)
  })

  it('a manager deletes a category while no record refers to it', async () => {
    const { data } = await create('Short-lived')
    expect((await manager.call(categories.remove, { params: { id: data.id } })).status).toBe(204)
    expect((await manager.call(categories.remove, { params: { id: data.id } })).status).toBe(404)
  })

  it('a manager cannot delete a category while records refer to it', async () => {
    const category = await buildCategory(api.db)
    await buildRecord(api.db, { category_id: category.id })
    const { status, refusal } = await manager.call(categories.remove, { params: { id: category.id } })
    expect(status).toBe(409)
    expect(refusal.message).toBe('Cannot delete. There are records with this category')
    expect(await find(category.id)).toMatchObject({ has_records: true, can: { delete: false } })
  })
})
