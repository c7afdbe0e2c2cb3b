import { contracts } from '@portal/contract/contracts'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'

const today = '2025-03-12'

let api: TestApp
let manager: Client
let managerUser: { id: number }
beforeAll(async () => {
  api = await createTestApp()
  managerUser = await buildManager(api.db)
  manager = await api.as(managerUser)
})
afterAll(() => api.close())

const deactivate = (id: number, user: { active?: boolean } = { active: false }) =>
  manager.call(users.update, { params: { id }, body: { user: { ...user, end_contracts: true } } })
const contractsOf = async (id: number) =>
  (await manager.call(contracts.ofUser, { params: { id }, query: { limit: 100 } })).data.paginate_contracts
const isActive = async (id: number) =>
  (await manager.call(users.show, { params: { id: String(id) } })).data.active

describe('a manager who deactivates a user and ends the contracts', () => {
  it('a manager who ends the contracts ends the open ones today, deletes those that begin later, and leaves the ended ones', async () => {
    const { id: user_id } = await buildUser(api.db)
    const open = await buildContract(api.db, { user_id })
    const ending = await buildContract(api.db, { user_id, end_date: '2025-06-30' })
    const endsToday = await buildContract(api.db, { user_id, end_date: today })
    const ended = await buildContract(api.db, { user_id, end_date: '2025-02-28' })
    await buildContract(api.db, { user_id, start_date: '2025-03-13' })
    await buildRecord(api.db, {
      user_id,
      project_id: open.project_id,
      job_status_id: open.job_status_id,
      date: today,
    })

    const { status, data } = await deactivate(user_id)
    expect([status, data.active, data.open_contracts]).toEqual([200, false, []])
    const left = (await contractsOf(user_id)).map(({ id, end_date, version, admin_id }) => ({
      id,
      end_date,
      version,
      admin_id,
    }))
    const byManager = { end_date: today, version: 2, admin_id: managerUser.id }
    const asBefore = { version: 1, admin_id: user_id }
    expect(left.toSorted((a, b) => a.id - b.id)).toEqual([
      { id: open.id, ...byManager },
      { id: ending.id, ...byManager },
      { id: endsToday.id, end_date: today, ...asBefore },
      { id: ended.id, end_date: '2025-02-28', ...asBefore },
    ])
  })

  it.each([
    ['an open contract', '2025-01-01'],
    ['one that begins later', '2025-04-01'],
  ])('a manager changes nothing at all while hours are logged after today on %s', async (_, start_date) => {
    const { id: user_id } = await buildUser(api.db)
    const other = await buildContract(api.db, { user_id })
    const { project_id, job_status_id } = await buildContract(api.db, { user_id, start_date })
    await buildRecord(api.db, { user_id, project_id, job_status_id, date: '2025-04-02' })

    const { status, refusal } = await deactivate(user_id)
    expect([status, refusal.code]).toEqual([409, 'contracts.records_outside'])
    expect(await isActive(user_id)).toBe(true)
    const kept = (await contractsOf(user_id)).map(({ id, end_date, version }) => ({ id, end_date, version }))
    expect(kept).toContainEqual({ id: other.id, end_date: null, version: 1 })
    expect(kept).toHaveLength(2)
  })

  it('a manager can end the contracts of a user who was deactivated before, too', async () => {
    const { id: user_id } = await buildUser(api.db, { active: false })
    await buildContract(api.db, { user_id })
    expect((await deactivate(user_id)).status).toBe(200)
    expect((await contractsOf(user_id)).map(({ end_date }) => end_date)).toEqual([today])
  })

  it.each([{}, { active: true }])(
    'a manager cannot end the contracts when the user is not deactivated: %j',
    async (user) => {
      const { id: user_id } = await buildUser(api.db)
      await buildContract(api.db, { user_id })
      const { status, refusal } = await deactivate(user_id, user)
      expect([status, Object.keys(refusal.errors)]).toEqual([422, ['end_contracts']])
      expect((await contractsOf(user_id)).map(({ end_date }) => end_date)).toEqual([null])
    },
  )

  it('a manager leaves the contracts open unless the request asks to end them', async () => {
    const { id: user_id } = await buildUser(api.db)
    const { id } = await buildContract(api.db, { user_id })
    const { data } = await manager.call(users.update, {
      params: { id: user_id },
      body: { user: { active: false, end_contracts: false } },
    })
    expect(data.open_contracts.map((contract) => contract.id)).toEqual([id])
  })
})
