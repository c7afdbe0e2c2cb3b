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
    const { id: userId } = await buildUser(api.db)
    const open = await buildContract(api.db, { userId })
    const ending = await buildContract(api.db, { userId, endDate: '2025-06-30' })
    const endsToday = await buildContract(api.db, { userId, endDate: today })
    const ended = await buildContract(api.db, { userId, endDate: '2025-02-28' })
    await buildContract(api.db, { userId, startDate: '2025-03-13' })
    await buildRecord(api.db, {
      userId,
      projectId: open.projectId,
      jobStatusId: open.jobStatusId,
      date: today,
    })

    const { status, data } = await deactivate(userId)
    expect([status, data.active, data.open_contracts]).toEqual([200, false, []])
    const left = (await contractsOf(userId)).map(({ id, end_date, version, admin_id }) => ({
      id,
      end_date,
      version,
      admin_id,
    }))
    const byManager = { end_date: today, version: 2, admin_id: managerUser.id }
    const asBefore = { version: 1, admin_id: userId }
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
  ])('a manager changes nothing at all while hours are logged after today on %s', async (_, startDate) => {
    const { id: userId } = await buildUser(api.db)
    const other = await buildContract(api.db, { userId })
    const { projectId, jobStatusId } = await buildContract(api.db, { userId, startDate })
    await buildRecord(api.db, { userId, projectId, jobStatusId, date: '2025-04-02' })

    const { status, refusal } = await deactivate(userId)
    expect([status, refusal.code]).toEqual([409, 'contracts.records_outside'])
    expect(await isActive(userId)).toBe(true)
    const kept = (await contractsOf(userId)).map(({ id, end_date, version }) => ({ id, end_date, version }))
    expect(kept).toContainEqual({ id: other.id, end_date: null, version: 1 })
    expect(kept).toHaveLength(2)
  })

  it('a manager can end the contracts of a user who was deactivated before, too', async () => {
    const { id: userId } = await buildUser(api.db, { active: false })
    await buildContract(api.db, { userId })
    expect((await deactivate(userId)).status).toBe(200)
    expect((await contractsOf(userId)).map(({ end_date }) => end_date)).toEqual([today])
  })

  it.each([{}, { active: true }])(
    'a manager cannot end the contracts when the user is not deactivated: %j',
    async (user) => {
      const { id: userId } = await buildUser(api.db)
      await buildContract(api.db, { userId })
      const { status, refusal } = await deactivate(userId, user)
      expect([status, Object.keys(refusal.errors)]).toEqual([422, ['end_contracts']])
      expect((await contractsOf(userId)).map(({ end_date }) => end_date)).toEqual([null])
    },
  )

  it('a manager leaves the contracts open unless the request asks to end them', async () => {
    const { id: userId } = await buildUser(api.db)
    const { id } = await buildContract(api.db, { userId })
    const { data } = await manager.call(users.update, {
      params: { id: userId },
      body: { user: { active: false, end_contracts: false } },
    })
    expect(data.open_contracts.map((contract) => contract.id)).toEqual([id])
  })
})
