import { availableContracts } from '@portal/contract/available-contracts'
import { type ContractChanges, contracts } from '@portal/contract/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let managerUser: { id: number; fullName: string }
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
const update = (id: number, contract: ContractChanges) =>
  manager.call(contracts.update, { params: { id }, body: { contract } })
const remove = (id: number) => manager.call(contracts.remove, { params: { id } })

describe('a new contract', () => {
  it('puts an active person on a project, signed by whoever is signed in', async () => {
    const user = await buildUser(api.db)
    const project = await buildProject(api.db)
    const { status, body } = await create({ user_id: user.id, project_id: project.id, admin_id: user.id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      user_id: user.id,
      user: user.fullName,
      project_id: project.id,
      project: project.name,
      project_name: project.name,
      job_status: 'Outstaff',
      status: 'Outstaff',
      tag: 'outstaff',
      admin_id: managerUser.id,
      admin_name: managerUser.fullName,
      start_date: '2025-03-01',
      end_date: null,
      can: { update: true, delete: true },
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
  ])('refuses %s at the field', async (_, overrides, field, message) => {
    const { status, body } = await create(await overrides())
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: [message] })
  })

  it('shares no day with another one of the person on the project', async () => {
    const first = await buildContract(api.db, { startDate: '2025-01-01', endDate: '2025-01-31' })
    const ids = { user_id: first.userId, project_id: first.projectId }
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

describe('changing a contract', () => {
  it('changes the fields given; an end can be taken back', async () => {
    const contract = await buildContract(api.db)
    const ended = await update(contract.id, { end_date: '2025-04-30' })
    expect(ended.data).toMatchObject({ start_date: '2025-01-01', end_date: '2025-04-30' })
    expect((await update(contract.id, { start_date: '2025-02-01' })).data.end_date).toBe('2025-04-30')
    expect((await update(contract.id, { end_date: null })).data.end_date).toBeNull()
  })

  it('refuses an end before the start that is kept', async () => {
    const contract = await buildContract(api.db)
    const { refusal } = await update(contract.id, { end_date: '2024-12-31' })
    expect(refusal.errors).toEqual({ end_date: ['The end date cannot be earlier than the start date'] })
  })

  it('leaves no hours outside, on either side', async () => {
    const contract = await buildContract(api.db)
    await buildRecord(api.db, { ...placeOf(contract), date: '2025-02-10' })
    await buildRecord(api.db, { ...placeOf(contract), date: '2025-03-10' })
    for (const dates of [{ start_date: '2025-02-11' }, { end_date: '2025-03-09' }]) {
      const { status, refusal } = await update(contract.id, dates)
      expect([status, refusal.error]).toEqual([409, 'There are records outside these dates'])
    }
    const exact = await update(contract.id, { start_date: '2025-02-10', end_date: '2025-03-10' })
    expect(exact.status).toBe(200)
  })

  it('minds no hours of other projects, people or contracts', async () => {
    const contract = await buildContract(api.db, { endDate: '2025-02-28' })
    const next = await buildContract(api.db, { ...placeOf(contract), startDate: '2025-03-01' })
    await buildRecord(api.db, { ...placeOf(next), date: '2025-03-01' })
    await buildRecord(api.db, { userId: contract.userId, date: '2025-02-15' })
    await buildRecord(api.db, { projectId: contract.projectId, date: '2025-02-15' })
    expect((await update(contract.id, { end_date: '2025-01-15' })).status).toBe(200)
    expect((await remove(contract.id)).status).toBe(204)
  })

  it('moves to another person or project only while no hours are logged on it', async () => {
    const contract = await buildContract(api.db)
    const other = await buildUser(api.db)
    expect((await update(contract.id, { user_id: other.id })).data.user_id).toBe(other.id)
    await buildRecord(api.db, { ...placeOf(contract), userId: other.id })
    for (const changes of [{ user_id: userId }, { project_id: projectId }]) {
      const { status, refusal } = await update(contract.id, changes)
      expect([status, refusal.code]).toEqual([409, 'contracts.has_records'])
    }
    expect((await update(contract.id, { user_id: other.id, end_date: '2025-12-31' })).status).toBe(200)
  })

  it('to a person who has left, to Bench or to Free is refused', async () => {
    const contract = await buildContract(api.db)
    const left = await buildUser(api.db, { active: false })
    const { refusal } = await update(contract.id, {
      user_id: left.id,
      project_id: (await findBench(api.db)).id,
      job_status_id: await findStatusId(api.db, 'free'),
    })
    expect(Object.keys(refusal.errors).toSorted()).toEqual(['job_status_id', 'project_id', 'user_id'])
  })

  it('ends the contract of somebody who has left, and one on Bench', async () => {
    const left = await buildUser(api.db, { active: false })
    const bench = await findBench(api.db)
    const contract = await buildContract(api.db, { userId: left.id, projectId: bench.id, tag: 'bench' })
    const { data } = await update(contract.id, {
      user_id: left.id,
      project_id: bench.id,
      end_date: '2025-03-12',
    })
    expect(data).toMatchObject({ end_date: '2025-03-12', tag: 'bench' })
  })

  it('onto the days of another one is refused', async () => {
    const first = await buildContract(api.db, { endDate: '2025-01-31' })
    const second = await buildContract(api.db, { ...placeOf(first), startDate: '2025-02-01' })
    const { status, refusal } = await update(second.id, { start_date: '2025-01-31' })
    expect([status, refusal.error]).toEqual([409, 'Contract already exists'])
  })

  it('to another job status leaves logged hours with the one they had', async () => {
    const contract = await buildContract(api.db)
    const record = await buildRecord(api.db, { ...placeOf(contract), date: '2025-03-10' })
    await update(contract.id, { job_status_id: await findStatusId(api.db, 'inner') })
    const response = await manager.inject({
      method: 'GET',
      url: `/api/v1/admin/records?user_id=${contract.userId}`,
    })
    expect(response.json().paginate_records).toMatchObject([
      { id: record.id, job_status_id: contract.jobStatusId },
    ])
  })

  it('is 404 for what does not exist', async () => {
    expect((await update(999_999, { end_date: null })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await manager.call(contracts.ofUser, { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('deleting a contract', () => {
  it('is refused while hours are logged on it', async () => {
    const contract = await buildContract(api.db)
    await buildRecord(api.db, { ...placeOf(contract), date: '2025-03-10' })
    const { status, refusal } = await remove(contract.id)
    expect([status, refusal.error]).toEqual([409, 'There are records outside these dates'])
  })

  it('takes away one that nobody logged hours on, Bench too', async () => {
    const bench = await findBench(api.db)
    const contract = await buildContract(api.db, { projectId: bench.id, tag: 'bench' })
    expect((await remove(contract.id)).status).toBe(204)
    expect((await remove(contract.id)).status).toBe(404)
  })
})

describe('the lists of contracts', () => {
  const list = async (query: CallInput<typeof contracts.list>['query'] = {}) =>
    (await manager.call(contracts.list, { query })).data

  it('are by person and start, filtered, in pages, and the same on both paths', async () => {
    const anna = await buildUser(api.db, { firstName: 'aaanna' })
    const inner = await findStatusId(api.db, 'inner')
    const later = await buildContract(api.db, { userId: anna.id, startDate: '2025-02-01' })
    const earlier = await buildContract(api.db, { userId: anna.id, jobStatusId: inner })
    const all = await list()
    expect(all.contracts.slice(0, 2).map(({ id }) => id)).toEqual([earlier.id, later.id])
    expect(all).toMatchObject({ pages: 1, count: all.contracts.length })
    const ids = async (query: CallInput<typeof contracts.list>['query']) =>
      (await list(query)).contracts.map(({ id }) => id)
    expect(await ids({ user_id: anna.id, status_id: inner })).toEqual([earlier.id])
    expect(await ids({ project_id: later.projectId })).toEqual([later.id])
    expect(await ids({ user_id: anna.id, page: 2, limit: 1 })).toEqual([later.id])
    expect((await manager.call(contracts.adminList)).data).toEqual(all)
  })

  it('tell a person’s contracts, newest start first, ten a page', async () => {
    const user = await buildUser(api.db)
    for (let month = 1; month <= 11; month += 1) {
      await buildContract(api.db, { userId: user.id, startDate: `2024-${String(month).padStart(2, '0')}-01` })
    }
    const { data } = await manager.call(contracts.ofUser, { params: { id: user.id } })
    expect(data).toMatchObject({ count: 11, pages: 2 })
    expect(data.paginate_contracts).toHaveLength(10)
    expect(data.paginate_contracts[0]?.start_date).toBe('2024-11-01')
  })
})

const placeOf = ({
  userId: user,
  projectId: project,
  jobStatusId,
}: {
  userId: number
  projectId: number
  jobStatusId: number
}) => ({ userId: user, projectId: project, jobStatusId })
