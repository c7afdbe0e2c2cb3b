import { contracts } from '@portal/contract/contracts'
import { records } from '@portal/contract/hours/hours'
import { profiles } from '@portal/contract/profiles/profiles'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildCategory } from '../../../../test/factories/category.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployee } from '../../../../test/factories/employee.ts'
import { buildAdmin, buildUser } from '../../../../test/factories/user.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let admin: Client
beforeAll(async () => {
  api = await createTestApp()
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())

const rounds = Array.from({ length: 8 })
const deactivate = (id: number) =>
  admin.call(users.update, { params: { id }, body: { user: { active: false, end_contracts: true } } })

describe('simultaneous calls on a user who is deactivated', () => {
  it('a user who is deactivated while a contract moves between them and an admin causes no deadlock', async () => {
    for (const _round of rounds) {
      const leaving = await buildUser(api.db)
      // The admin has the higher id, and every deactivation locks the admins.
      const other = await buildAdmin(api.db)
      const contract = await buildContract(api.db, { user_id: leaving.id })
      const [left, moved] = await Promise.all([
        deactivate(leaving.id),
        admin.call(contracts.update, {
          params: { id: contract.id },
          body: { contract: { user_id: other.id } },
        }),
      ])
      expect([left.status, moved.status]).toEqual([200, 200])
    }
  })

  it('a person who is activated by two admins at once comes back once', async () => {
    const other = await api.as(await buildAdmin(api.db))
    for (const _round of rounds) {
      const { id } = await buildEmployee(
        api.db,
        { job_started_on: '2025-01-06', job_ended_on: '2025-02-14' },
        { active: false },
      )
      const activate = (by: Client, works_from: string) =>
        by.call(users.update, { params: { id }, body: { user: { active: true, works_from } } })
      const answers = await Promise.all([activate(admin, '2025-03-10'), activate(other, '2025-03-11')])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const { data } = await admin.call(profiles.show, { params: { id } })
      expect(data.employments).toHaveLength(2)
      const { data: log } = await admin.call(contracts.ofUser, { params: { id }, query: {} })
      expect(log.paginate_contracts.map(({ start_date }) => start_date)).toEqual([data.job_started_on])
    }
  })

  it('a user who is deactivated while they log hours on a contract has the hours within it', async () => {
    const category_id = (await buildCategory(api.db)).id
    for (const _round of rounds) {
      const contract = await buildContract(api.db)
      const person = await api.as({ id: contract.user_id })
      const record = { project_id: contract.project_id, category_id, hours: 1, date: '2025-03-12' }
      const [left, logged] = await Promise.all([
        deactivate(contract.user_id),
        person.call(records.create, { body: { record } }),
      ])
      expect(left.status).toBe(200)
      expect([201, 401, 422]).toContain(logged.status)
    }
  })
})
