import { type ContractChanges, contracts } from '@portal/contract/contracts'
import { projects } from '@portal/contract/projects'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId, findSubRoleIds } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { eventsBy, notificationsBy } from '../../../test/notifications-by.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** Makes a manager, and a developer with a contract on the project of another manager. */
async function somebodysContract() {
  const actor = await buildManager(api.db)
  const lead = await buildManager(api.db)
  const person = await buildUser(api.db)
  const project = await buildProject(api.db, { manager_id: lead.id })
  const contract = await buildContract(api.db, { user_id: person.id, project_id: project.id })
  const client = await api.as(actor)
  return {
    actor,
    lead,
    person,
    project,
    contract,
    client,
    change: (changes: ContractChanges) =>
      client.call(contracts.update, { params: { id: contract.id }, body: { contract: changes } }),
  }
}

type Scene = Awaited<ReturnType<typeof somebodysContract>>

async function create({ client, person }: Scene, project: { id: number }, user: { id: number } = person) {
  const input = {
    user_id: user.id,
    project_id: project.id,
    job_status_id: await findStatusId(api.db, 'outstaff'),
    start_date: '2025-03-12',
  }
  return client.call(contracts.create, { body: { contract: input } })
}

describe('a contract that a manager makes', () => {
  it("a new contract is told to its user and to the project's manager, each in their own words", async () => {
    const scene = await somebodysContract()
    const { actor, lead, person } = scene
    const project = await buildProject(api.db, { manager_id: lead.id })
    expect((await create(scene, project)).status).toBe(201)
    const about = { event: 'contract_created', project_id: project.id, type: null, from: null, read: false }
    const told = await notificationsBy(api, actor)
    expect(told.toSorted((a, b) => a.user_id - b.user_id)).toMatchObject([
      { ...about, user_id: lead.id, message: `added ${person.full_name} to the project` },
      { ...about, user_id: person.id, message: 'added you to the project' },
    ])
  })

  it('a contract that a manager makes on a project of their own is told to its user alone', async () => {
    const scene = await somebodysContract()
    await create(scene, await buildProject(api.db, { manager_id: scene.actor.id }))
    expect(await eventsBy(api, scene.actor)).toEqual([[scene.person.id, 'contract_created']])
  })

  it("a contract for the project's manager is told to them once, as the contract's user", async () => {
    const scene = await somebodysContract()
    const project = await buildProject(api.db, { manager_id: scene.lead.id })
    await create(scene, project, scene.lead)
    expect(await notificationsBy(api, scene.actor)).toMatchObject([
      { user_id: scene.lead.id, message: 'added you to the project' },
    ])
  })

  it('a contract that overlaps another one notifies nobody', async () => {
    const scene = await somebodysContract()
    expect((await create(scene, scene.project)).status).toBe(409)
    expect(await notificationsBy(api, scene.actor)).toEqual([])
  })
})

