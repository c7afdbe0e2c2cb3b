import { adminRecords, records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildManager } from '../../../test/factories/user.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
let categoryId: number
beforeAll(async () => {
  api = await createTestApp()
  categoryId = (await buildCategory(api.db)).id
})
afterAll(() => api.close())

const date = '2025-03-12'
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

describe('simultaneous calls on hours', () => {
  it('a day of 24 hours is not exceeded by simultaneous requests of the person and of managers', async () => {
    const contract = await buildContract(api.db)
    const person = await api.as({ id: contract.user_id })
    const manager = await api.as(await buildManager(api.db))
    const record = { project_id: contract.project_id, category_id: categoryId, hours: 5, date }
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0
          ? person.call(records.create, { body: { record } })
          : manager.call(adminRecords.create, { body: { record: { ...record, user_id: contract.user_id } } }),
      ),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, ...Array(8).fill(422)])
    const { data } = await person.call(records.list, { query: { date } })
    expect(data.hours_sum).toBe(20)
  })

  it('a day of 24 hours is not exceeded by simultaneous edits', async () => {
    const contract = await buildContract(api.db)
    const person = await api.as({ id: contract.user_id })
    const record = { project_id: contract.project_id, category_id: categoryId, hours: 1, date }
    const created = await Promise.all(
      Array.from({ length: 4 }, () => person.call(records.create, { body: { record } })),
    )
    const answers = await Promise.all(
      created.map(({ data }) =>
        person.call(records.update, { params: { id: data.id }, body: { record: { hours: 10 } } }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 422, 422])
    const { data } = await person.call(records.list, { query: { date } })
    expect(data.hours_sum).toBe(22)
  })

  it('a record is deleted once by two deletes and an edit at the same moment', async () => {
    const contract = await buildContract(api.db)
    const person = await api.as({ id: contract.user_id })
    const record = { project_id: contract.project_id, category_id: categoryId, hours: 1, date }
    const { data } = await person.call(records.create, { body: { record } })
    const params = { id: data.id }
    const [edited, ...deleted] = await Promise.all([
      person.call(records.update, { params, body: { record: { hours: 2 } } }),
      person.call(records.remove, { params }),
      person.call(records.remove, { params }),
    ])
    expect(statusesOf(deleted)).toEqual([204, 404])
    expect([200, 404]).toContain(edited.status)
  })
})
