import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../../test/factories/project.ts'
import { findStatusId } from '../../../../test/factories/reference.ts'
import { buildAdmin, buildManager, buildUser } from '../../../../test/factories/user.ts'

let api: TestApp
let admin: Client
let clientProject: Awaited<ReturnType<typeof buildProject>>
let innerProject: Awaited<ReturnType<typeof buildProject>>

/** The name of each person holds their group. The users would be in another order if they were sorted by name alone. */
const person = (first_name: string, overrides: Parameters<typeof buildUser>[1] = {}) =>
  buildUser(api.db, { first_name, last_name: 'Staff', ...overrides })

beforeAll(async () => {
  api = await createTestApp()
  const { db } = api
  const bench = await findBench(db)
  const manager = await buildManager(db, { first_name: 'Amanda', last_name: 'Manages' })
  admin = await api.as(await buildAdmin(db, { first_name: 'Zed', last_name: 'Contractless' }))
  clientProject = await buildProject(db, { name: 'Client work', manager_id: manager.id })
  innerProject = await buildProject(db, { name: 'Inner work', manager_id: manager.id })
  const onBench = async (user_id: number) => {
    await buildContract(db, { user_id, project_id: bench.id, tag: 'bench' })
    return user_id
  }
  const on = (
    user_id: number,
    project_id: number,
    tag: 'outstaff' | 'inner' | 'busy_on_full_time_outstaff',
  ) => buildContract(db, { user_id, project_id, tag })

  await onBench(manager.id)
  await onBench((await person('free Zoe')).id)
  await onBench((await person('Free Adam')).id)
  await on(await onBench((await person('Outstaff Bob')).id), clientProject.id, 'outstaff')
  await on(await onBench((await person('Outstaff Al')).id), clientProject.id, 'busy_on_full_time_outstaff')
  await on(await onBench((await person('Inner Carl')).id), innerProject.id, 'inner')
  const back = await person('Free Back')
  await onBench(back.id)
  await buildContract(db, {
    user_id: back.id,
    project_id: clientProject.id,
    start_date: '2025-01-01',
    end_date: '2025-03-11',
  })
  const soon = await person('Free Soon')
  await onBench(soon.id)
  await buildContract(db, { user_id: soon.id, project_id: clientProject.id, start_date: '2025-03-13' })
  const left = await person('Left', { active: false })
  await on(await onBench(left.id), clientProject.id, 'outstaff')
})
afterAll(() => api.close())

const list = async (query: CallInput<typeof users.list>['query'] = {}) =>
  (await admin.call(users.list, { query })).data
const namesOf = ({ users: rows }: { users: { first_name: string }[] }) => rows.map((row) => row.first_name)

describe('the list of users', () => {
  it('a manager lists free people, then inner work, then outstaff, then managers on Bench, each by name', async () => {
    const data = await list({ active: true })
    expect(namesOf(data)).toEqual([
      'Free Adam',
      'Free Back',
      'Free Soon',
      'free Zoe',
      'Inner Carl',
      'Outstaff Al',
      'Outstaff Bob',
      'Amanda',
      ...namesOf(data).slice(8),
    ])
    expect(data.users.filter((row) => row.free).map((row) => row.first_name)).toEqual([
      'Free Adam',
      'Free Back',
      'Free Soon',
      'free Zoe',
    ])
  })

  it('the list of users keeps its order through the pages', async () => {
    const all = await list()
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 4 })))
    expect(pages.flatMap(namesOf)).toEqual(namesOf(all))
    expect(pages[0]).toMatchObject({ count: all.count, total_pages: Math.ceil(all.count / 4) })
    expect(all.total_pages).toBe(1)
    expect(all.count).toBe(all.users.length)
  })

  it('the list of users has an empty page past the end', async () => {
    const data = await list({ page: 99 })
    expect(data.users).toEqual([])
    expect(data.count).toBeGreaterThan(0)
  })

  it('the list of users shows each person as the API shows users, with the contracts of today', async () => {
    const bob = (await list({ active: true })).users.find((row) => row.first_name === 'Outstaff Bob')
    expect(bob).toMatchObject({ full_name: 'Outstaff Bob Staff', role: 'default', free: false })
    expect(bob?.available_contracts).toMatchObject([
      { project: 'Bench', tag: 'bench', manager: null },
      { project: 'Client work', tag: 'outstaff', manager: 'Amanda Manages' },
    ])
  })

  it('the list of users finds inactive users, who are never free', async () => {
    const data = await list({ active: false })
    expect(namesOf(data)).toEqual(['Left'])
    expect(data.users[0]).toMatchObject({ free: false, available_contracts: [] })
  })

  it('the list of users finds people by their names, in the usual order or sorted', async () => {
    expect(namesOf(await list({ search: 'adam  free' }))).toEqual(['Free Adam'])
    expect(namesOf(await list({ search: 'CARL staff', active: true }))).toEqual(['Inner Carl'])
    expect(namesOf(await list({ search: 'outstaff', sort: '-full_name' }))).toEqual([
      'Outstaff Bob',
      'Outstaff Al',
    ])
    expect((await list({ search: 'outstaff' })).count).toBe(2)
    expect((await list({ search: '' })).count).toBe((await list()).count)
  })

  it('the list of users finds people by project and by its manager', async () => {
    const ofProject = await list({ project_id: clientProject.id, active: true })
    expect(namesOf(ofProject)).toEqual(['Outstaff Al', 'Outstaff Bob'])
    const ofManager = await list({ manager_id: clientProject.manager_id ?? 0, active: true })
    expect(namesOf(ofManager)).toEqual(['Inner Carl', 'Outstaff Al', 'Outstaff Bob'])
  })

  it('the list of users finds people by job status, and by Free those who are free', async () => {
    const outstaff = await list({ status_id: await findStatusId(api.db, 'outstaff'), active: true })
    expect(namesOf(outstaff)).toEqual(['Outstaff Bob'])
    const free = await list({ status_id: await findStatusId(api.db, 'free') })
    expect(namesOf(free)).toEqual(['Free Adam', 'Free Back', 'Free Soon', 'free Zoe'])
    expect(free.count).toBe(4)
  })

  it('the list of users finds people with one contract that fits all filters together', async () => {
    const data = await list({
      project_id: innerProject.id,
      status_id: await findStatusId(api.db, 'bench'),
    })
    expect(data.users).toEqual([])
  })

  it('the list of users finds one person', async () => {
    const [first] = (await list()).users
    expect((await list({ user_id: first?.id })).users).toHaveLength(1)
  })

  it('each row of the list of users says whether a manager may change the person', async () => {
    const manager = await api.as(await buildManager(api.db))
    const { users: rows } = (await manager.call(users.list)).data
    const can = (role: string) =>
      new Set(rows.filter((row) => row.role === role).map((row) => row.can.update))
    expect([can('default'), can('manager'), can('admin')]).toEqual([
      new Set([true]),
      new Set([false]),
      new Set([false]),
    ])
  })
})