describe('a change of a contract', () => {
  it.each([
    ['the first day', async () => ({ start_date: '2025-02-01' })],
    ['the last day', async () => ({ end_date: '2025-12-31' })],
    ['the status', async () => ({ job_status_id: await findStatusId(api.db, 'inner') })],
  ])('a change of %s of a contract is told to its user and to the manager', async (_, changes) => {
    const { actor, lead, person, project, change } = await somebodysContract()
    expect((await change(await changes())).status).toBe(200)
    const told = await notificationsBy(api, actor)
    expect(told.toSorted((a, b) => a.user_id - b.user_id)).toMatchObject([
      { user_id: lead.id, message: `changed the contract of ${person.full_name} on the project` },
      { user_id: person.id, message: 'changed your contract on the project' },
    ])
    expect(
      told.every(({ event, project_id }) => event === 'contract_changed' && project_id === project.id),
    ).toBe(true)
  })

  it('a change of a contract that writes what is there already notifies nobody', async () => {
    const { actor, contract, change } = await somebodysContract()
    await change({})
    await change({ start_date: contract.start_date, end_date: null, job_status_id: contract.job_status_id })
    expect(await notificationsBy(api, actor)).toEqual([])
  })

  it('a refused change of a contract notifies nobody', async () => {
    const { actor, contract, change } = await somebodysContract()
    const { user_id, project_id, job_status_id } = contract
    await buildRecord(api.db, { user_id, project_id, job_status_id, date: '2025-03-10' })
    expect((await change({ end_date: '2025-02-01' })).status).toBe(409)
    expect((await change({ end_date: '2024-02-01' })).status).toBe(422)
    expect(await notificationsBy(api, actor)).toEqual([])
  })

  it("a change of a contract's user is told as an end to the former and as a beginning to the new one", async () => {
    const { actor, lead, person, change } = await somebodysContract()
    const other = await buildUser(api.db)
    await change({ user_id: other.id })
    expect((await eventsBy(api, actor)).toSorted()).toEqual(
      [
        [lead.id, 'contract_created'],
        [lead.id, 'contract_deleted'],
        [person.id, 'contract_deleted'],
        [other.id, 'contract_created'],
      ].toSorted(),
    )
  })

  it('the deletion of a contract is told', async () => {
    const { actor, lead, person, client, contract } = await somebodysContract()
    expect((await client.call(contracts.remove, { params: { id: contract.id } })).status).toBe(204)
    const told = await notificationsBy(api, actor)
    expect(told.toSorted((a, b) => a.user_id - b.user_id)).toMatchObject([
      { user_id: lead.id, message: `deleted the contract of ${person.full_name} on the project` },
      { user_id: person.id, message: 'deleted your contract on the project' },
    ])
  })

  it('a notification about a contract stays readable when its project is deleted', async () => {
    const { actor, client, contract, project } = await somebodysContract()
    await client.call(contracts.remove, { params: { id: contract.id } })
    expect((await client.call(projects.remove, { params: { id: project.id } })).status).toBe(204)
    expect((await notificationsBy(api, actor)).map(({ project_id }) => project_id)).toEqual([null, null])
  })
})

describe('the contracts of hired and deactivated people', () => {
  it('the Bench contract of a new user notifies nobody', async () => {
    const actor = await buildManager(api.db)
    const client = await api.as(actor)
    const user = {
      email: 'new.developer@portal.test',
      first_name: 'Olena',
      last_name: 'Bondar',
      password: 'secret 1',
      role_ids: await findSubRoleIds(api.db, 'developer'),
    }
    expect((await client.call(users.create, { body: { user } })).status).toBe(201)
    expect(await notificationsBy(api, actor)).toEqual([])
  })

  it('the end of a Bench contract is told, as that of any other', async () => {
    const { actor, person, client } = await somebodysContract()
    const bench = await buildContract(api.db, {
      user_id: person.id,
      project_id: (await findBench(api.db)).id,
    })
    await client.call(contracts.update, {
      params: { id: bench.id },
      body: { contract: { end_date: '2025-03-12' } },
    })
    expect(await eventsBy(api, actor)).toContainEqual([person.id, 'contract_changed'])
  })

  it('contracts that end with a deactivation are told to the managers, but not to the deactivated user', async () => {
    const { actor, lead, person, client } = await somebodysContract()
    const nextLead = await buildManager(api.db)
    const next = await buildProject(api.db, { manager_id: nextLead.id })
    await buildContract(api.db, { user_id: person.id, project_id: next.id, start_date: '2025-06-01' })
    const user = { active: false, end_contracts: true }
    expect((await client.call(users.update, { params: { id: person.id }, body: { user } })).status).toBe(200)
    expect((await eventsBy(api, actor)).toSorted()).toEqual(
      [
        [lead.id, 'contract_changed'],
        [nextLead.id, 'contract_deleted'],
      ].toSorted(),
    )
  })

  it('a deactivation that is refused because of hours after today notifies nobody', async () => {
    const { actor, person, client, contract } = await somebodysContract()
    const { user_id, project_id, job_status_id } = contract
    await buildRecord(api.db, { user_id, project_id, job_status_id, date: '2025-03-20' })
    const user = { active: false, end_contracts: true }
    expect((await client.call(users.update, { params: { id: person.id }, body: { user } })).status).toBe(409)
    expect(await notificationsBy(api, actor)).toEqual([])
  })
})
