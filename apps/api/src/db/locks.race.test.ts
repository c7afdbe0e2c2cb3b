import { Writable } from 'node:stream'
import { categories } from '@portal/contract/categories'
import { contracts } from '@portal/contract/contracts'
import { adminRecords } from '@portal/contract/hours/hours'
import { projects } from '@portal/contract/projects'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildCategory } from '../../test/factories/category.ts'
import { buildContract } from '../../test/factories/contract.ts'
import { buildProject } from '../../test/factories/project.ts'
import { findSubRoleIds } from '../../test/factories/reference.ts'
import { buildAdmin, buildUser } from '../../test/factories/user.ts'
import { categories as categoryTable } from './schema/categories.ts'

const rounds = process.env.TEST_DATABASE_URL ? 8 : 2
const failures: string[] = []
const stream = new Writable({
  write(line, _encoding, done) {
    failures.push(String(line))
    done()
  },
})

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let clients: Client[]
beforeAll(async () => {
  api = await createTestApp({ logger: { level: 'error', stream } })
  clients = await Promise.all([1, 2, 3].map(async () => api.as(await buildAdmin(api.db))))
})
afterAll(() => api.close())

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is none')
  return item
}

it('changes of the same people, contracts, projects and records at once never fail', async () => {
  const admins = await Promise.all([1, 2, 3].map(() => buildAdmin(api.db)))
  const people = await Promise.all([1, 2, 3].map(() => buildUser(api.db)))
  const asAdmin = await findSubRoleIds(api.db, 'administrator')
  const asDeveloper = await findSubRoleIds(api.db, 'developer', 'qa')
  const change = (client: Client, id: number, user: object) =>
    client.inject({ method: 'PUT', url: `/api/v1/users/${id}`, payload: { user } })

  for (let round = 0; round < rounds; round += 1) {
    const project = await buildProject(api.db)
    const category = await buildCategory(api.db)
    const held = await Promise.all(
      people.map(({ id }) => buildContract(api.db, { user_id: id, project_id: project.id })),
    )
    const role_ids = round % 2 === 0 ? asAdmin : asDeveloper
    await Promise.all([
      ...people.flatMap(({ id }, index) => {
        const record = { user_id: id, project_id: project.id, category_id: category.id, hours: 1 }
        const params = { id: at(held, index).id }
        const contract = { user_id: at(people, index + 1).id }
        return [
          at(clients, 0).call(adminRecords.create, { body: { record: { ...record, date: '2025-03-10' } } }),
          change(at(clients, 1), id, { role_ids }),
          change(at(clients, 2), id, { active: round % 2 === 0 }),
          change(at(clients, 0), id, { active: true, first_name: `Round ${round}` }),
          at(clients, 1).call(contracts.update, { params, body: { contract } }),
          at(clients, 2).call(contracts.remove, { params }),
        ]
      }),
      ...admins.map(({ id }, index) => change(at(clients, index + 1), id, { role_ids: asAdmin })),
      at(clients, 0).call(projects.remove, { params: { id: project.id } }),
      at(clients, 1).call(categories.remove, { params: { id: category.id } }),
    ])
  }
  expect(failures).toEqual([])
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('on a real PostgreSQL', () => {
  it('two transactions that wait for each other both succeed in the end', async () => {
    const rows = await Promise.all([1, 2].map(() => buildCategory(api.db)))
    const { promise: bothHaveOne, resolve } = Promise.withResolvers<void>()
    let started = 0
    await Promise.all(
      rows.map((_, index) =>
        api.db.transaction(async (tx) => {
          const rename = (step: number) =>
            tx
              .update(categoryTable)
              .set({ name: `Renamed by ${index}, ${step}` })
              .where(eq(categoryTable.id, at(rows, index + step).id))
          await rename(0)
          started += 1
          if (started === rows.length) resolve()
          await bothHaveOne
          await rename(1)
        }),
      ),
    )
    // The work started three times, because PostgreSQL undid one of the two transactions and it ran again.
    expect(started).toBe(3)
  })
})
