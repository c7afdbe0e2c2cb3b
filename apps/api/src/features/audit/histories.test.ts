import { histories } from '@portal/contract/audit'
import { categories } from '@portal/contract/categories'
import { contracts } from '@portal/contract/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAuditEntry } from '../../../test/factories/audit-entry.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let admin: Client
let manager: Client
let developer: Client
let developerId: number
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
  manager = await api.as(await buildManager(api.db, { first_name: 'Olena', last_name: 'Bondar' }))
  const person = await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko' })
  developerId = person.id
  developer = await api.as(person)
})
afterAll(() => api.close())

describe('the history of a row', () => {
  it('a developer reads who changed the own contract, without the address', async () => {
    const { id } = await buildContract(api.db, { user_id: developerId })
    const change = { params: { id }, body: { contract: { end_date: '2025-04-30' } }, from: '192.0.2.7' }
    await manager.call(contracts.update, change)
    const { data } = await developer.call(histories.contract, { params: { id } })
    expect(data).toMatchObject({
      pages: 1,
      count: 1,
      entries: [
        {
          actor: { full_name: 'Olena Bondar' },
          person: { id: developerId },
          address: null,
          message: 'Olena Bondar set the end of the contract to 30.04.2025',
        },
      ],
    })
    const ofAdmin = await admin.call(histories.contract, { params: { id } })
    expect(ofAdmin.data.entries).toMatchObject([{ address: '192.0.2.7' }])
  })

  it('a developer reads nothing of whose a contract was before', async () => {
    const other = await buildUser(api.db, { first_name: 'Anna', last_name: 'Secret' })
    const { id } = await buildContract(api.db, { user_id: other.id })
    await manager.call(contracts.update, { params: { id }, body: { contract: { end_date: '2025-04-30' } } })
    await manager.call(contracts.update, { params: { id }, body: { contract: { user_id: developerId } } })
    const { data } = await developer.call(histories.contract, { params: { id } })
    expect(data.count).toBe(1)
    expect(data.entries[0]?.changes).toEqual([{ field: 'user_id', before: null, after: null, hidden: true }])
    expect(JSON.stringify(data)).not.toContain('Secret')
    expect((await manager.call(histories.contract, { params: { id } })).data.count).toBe(2)
  })

  it('a history has 20 rows a page', async () => {
    const { id } = await buildCategory(api.db)
    for (let row = 0; row < 21; row += 1) await buildAuditEntry(api.db, { object_id: id })
    const page = async (page: number) =>
      (await developer.call(histories.category, { params: { id }, query: { page } })).data
    expect(await page(1)).toMatchObject({ pages: 2, count: 21 })
    expect([(await page(1)).entries.length, (await page(2)).entries.length]).toEqual([20, 1])
  })

  it('the history of a deleted row is not found, as the row', async () => {
    const { id } = await buildCategory(api.db)
    await admin.call(categories.remove, { params: { id } })
    expect((await manager.call(histories.category, { params: { id } })).refusal.code).toBe(
      'categories.not_found',
    )
  })

  it("a developer is told of another person's record as of one that does not exist", async () => {
    const { id } = await buildRecord(api.db)
    const answers = await Promise.all(
      [id, 2_000_000].map((id) => developer.call(histories.record, { params: { id } })),
    )
    expect(answers.map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'records.not_found'],
      [404, 'records.not_found'],
    ])
  })

  it('the history of a person has the account, the profile and the equipment, and nothing else', async () => {
    const { id } = await buildUser(api.db)
    const ofPerson = { object_type: 'user', object_id: id, person_id: id }
    await buildAuditEntry(api.db, { ...ofPerson, act: 'users.update' })
    await buildAuditEntry(api.db, {
      ...ofPerson,
      object_type: 'inventory',
      object_id: 7,
      act: 'inventories.create',
    })
    await buildAuditEntry(api.db, { ...ofPerson, object_type: 'record', object_id: 7, act: 'records.create' })
    await buildAuditEntry(api.db, { object_type: 'category', object_id: id, actor_id: id })
    const { data } = await manager.call(histories.user, { params: { id } })
    expect(data.entries.map(({ act }) => act)).toEqual(['inventories.create', 'users.update'])
    expect((await developer.call(histories.user, { params: { id } })).refusal.code).toBe('users.forbidden')
  })
})
