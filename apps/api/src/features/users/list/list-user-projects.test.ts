import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildProject } from '../../../../test/factories/project.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const projectsOf = (client: Client, id: number, date?: string) =>
  client.call(users.projects, { params: { id }, query: date === undefined ? {} : { date } })

describe("a person's projects", () => {
  it("a person's projects are those of all contracts, each once and by name, or those current on a day", async () => {
    const person = await buildUser(api.db)
    const zebra = await buildProject(api.db, { name: 'Zebra' })
    const apple = await buildProject(api.db, { name: 'apple' })
    await buildContract(api.db, { user_id: person.id, project_id: zebra.id, end_date: '2025-01-31' })
    await buildContract(api.db, { user_id: person.id, project_id: zebra.id, start_date: '2025-03-01' })
    await buildContract(api.db, { user_id: person.id, project_id: apple.id, end_date: '2025-02-28' })
    await buildContract(api.db)

    const all = [
      { id: apple.id, name: 'apple' },
      { id: zebra.id, name: 'Zebra' },
    ]
    expect((await projectsOf(await api.as(person), person.id)).data).toEqual(all)
    expect((await projectsOf(manager, person.id)).data).toEqual(all)
    expect((await projectsOf(manager, person.id, '2025-02-28')).data).toEqual([all[0]])
    expect((await projectsOf(manager, person.id, '2025-03-01')).data).toEqual([all[1]])
  })

  it("a person's projects are 403 for another developer, and those of an unknown user 404 for a manager", async () => {
    const person = await buildUser(api.db)
    const colleague = await api.as(await buildUser(api.db))
    expect((await projectsOf(colleague, person.id)).status).toBe(403)
    expect((await projectsOf(colleague, 999_999)).status).toBe(403)
    expect((await projectsOf(manager, 999_999)).status).toBe(404)
  })
})
