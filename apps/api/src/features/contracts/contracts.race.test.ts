import { contracts } from '@portal/contract/contracts'
import { records } from '@portal/contract/hours/hours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
let manager: Client
let category_id: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  category_id = (await buildCategory(api.db)).id
})
afterAll(() => api.close())

const rounds = Array.from({ length: 8 })

it.each([
  ['is deleted', (id: number) => manager.call(contracts.remove, { params: { id } }), 204],
  [
    'is ended the day before',
    (id: number) =>
      manager.call(contracts.update, { params: { id }, body: { contract: { end_date: '2025-03-09' } } }),
    200,
  ],
])('hours that are logged while their contract %s are inside it or refused', async (_, change, success) => {
  for (const _round of rounds) {
    const contract = await buildContract(api.db)
    const person = await api.as({ id: contract.user_id })
    const record = { project_id: contract.project_id, category_id, hours: 1, date: '2025-03-10' }
    const [changed, logged] = await Promise.all([
      change(contract.id),
      person.call(records.create, { body: { record } }),
    ])
    expect([
      [success, 422],
      [409, 201],
    ]).toContainEqual([changed.status, logged.status])
  }
})

it('of five equal contracts of one person on one project made at once, one is made', async () => {
  const user = await buildUser(api.db)
  const project = await buildProject(api.db)
  const contract = {
    user_id: user.id,
    project_id: project.id,
    job_status_id: await findStatusId(api.db, 'outstaff'),
    start_date: '2025-03-01',
  }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => manager.call(contracts.create, { body: { contract } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
})

it('two contracts whose users are swapped at once do not deadlock', async () => {
  for (const _round of rounds) {
    const [a, b] = [await buildContract(api.db), await buildContract(api.db)]
    const answers = await Promise.all([
      manager.call(contracts.update, { params: { id: a.id }, body: { contract: { user_id: b.user_id } } }),
      manager.call(contracts.update, { params: { id: b.id }, body: { contract: { user_id: a.user_id } } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
})
