import { dashboards } from '@portal/contract/dashboards/dashboards'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'

// The company's day in these tests is 2025-03-12.

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('the Managers dashboard', () => {
  const listed = async () => (await manager.call(dashboards.managers)).data

  it('the Managers dashboard shows project managers with their projects and the people of current contracts', async () => {
    const boss = await buildManager(api.db, { firstName: 'Boss' })
    const idle = await buildManager(api.db)
    const alpha = await buildProject(api.db, { name: 'alpha', managerId: boss.id })
    const beta = await buildProject(api.db, { name: 'Beta', managerId: boss.id })
    const finished = await buildProject(api.db, { managerId: boss.id })
    const zoe = await buildUser(api.db, { firstName: 'Zoe' })
    const adam = await buildUser(api.db, { firstName: 'adam' })
    const gone = await buildUser(api.db, { active: false })
    for (const { id } of [zoe, adam, gone]) await buildContract(api.db, { userId: id, projectId: alpha.id })
    await buildContract(api.db, { userId: zoe.id, projectId: beta.id, endDate: '2025-03-12' })
    await buildContract(api.db, { userId: adam.id, projectId: beta.id, endDate: '2025-03-11' })
    await buildContract(api.db, { userId: adam.id, projectId: finished.id, endDate: '2025-03-11' })
    await buildContract(api.db, { userId: zoe.id, projectId: finished.id, startDate: '2025-03-13' })

    const shown = await listed()
    expect(shown.find(({ id }) => id === boss.id)).toEqual({
      id: boss.id,
      full_name: boss.fullName,
      projects: [
        {
          id: alpha.id,
          name: 'alpha',
          developers: [
            { id: adam.id, full_name: adam.fullName },
            { id: zoe.id, full_name: zoe.fullName },
          ],
        },
        { id: beta.id, name: 'Beta', developers: [{ id: zoe.id, full_name: zoe.fullName }] },
      ],
    })
    expect(shown.find(({ id }) => id === idle.id)).toMatchObject({ projects: [] })
    const names = shown.map(({ full_name }) => full_name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  it('a manager is found by their own name and by those of the projects and people they lead, with all of these', async () => {
    const boss = await buildManager(api.db, { firstName: 'Searched', lastName: 'Boss' })
    const sought = await buildProject(api.db, { name: 'Sought shop', managerId: boss.id })
    const other = await buildProject(api.db, { name: 'Tidy', managerId: boss.id })
    const empty = await buildProject(api.db, { name: 'Unmanned shop', managerId: boss.id })
    const person = await buildUser(api.db, { firstName: 'Wanted', lastName: 'Worker' })
    for (const { id } of [sought, other]) await buildContract(api.db, { userId: person.id, projectId: id })
    await buildContract(api.db, { userId: person.id, projectId: empty.id, endDate: '2025-03-11' })
    for (const search of ['SEARCHED  b', 'sought s', 'wanted w']) {
      const { data } = await manager.call(dashboards.managers, { query: { search } })
      expect(data).toMatchObject([{ id: boss.id, projects: [{ id: sought.id }, { id: other.id }] }])
    }
    expect((await manager.call(dashboards.managers, { query: { search: 'unmanned' } })).data).toEqual([])
  })

  it('the managers sort by name both ways, and a parameter that is sent empty counts as absent', async () => {
    const usual = await listed()
    const { data } = await manager.call(dashboards.managers, { query: { sort: '-full_name' } })
    expect(data).toEqual(usual.toReversed())
    const empty = await manager.inject({ method: 'GET', url: '/api/v1/dashboard/managers?search=&sort=' })
    expect(empty.json()).toEqual(usual)
  })

  it('the Managers dashboard leaves out Bench, other sub-roles and inactive managers', async () => {
    const bench = await findBench(api.db)
    await buildContract(api.db, { projectId: bench.id })
    const hidden = [
      await buildUser(api.db, { subRoles: ['sales_manager'] }),
      await buildAdmin(api.db),
      await buildManager(api.db, { active: false }),
    ]
    for (const { id } of hidden) {
      const project = await buildProject(api.db, { managerId: id })
      await buildContract(api.db, { projectId: project.id })
    }
    const shown = await listed()
    for (const { id } of hidden) expect(shown.some((one) => one.id === id)).toBe(false)
    expect(shown.flatMap(({ projects }) => projects).some(({ id }) => id === bench.id)).toBe(false)
  })
})
