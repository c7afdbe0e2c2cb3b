import { contracts } from '@portal/contract/contracts'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { profiles } from '@portal/contract/profiles/profiles'
import { type UserChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployee } from '../../../../test/factories/employee.ts'
import { findBench } from '../../../../test/factories/project.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

const today = '2025-03-12'
const first = { from: '2025-01-06', to: '2025-02-14' }

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const change = (id: number, user: UserChanges) =>
  manager.call(users.update, { params: { id }, body: { user } })
const profileOf = async (id: number) => (await manager.call(profiles.show, { params: { id } })).data
const contractsOf = async (id: number) => {
  const { data } = await manager.call(contracts.ofUser, { params: { id }, query: { limit: 100 } })
  return data.paginate_contracts
    .map(({ project_id, start_date, end_date }) => ({ project_id, start_date, end_date }))
    .toSorted((a, b) => a.start_date.localeCompare(b.start_date))
}

/** A person who was employed from January 6 to February 14, 2025, and was deactivated. */
async function leaver({ last_day = first.to }: { last_day?: string | null } = {}) {
  const person = await buildEmployee(
    api.db,
    { job_started_on: first.from, job_ended_on: last_day },
    { active: false },
  )
  const bench = await findBench(api.db)
  const onBench = (dates: { start_date: string; end_date: string | null }) =>
    buildContract(api.db, { user_id: person.id, project_id: bench.id, tag: 'bench', ...dates })
  return { id: person.id, benchId: bench.id, onBench }
}

