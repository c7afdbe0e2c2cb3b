import { contracts } from '@portal/contract/contracts'
import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectTechnologies } from '../src/db/schema/projects.ts'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { countQueries } from './counted-queries.ts'
import { buildContract } from './factories/contract.ts'
import { buildProject } from './factories/project.ts'
import { buildTechnology } from './factories/reference.ts'
import { buildManager, buildUser } from './factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  const managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
  const technology = await buildTechnology(api.db)
  for (let number = 0; number < 101; number += 1) {
    const project = await buildProject(api.db, { managerId: managerUser.id })
    await api.db.insert(projectTechnologies).values({ projectId: project.id, technologyId: technology.id })
    await buildContract(api.db, { userId: (await buildUser(api.db)).id, projectId: project.id })
  }
})
afterAll(() => api.close())

it.each([
  [
    'users',
    async (limit: number) => (await manager.call(users.list, { query: { page: 1, limit } })).data.users,
  ],
  [
    'projects',
    async (limit: number) => (await manager.call(projects.list, { query: { page: 1, limit } })).data.projects,
  ],
  [
    'customers',
    async (limit: number) =>
      (await manager.call(customers.list, { query: { page: 1, limit } })).data.customers,
  ],
  [
    'contracts',
    async (limit: number) =>
      (await manager.call(contracts.list, { query: { page: 1, limit } })).data.contracts,
  ],
])('a page of %s takes the same number of queries with 3 rows and with 100', async (_, list) => {
  const countFor = (limit: number) =>
    countQueries(api.db, async () => {
      expect(await list(limit)).toHaveLength(limit)
    })
  const few = await countFor(3)
  expect(few).toBeGreaterThan(1)
  expect(few).toBeLessThan(8)
  expect(await countFor(100)).toBe(few)
})
