import { projects } from '@portal/contract/projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildCustomer, buildProject, findBench } from '../../../test/factories/project.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager } from '../../../test/factories/user.ts'
import { managerWithProjects } from '../../../test/manager-with-projects.ts'

let api: TestApp
let manager: Client
let customerId: number
let technologyId: number
let create: Awaited<ReturnType<typeof managerWithProjects>>['create']
beforeAll(async () => {
  api = await createTestApp()
  ;({
    manager,
    customer_id: customerId,
    technology_id: technologyId,
    create,
  } = await managerWithProjects(api))
})
afterAll(() => api.close())

describe('the reads of a project', () => {
  it('a project is shown with its customer', async () => {
    const { body } = await create()
    const { data } = await manager.call(projects.show, { params: { id: body.id } })
    expect(data.customer_details).toMatchObject({ id: customerId, company_name: 'Acme', title: 'CTO' })
    const bench = await manager.call(projects.show, { params: { id: (await findBench(api.db)).id } })
    expect(bench.data.customer_details).toBeNull()
  })

  it('the contracts of a project are listed with the newest start first', async () => {
    const project = await buildProject(api.db)
    for (const start_date of ['2025-02-01', '2025-03-01', '2025-01-01']) {
      await buildContract(api.db, { project_id: project.id, start_date })
    }
    const { data } = await manager.call(projects.contracts, {
      params: { id: project.id },
      query: { limit: 2 },
    })
    expect(data).toMatchObject({ count: 3, pages: 2 })
    expect(data.paginate_contracts.map((row) => row.start_date)).toEqual(['2025-03-01', '2025-02-01'])
  })

  it('a project is listed with its technologies', async () => {
    const { body } = await create()
    const { data } = await manager.call(projects.technologyPairs)
    expect(data).toContainEqual({ project_id: body.id, technology_id: technologyId })
  })
})

describe('the list of projects', () => {
  const list = async (query: CallInput<typeof projects.list>['query'] = {}) =>
    (await manager.call(projects.list, { query })).data

  it('projects are found by every filter, and by all together', async () => {
    const technology = await buildTechnology(api.db)
    const other = await buildManager(api.db)
    const customer = await buildCustomer(api.db)
    const { body } = await create({
      name: '100% Filter_me',
      technologies: [technologyId, technology.id],
      manager_id: other.id,
      customer_id: customer.id,
      app: ['desktop', 'web'],
      from_scratch: true,
    })
    const filters = {
      id: body.id,
      name: 'filter_ME',
      technology: technology.id,
      company: customer.id,
      manager: other.id,
      application: 'desktop',
    } as const
    const found = (data: { projects: { id: number }[] }) => data.projects.map(({ id }) => id)
    for (const [name, value] of Object.entries(filters))
      expect(found(await list({ [name]: value }))).toEqual([body.id])
    expect(found(await list({ ...filters, from_scratch: true }))).toEqual([body.id])
    expect(found(await list({ ...filters, from_scratch: false }))).toEqual([])
    expect(found(await list({ name: '%Filter' }))).toEqual([])
  })

  it('projects are sorted by name without regard to case, and paged', async () => {
    await create({ name: '!! aaa second' })
    await create({ name: '!! AAA first' })
    const all = await list()
    expect(all.projects.slice(0, 2).map(({ name }) => name)).toEqual(['!! AAA first', '!! aaa second'])
    expect(all.total_pages).toBe(1)
    const page = await list({ page: 2, limit: 2 })
    expect(page.projects).toEqual(all.projects.slice(2, 4))
    expect(page).toMatchObject({ count: all.count, total_pages: Math.ceil(all.count / 2) })
  })
})
