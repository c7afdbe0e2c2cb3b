import { type ContractChanges, contracts } from '@portal/contract/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
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
beforeAll(async () => {
  api = await createTestApp()
  managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
  userId = (await buildUser(api.db)).id
  projectId = (await buildProject(api.db)).id
})
afterAll(() => api.close())

const update = (id: number, contract: ContractChanges) =>
  manager.call(contracts.update, { params: { id }, body: { contract } })
const remove = (id: number) => manager.call(contracts.remove, { params: { id } })

describe('changing a contract', () => {
  it('a manager changes the given fields of a contract, and null removes the end', async () => {
    const contract = await buildContract(api.db)
    const ended = await update(contract.id, { end_date: '2025-04-30' })
    expect(ended.data).toMatchObject({ start_date: '2025-01-01', end_date: '2025-04-30' })
    expect((await update(contract.id, { start_date: '2025-02-01' })).data.end_date).toBe('2025-04-30')
    expect((await update(contract.id, { end_date: null })).data.end_date).toBeNull()
  })

  it('a contract cannot end before its stored start', async () => {
    const contract = await buildContract(api.db)
    const { refusal } = await update(contract.id, { end_date: '2024-12-31' })
    expect(refusal.errors).toEqual({ end_date: ['The end date cannot be earlier than the start date'] })
  })

  it('a contract cannot start or end so that logged hours are left outside', async () => {
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

  it('hours of other projects, people and contracts do not restrict a contract', async () => {
    const contract = await buildContract(api.db, { end_date: '2025-02-28' })
    const next = await buildContract(api.db, { ...placeOf(contract), start_date: '2025-03-01' })
    await buildRecord(api.db, { ...placeOf(next), date: '2025-03-01' })
    await buildRecord(api.db, { user_id: contract.user_id, date: '2025-02-15' })
    await buildRecord(api.db, { project_id: contract.project_id, date: '2025-02-15' })
    expect((await update(contract.id, { end_date: '2025-01-15' })).status).toBe(200)
    expect((await remove(contract.id)).status).toBe(204)
  })

  it('a manager moves a contract to another person or project only while no hours are logged on it', async () => {
    const contract = await buildContract(api.db)
    const other = await buildUser(api.db)
    expect((await update(contract.id, { user_id: other.id })).data.user_id).toBe(other.id)
    await buildRecord(api.db, { ...placeOf(contract), user_id: other.id })
    for (const changes of [{ user_id: userId }, { project_id: projectId }]) {
      const { status, refusal } = await update(contract.id, changes)
      expect([status, refusal.code]).toEqual([409, 'contracts.has_records'])
    }
    expect((await update(contract.id, { user_id: other.id, end_date: '2025-12-31' })).status).toBe(200)
  })

  it('a manager cannot move a contract to a person who has left, to Bench or to Free', async () => {
    const contract = await buildContract(api.db)
    const left = await buildUser(api.db, { active: false })
    const { refusal } = await update(contract.id, {
      user_id: left.id,
      project_id: (await findBench(api.db)).id,
      job_status_id: await findStatusId(api.db, 'free'),
    })
    expect(Object.keys(refusal.errors).toSorted()).toEqual(['job_status_id', 'project_id', 'user_id'])
  })

  it('a manager can end the contract of an inactive user, and one on Bench', async () => {
    const left = await buildUser(api.db, { active: false })
    const bench = await findBench(api.db)
    const contract = await buildContract(api.db, { user_id: left.id, project_id: bench.id, tag: 'bench' })
    const { data } = await update(contract.id, {
      user_id: left.id,
      project_id: bench.id,
      end_date: '2025-03-12',
    })
    expect(data).toMatchObject({ end_date: '2025-03-12', tag: 'bench' })
  })

  it('a manager can correct the contract of an inactive user, but neither extend nor move it', async () => {
    const left = await buildUser(api.db, { active: false })
    const contract = await buildContract(api.db, { user_id: left.id, end_date: '2025-02-28' })
    for (const changes of [{ end_date: null }, { end_date: '2025-03-01' }, { project_id: projectId }]) {
      const { status, refusal } = await update(contract.id, changes)
      expect([status, refusal.errors]).toEqual([422, { user_id: ['Choose an active user'] }])
    }
    const corrected = { start_date: '2025-01-08', end_date: '2025-02-27' }
    expect((await update(contract.id, corrected)).data).toMatchObject(corrected)
  })

  it('a contract cannot move onto the days of another one', async () => {
    const first = await buildContract(api.db, { end_date: '2025-01-31' })
    const second = await buildContract(api.db, { ...placeOf(first), start_date: '2025-02-01' })
    const { status, refusal } = await update(second.id, { start_date: '2025-01-31' })
    expect([status, refusal.error]).toEqual([409, 'Contract already exists'])
  })

  it('another job status of a contract leaves that of logged hours unchanged', async () => {
    const contract = await buildContract(api.db)
    const record = await buildRecord(api.db, { ...placeOf(contract), date: '2025-03-10' })
    await update(contract.id, { job_status_id: await findStatusId(api.db, 'inner') })
    const response = await manager.inject({
      method: 'GET',
      url: `/api/v1/admin/records?user_id=${contract.user_id}`,
    })
    expect(response.json().paginate_records).toMatchObject([
      { id: record.id, job_status_id: contract.job_status_id },
    ])
  })

  it('a change of an unknown contract is 404', async () => {
    expect((await update(999_999, { end_date: null })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await manager.call(contracts.ofUser, { params: { id: 999_999 } })).status).toBe(404)
  })
})

describe('deleting a contract', () => {
  it('a manager cannot delete a contract while hours are logged on it', async () => {
    const contract = await buildContract(api.db)
    await buildRecord(api.db, { ...placeOf(contract), date: '2025-03-10' })
    const { status, refusal } = await remove(contract.id)
    expect([status, refusal.error]).toEqual([409, 'There are records outside these dates'])
  })

  it('a manager deletes a contract without hours, also on Bench', async () => {
    const bench = await findBench(api.db)
    const contract = await buildContract(api.db, { project_id: bench.id, tag: 'bench' })
    expect((await remove(contract.id)).status).toBe(204)
    expect((await remove(contract.id)).status).toBe(404)
  })
})

const placeOf = ({
  user_id: user,
  project_id: project,
  job_status_id,
}: {
  user_id: number
  project_id: number
  job_status_id: number
}) => ({ user_id: user, project_id: project, job_status_id })