describe('a person who comes back', () => {
  it('has a new employment and a Bench contract from the named day, and no last work day', async () => {
    const { id, benchId, onBench } = await leaver()
    await onBench({ start_date: first.from, end_date: first.to })
    const { version } = await profileOf(id)
    const { status, data } = await change(id, { active: true, works_from: '2025-03-10' })
    expect([status, data.active]).toEqual([200, true])
    expect(await profileOf(id)).toMatchObject({
      version: version + 1,
      job_started_on: '2025-03-10',
      job_ended_on: null,
      employments: [first, { from: '2025-03-10', to: null }],
    })
    expect(await contractsOf(id)).toEqual([
      { project_id: benchId, start_date: first.from, end_date: first.to },
      { project_id: benchId, start_date: '2025-03-10', end_date: null },
    ])
  })

  it('works again from today where no day is named, asks for leave and is on the dashboard', async () => {
    const { id } = await leaver()
    await change(id, { active: true })
    expect((await profileOf(id)).employments).toEqual([first, { from: today, to: null }])
    const person = await api.as({ id })
    const request = { request_type: 'day_off', start_date: '2025-03-17' } as const
    expect((await person.call(leaveRequests.create, { body: { request } })).status).toBe(201)
    const { data } = await manager.call(dashboards.users, { query: { limit: 100 } })
    expect(data.users).toContainEqual(expect.objectContaining({ id, job_started_on: today }))
  })

  it('counts among the hired and the fired people of the months of each employment, with its days', async () => {
    const { id } = await leaver()
    await change(id, { active: true, works_from: '2025-03-03' })
    await change(id, { job_ended_on: '2025-03-07' })
    await change(id, { active: false })
    await change(id, { active: true, works_from: '2025-03-10' })
    const listed = async (query: object) => {
      const { data } = await manager.call(dashboards.profiles, { query: { limit: 100, ...query } })
      const rows = data.profiles.filter((row) => row.user_id === id)
      return rows.map(({ job_started_on, job_ended_on }) => [job_started_on, job_ended_on])
    }
    expect(await listed({ hired: true, date: '2025-01' })).toEqual([[first.from, first.to]])
    expect(await listed({ fired: true, date: '2025-02' })).toEqual([[first.from, first.to]])
    expect(await listed({ hired: true, date: '2025-02' })).toEqual([])
    expect(await listed({ hired: true, date: '2025-03' })).toEqual([['2025-03-10', null]])
    expect(await listed({ fired: true, date: '2025-03' })).toEqual([['2025-03-03', '2025-03-07']])
  })

  it.each([
    [
      'before the last work day',
      { active: true, works_from: '2025-02-13' },
      'The day cannot be before the last work day, 14.02.2025',
    ],
    ['after today', { active: true, works_from: '2025-03-13' }, 'The day cannot be after today'],
    [
      'without an activation',
      { works_from: '2025-03-10' },
      'A day is given only for a user who is activated',
    ],
    [
      'with a deactivation',
      { active: false, works_from: '2025-03-10' },
      'A day is given only for a user who is activated',
    ],
  ])('does not come back %s, and nothing changes', async (_, user, message) => {
    const { id } = await leaver()
    const { refusal } = await change(id, user)
    expect([refusal.statusCode, refusal.errors]).toEqual([422, { works_from: [message] }])
    expect((await profileOf(id)).employments).toEqual([first])
    expect((await manager.call(users.show, { params: { id: String(id) } })).data.active).toBe(false)
    expect(await contractsOf(id)).toEqual([])
  })

  it('goes on as before from the last work day itself, with the Bench contract that ended on it', async () => {
    const { id, benchId, onBench } = await leaver()
    await onBench({ start_date: first.from, end_date: first.to })
    await change(id, { active: true, works_from: first.to })
    expect((await profileOf(id)).employments).toEqual([{ from: first.from, to: null }])
    expect(await contractsOf(id)).toEqual([{ project_id: benchId, start_date: first.from, end_date: null }])
  })

  it('goes on as before where there is no last work day or it is still to come, and needs no second Bench contract', async () => {
    const { id, onBench } = await leaver({ last_day: null })
    await onBench({ start_date: first.from, end_date: null })
    await change(id, { active: true, works_from: '2025-03-10' })
    expect((await profileOf(id)).employments).toEqual([{ from: first.from, to: null }])
    expect(await contractsOf(id)).toHaveLength(1)
    const later = await leaver({ last_day: '2025-03-31' })
    await change(later.id, { active: true })
    expect((await profileOf(later.id)).job_ended_on).toBe('2025-03-31')
  })

  it('gets the last work day that was forgotten in the same step', async () => {
    const { id } = await leaver({ last_day: null })
    await change(id, { active: true, job_ended_on: first.to, works_from: '2025-03-10' })
    expect((await profileOf(id)).employments).toEqual([first, { from: '2025-03-10', to: null }])
  })

  it('has a Bench contract that went on meanwhile split at the days between', async () => {
    const { id, benchId, onBench } = await leaver()
    await onBench({ start_date: first.from, end_date: null })
    await change(id, { active: true, works_from: '2025-03-10' })
    expect(await contractsOf(id)).toEqual([
      { project_id: benchId, start_date: first.from, end_date: first.to },
      { project_id: benchId, start_date: '2025-03-10', end_date: null },
    ])
  })

  it('keeps a Bench contract with hours after the last work day whole', async () => {
    const { id, benchId, onBench } = await leaver()
    const { job_status_id } = await onBench({ start_date: first.from, end_date: null })
    await buildRecord(api.db, { user_id: id, project_id: benchId, job_status_id, date: '2025-02-17' })
    expect((await change(id, { active: true })).status).toBe(200)
    expect(await contractsOf(id)).toEqual([{ project_id: benchId, start_date: first.from, end_date: null }])
  })

  it('ends a Bench contract on the eve of one that is planned', async () => {
    const { id, benchId, onBench } = await leaver()
    await onBench({ start_date: '2025-04-01', end_date: null })
    await change(id, { active: true })
    expect(await contractsOf(id)).toEqual([
      { project_id: benchId, start_date: today, end_date: '2025-03-31' },
      { project_id: benchId, start_date: '2025-04-01', end_date: null },
    ])
  })

  it('stays as they are when a second manager activates them from an earlier day', async () => {
    const { id, benchId } = await leaver()
    await change(id, { active: true, works_from: '2025-03-11' })
    await change(id, { active: true, works_from: '2025-03-10' })
    expect((await profileOf(id)).employments).toEqual([first, { from: '2025-03-11', to: null }])
    expect(await contractsOf(id)).toEqual([{ project_id: benchId, start_date: '2025-03-11', end_date: null }])
  })

  it('has no new employment when a manager who activates an active person names no day', async () => {
    const { id } = await buildEmployee(api.db, { job_started_on: first.from, job_ended_on: first.to })
    await change(id, { active: true })
    expect((await profileOf(id)).employments).toEqual([first])
    await change(id, { active: true, works_from: '2025-03-10' })
    expect((await profileOf(id)).employments).toEqual([first, { from: '2025-03-10', to: null }])
  })
})

describe('the work days of somebody who came back', () => {
  async function returner() {
    const { id } = await leaver()
    await change(id, { active: true, works_from: '2025-03-10' })
    return id
  }

  it('a manager who edits the days edits the latest employment', async () => {
    const id = await returner()
    await change(id, { job_started_on: '2025-03-03', job_ended_on: '2025-03-31' })
    expect((await profileOf(id)).employments).toEqual([first, { from: '2025-03-03', to: '2025-03-31' }])
  })

  it.each([
    { job_started_on: first.to },
    { job_started_on: '2024-12-01' },
    { job_started_on: null, job_ended_on: '2025-03-31' },
  ])('a manager cannot let the latest employment begin before the one before has ended: %j', async (user) => {
    const id = await returner()
    const { refusal } = await change(id, user)
    expect([refusal.statusCode, refusal.errors]).toEqual([
      422,
      { job_started_on: ['The first work day must be after the last work day of before, 14.02.2025'] },
    ])
  })

  it('a manager takes a return that was a mistake away by emptying both days', async () => {
    const id = await returner()
    await change(id, { active: false, job_started_on: null })
    expect(await profileOf(id)).toMatchObject({
      job_started_on: first.from,
      job_ended_on: first.to,
      employments: [first],
    })
  })

  it('a person of whom no work day is known has no employment', async () => {
    const { id } = await buildUser(api.db)
    expect(await profileOf(id)).toMatchObject({ job_started_on: null, job_ended_on: null, employments: [] })
  })
})
