import { availableContracts, contracts } from '@portal/contract/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let managerUser: { id: number; full_name: string }
let userId: number
let projectId: number
let outstaffId: number
beforeAll(async () => {
  api = await createTestApp()
  managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
  outstaffId = await findStatusId(api.db, 'outstaff')
  userId = (await buildUser(api.db)).id
  projectId = (await buildProject(api.db)).id
})
afterAll(() => api.close())

const create = async (overrides: Record<string, unknown> = {}) => {
  const contract = {
    user_id: userId,
    project_id: projectId,
    job_status_id: outstaffId,
    start_date: '2025-03-01',
    ...overrides,
  }
  const response = await manager.inject({ method: 'POST', url: '/api/v1/contracts', payload: { contract } })
  return { status: response.statusCode, body: response.json() }
}

describe('a new contract', () => {
  it('a manager opens a contract of an active user, and the contract names the manager as its author', async () => {
    const user = await buildUser(api.db)
    const project = await buildProject(api.db)
    const { status, body } = await create({ user_id: user.id, project_id: project.id, admin_id: user.id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      user_id: user.id,
      user: user.full_name,
      project_id: project.id,
      project: project.name,
      project_name: project.name,
      job_status: 'Outstaff',
      status: 'Outstaff',
      tag: 'outstaff',
      admin_id: managerUser.id,
      admin_name: managerUser.full_name,
      start_date: '2025-03-01',
      end_date: null,
      user_active: true,
      can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
    })
    const { data } = await manager.call(availableContracts.ofUser, { query: { user_id: user.id } })
    expect(data.map(({ id }) => id)).toEqual([body.id])
  })

  it.each([
    ['an unknown user', async () => ({ user_id: 999_999 }), 'user_id', 'Choose an active user'],
    [
      'somebody who has left',
      async () => ({ user_id: (await buildUser(api.db, { active: false })).id }),
      'user_id',
      'Choose an active user',
    ],
    ['an unknown project', async () => ({ project_id: 999_999 }), 'project_id', 'There is no such project'],
    [
      'Bench by hand',
      async () => ({ project_id: (await findBench(api.db)).id }),
      'project_id',
      'The Bench project cannot be chosen',
    ],
    [
      'Free, which is only computed',
      async () => ({ job_status_id: await findStatusId(api.db, 'free') }),
      'job_status_id',
      'This status cannot be chosen',
    ],
    [
      'an unknown status',
      async () => ({ job_status_id: 999_999 }),
      'job_status_id',
      'This status cannot be chosen',
    ],
    ['no start', async () => ({ start_date: undefined }), 'start_date', 'This field is required'],
    [
      'an end before the start',
      async () => ({ end_date: '2025-02-28' }),
      'end_date',
      'The end date cannot be earlier than the start date',
    ],
  ])('a new contract with %s is refused at the field', async (_, overrides, field, message) => {
    const { status, body } = await create(await overrides())
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [message] })
  })

  it('a new contract cannot share a day with another one of the person on the project', async () => {
    const first = await buildContract(api.db, { start_date: '2025-01-01', end_date: '2025-01-31' })
    const ids = { user_id: first.user_id, project_id: first.project_id }
    for (const dates of [
      { start_date: '2025-01-31' },
      { start_date: '2024-12-01', end_date: '2025-01-01' },
      { start_date: '2024-12-01' },
    ]) {
      const { status, body } = await create({ ...ids, ...dates })
      expect([status, body.error]).toEqual([409, 'Contract already exists'])
    }
    expect((await create({ ...ids, start_date: '2025-02-01' })).status).toBe(201)
    expect((await create({ ...ids, start_date: '2024-12-01', end_date: '2024-12-31' })).status).toBe(201)
  })
})

