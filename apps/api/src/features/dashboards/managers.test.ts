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
    const boss = await buildManager(api.db, { first_name: 'Boss' })
    const idle = await buildManager(api.db)
    const alpha = await buildProject(api.db, { name: 'alpha', manager_id: boss.id })
    const beta = await buildProject(api.db, { name: 'Beta', manager_id: boss.id })
    const finished = await buildProject(api.db, { manager_id: boss.id })
    const zoe = await buildUser(api.db, { first_name: 'Zoe' })
    const adam = await buildUser(api.db, { first_name: 'adam' })
    const gone = await buildUser(api.db, { active: false })
    for (const { id } of [zoe, adam, gone]) await buildContract(api.db, { user_id: id, project_id: alpha.id })
    await buildContract(api.db, { user_id: zoe.id, project_id: beta.id, end_date: '2025-03-12' })
    await buildContract(api.db, { user_id: adam.id, project_id: beta.id, end_date: '2025-03-11' })
    await buildContract(api.db, { user_id: adam.id, project_id: finished.id, end_date: '2025-03-11' })
    await buildContract(api.db, { user_id: zoe.id, project_id: finished.id, start_date: '2025-03-13' })

    const shown = await listed()
    expect(shown.find(({ id }) => id === boss.id)).toEqual({
      id: boss.id,
      full_name: boss.full_name,
      projects: [
        {
          id: alpha.id,
          name: 'alpha',
          developers: [
            { id: adam.id, full_name: adam.full_name },
            { id: zoe.id, full_name: zoe.full_name },
          ],
        },
        { id: beta.id, name: 'Beta', developers: [{ id: zoe.id, full_name: zoe.full_name }] },
      ],
    })
    expect(shown.find(({ id }) => id === idle.id)).toMatchObject({ projects: [] })
    const names = shown.map(({ full_name }) => full_name.toLowerCase())
    expect(names).toEqual(names.toSorted())
  })

  it('a manager is found by their own name and by those of the projects and people they lead, with all of these', async () => {
    const boss = await buildManager(api.db, { first_name: 'Searched', last_name: 'Boss' })
    const sought = await buildProject(api.db, { name: 'Sought shop', manager_id: boss.id })
    const other = await buildProject(api.db, { name: 'Tidy', manager_id: boss.id })
    const empty = await buildProject(api.db, { name: 'Unmanned shop', manager_id: boss.id })
    const person = await buildUser(api.db, { first_name: 'Wanted', last_name: 'Worker' })
    for (const { id } of [sought, other]) await buildContract(api.db, { user_id: person.id, project_id: id })
    await buildContract(api.db, { user_id: person.id, project_id: empty.id, end_date: '2025-03-11' })
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
    await buildContract(api.db, { project_id: bench.id })
    const hidden = [
      await buildUser(api.db, { sub_roles: ['sales_manager'] }),
      await buildAdmin(api.db),
      await buildManager(api.db, { active: false }),
    ]
    for (const { id } of hidden) {
      const project = await buildProject(api.db, { manager_id: id })
      await buildContract(api.db, { project_id: project.id })
    }
    const shown = await listed()
    for (const { id } of hidden) expect(shown.some((one) => one.id === id)).toBe(false)
    expect(shown.flatMap(({ projects }) => projects).some(({ id }) => id === bench.id)).toBe(false)
  })
})
