import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer, buildProject } from '../../../test/factories/project.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client

beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

describe('the names for select fields', () => {
  it('people are found by words in any order, and a manager can tell namesakes apart', async () => {
    const first = await buildUser(api.db, { first_name: 'Maria', last_name: 'Zinchenko' })
    const second = await buildUser(api.db, { first_name: 'Maria', last_name: 'Zinchenko', active: false })
    await buildUser(api.db, { first_name: 'Maria', last_name: 'Zinko' })
    const { data } = await manager.call(users.names, { query: { name: ' zinchenko  M' } })
    expect(data.map(({ id, email, active }) => ({ id, email, active }))).toEqual([
      { id: first.id, email: first.email, active: true },
      { id: second.id, email: second.email, active: false },
    ])
    const active = await manager.call(users.names, { query: { name: 'zinchenko', active: true } })
    expect(active.data.map(({ id }) => id)).toEqual([first.id])
    const chief = await buildManager(api.db, { first_name: 'Maria', last_name: 'Zinchenko', active: false })
    const idsOf = async (manager_level: boolean) =>
      (await manager.call(users.names, { query: { name: 'zinchenko', manager_level } })).data.map(
        ({ id }) => id,
      )
    expect(await idsOf(true)).toEqual([chief.id])
    expect(await idsOf(false)).toEqual([first.id, second.id])
  })

  it('the names of projects take a limit and ids, and a percent sign is read literally', async () => {
    const half = await buildProject(api.db, { name: 'Half 50% done' })
    await buildProject(api.db, { name: 'Half 500 done' })
    const found = await manager.call(projects.names, { query: { name: 'done 50%' } })
    expect(found.data).toEqual([{ id: half.id, name: 'Half 50% done', is_bench: false }])
    expect((await manager.call(projects.names, { query: { limit: 1 } })).data).toHaveLength(1)
    const resolved = await manager.call(projects.names, { query: { id: [half.id, 2_000_000] } })
    expect(resolved.data.map(({ id }) => id)).toEqual([half.id])
    const spelled = await manager.inject({ url: `/api/v1/projects/names?id[]=${half.id}` })
    expect(spelled.json()).toEqual(resolved.data)
    expect((await manager.inject({ url: '/api/v1/projects/names?limit=101' })).statusCode).toBe(400)
  })

  it('the names of companies are sorted by name', async () => {
    for (const company_name of ['Zeta Harbor', 'alpha harbor']) {
      await buildCustomer(api.db, { company_name })
    }
    const { data } = await manager.call(customers.names, { query: { name: 'harbor' } })
    expect(data.map(({ company_name }) => company_name)).toEqual(['alpha harbor', 'Zeta Harbor'])
  })
})