describe('the lists of contracts', () => {
  const list = async (query: CallInput<typeof contracts.list>['query'] = {}) =>
    (await manager.call(contracts.list, { query })).data

  it('contracts are listed by person and start, filtered, in pages, and the same on both paths', async () => {
    const anna = await buildUser(api.db, { first_name: 'aaanna' })
    const inner = await findStatusId(api.db, 'inner')
    const later = await buildContract(api.db, { user_id: anna.id, start_date: '2025-02-01' })
    const earlier = await buildContract(api.db, { user_id: anna.id, job_status_id: inner })
    const all = await list()
    expect(all.contracts.slice(0, 2).map(({ id }) => id)).toEqual([earlier.id, later.id])
    expect(all).toMatchObject({ pages: 1, count: all.contracts.length })
    const ids = async (query: CallInput<typeof contracts.list>['query']) =>
      (await list(query)).contracts.map(({ id }) => id)
    expect(await ids({ user_id: anna.id, status_id: inner })).toEqual([earlier.id])
    expect(await ids({ project_id: later.project_id })).toEqual([later.id])
    expect(await ids({ id: earlier.id })).toEqual([earlier.id])
    expect(await ids({ user_id: anna.id, page: 2, limit: 1 })).toEqual([later.id])
    expect((await manager.call(contracts.adminList)).data).toEqual(all)
  })

  it('contracts can be narrowed to current, upcoming or ended ones, and to those off Bench', async () => {
    const user = await buildUser(api.db, { active: false })
    const bench = await findBench(api.db)
    const of = (start_date: string, end_date: string | null) =>
      buildContract(api.db, { user_id: user.id, start_date, end_date })
    const ended = await of('2025-01-01', '2025-03-11')
    const endsToday = await of('2025-01-01', '2025-03-12')
    const open = await of('2025-03-12', null)
    const later = await of('2025-03-13', null)
    const onBench = await buildContract(api.db, { user_id: user.id, project_id: bench.id, tag: 'bench' })
    const ids = async (query: CallInput<typeof contracts.list>['query']) => {
      const data = await list({ ...query, user_id: user.id, sort: 'id' })
      expect(data.count).toBe(data.contracts.length)
      expect(data.contracts.every((contract) => !contract.user_active)).toBe(true)
      return data.contracts.map(({ id }) => id)
    }
    expect(await ids({ state: 'current' })).toEqual([endsToday.id, open.id, onBench.id])
    expect(await ids({ state: 'upcoming' })).toEqual([later.id])
    expect(await ids({ state: 'open' })).toEqual([endsToday.id, open.id, later.id, onBench.id])
    expect(await ids({ state: 'ended' })).toEqual([ended.id])
    const all = [ended.id, endsToday.id, open.id, later.id, onBench.id]
    expect(await ids({ state: 'all' })).toEqual(all)
    expect(await ids({})).toEqual(all)
    expect(await ids({ bench: true })).toEqual(all)
    expect(await ids({ bench: false })).toEqual(all.slice(0, 4))
    expect(await ids({ state: 'current', bench: false })).toEqual([endsToday.id, open.id])
  })

  it.each(['state=past', 'bench=maybe', 'sort=nonsense'])(
    'the list of contracts answers 400 to %s',
    async (query) => {
      const response = await manager.inject({ method: 'GET', url: `/api/v1/contracts?${query}` })
      expect(response.statusCode).toBe(400)
    },
  )

  it('the list of contracts says that a contract with hours on it cannot be deleted, and why', async () => {
    const logged = await buildContract(api.db, { end_date: '2025-02-01' })
    const { user_id: userId, project_id: projectId, job_status_id } = logged
    await buildRecord(api.db, { user_id: userId, project_id: projectId, job_status_id, date: '2025-02-01' })
    const next = await buildContract(api.db, {
      user_id: userId,
      project_id: projectId,
      start_date: '2025-02-02',
    })
    const { contracts: rows } = await list({ user_id: userId, sort: 'start_date' })
    expect(rows.map(({ id, can }) => [id, can])).toEqual([
      [
        logged.id,
        {
          update: true,
          delete: false,
          delete_refusal: 'Cannot delete. There are records on this contract',
          delete_reason: { code: 'contracts.delete_with_records', facts: {} },
        },
      ],
      [next.id, { update: true, delete: true, delete_refusal: null, delete_reason: null }],
    ])
    const removed = await manager.call(contracts.remove, { params: { id: logged.id } })
    expect([removed.status, removed.refusal.error]).toEqual([409, 'There are records outside these dates'])
  })

  it('a person’s contracts are listed with the newest start first, ten a page', async () => {
    const user = await buildUser(api.db)
    for (let month = 1; month <= 11; month += 1) {
      await buildContract(api.db, {
        user_id: user.id,
        start_date: `2024-${String(month).padStart(2, '0')}-01`,
      })
    }
    const { data } = await manager.call(contracts.ofUser, { params: { id: user.id } })
    expect(data).toMatchObject({ count: 11, pages: 2 })
    expect(data.paginate_contracts).toHaveLength(10)
    expect(data.paginate_contracts[0]?.start_date).toBe('2024-11-01')
  })
})
