import { candidates } from '@portal/contract/candidates/candidate-routes'
import { contracts } from '@portal/contract/contracts'
import { customers } from '@portal/contract/customers'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { vacancies } from '@portal/contract/vacancies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { candidateTechnologies } from '../src/db/schema/candidates.ts'
import { projectTechnologies } from '../src/db/schema/projects.ts'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { countQueries } from './counted-queries.ts'
import { buildContract } from './factories/contract.ts'
import { buildEmployee } from './factories/employee.ts'
import { buildProject } from './factories/project.ts'
import { buildTechnology } from './factories/reference.ts'
import { buildManager } from './factories/user.ts'
import { buildCandidate, buildVacancy } from './factories/vacancy.ts'

let api: TestApp
let manager: Client
let vacancyId: number
beforeAll(async () => {
  api = await createTestApp()
  const managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
  const technology = await buildTechnology(api.db)
  vacancyId = (await buildVacancy(api.db)).id
  for (let number = 0; number < 101; number += 1) {
    const project = await buildProject(api.db, { manager_id: managerUser.id })
    await api.db.insert(projectTechnologies).values({ project_id: project.id, technology_id: technology.id })
    const { id: candidate_id } = await buildCandidate(api.db, { vacancy_id: vacancyId })
    await api.db.insert(candidateTechnologies).values({ candidate_id, technology_id: technology.id })
    const { id: user_id } = await buildEmployee(api.db, { job_started_on: '2024-02-05' })
    await buildContract(api.db, { user_id, project_id: project.id })
    await buildCandidate(api.db)
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
  [
    'vacancies',
    async (limit: number) =>
      (await manager.call(vacancies.list, { query: { page: 1, limit } })).data.vacancies,
  ],
  [
    'candidates',
    async (limit: number) =>
      (await manager.call(candidates.list, { query: { vacancy_id: vacancyId, limit } })).data
        .paginate_candidates,
  ],
  [
    'the Users dashboard',
    async (limit: number) => (await manager.call(dashboards.users, { query: { page: 1, limit } })).data.users,
  ],
  [
    'people hired in a month',
    async (limit: number) =>
      (await manager.call(dashboards.profiles, { query: { hired: true, date: '2024-02', page: 1, limit } }))
        .data.profiles,
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

it("the list of a vacancy's candidates takes a statement for the rows and one for the count", async () => {
  const query = { vacancy_id: vacancyId, filter: '{"type":"experience","value":"1"}' }
  const list = async () => expect((await manager.call(candidates.list, { query })).status).toBe(200)
  const session = 1
  expect(await countQueries(api.db, list)).toBe(session + 2)
})

it('a list of the dashboards takes a statement for the rows, and one for the count where it has pages', async () => {
  const countOf = (call: () => Promise<{ status: number }>) =>
    countQueries(api.db, async () => expect((await call()).status).toBe(200))
  const session = 1
  expect(await countOf(() => manager.call(dashboards.users, { query: { page: 1 } }))).toBe(session + 2)
  const hired = { hired: true, date: '2024-02' }
  expect(await countOf(() => manager.call(dashboards.profiles, { query: hired }))).toBe(session + 2)
  expect(await countOf(() => manager.call(dashboards.managers))).toBe(session + 1)
})
