import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { someoneOnLeave } from '../../../../test/someone-on-leave.ts'

/** The embedded database runs requests one by one; only a real PostgreSQL makes these races. */
let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const rounds = () => Array.from({ length: api.database.kind === 'postgres' ? 15 : 3 })
const monday = { request_type: 'day_off', start_date: '2025-03-17' } as const

describe('while a person leaves', () => {
  it('leave that is asked for while a person is deactivated is refused or can only be declined', async () => {
    for (const _ of rounds()) {
      const { person, admin, ask, approve, recordsOf } = await someoneOnLeave(api)
      const [asked, left] = await Promise.all([
        ask(monday),
        admin.call(users.update, {
          params: { id: person.id },
          body: { user: { job_ended_on: '2025-03-14' } },
        }),
      ])
      expect(left.status).toBe(200)
      if (asked.status === 422) continue
      expect(asked.status).toBe(201)
      expect((await approve(asked.data.id)).status).toBe(409)
      expect(await recordsOf(asked.data.id)).toEqual([])
    }
  })

  it('an approval while a person is deactivated writes all records or none', async () => {
    for (const _ of rounds()) {
      const { person, admin, ask, approve, recordsOf } = await someoneOnLeave(api)
      const { id } = (await ask(monday)).data
      const [approved, left] = await Promise.all([
        approve(id),
        admin.call(users.update, { params: { id: person.id }, body: { user: { active: false } } }),
      ])
      expect(left.status).toBe(200)
      expect([200, 409]).toContain(approved.status)
      expect(await recordsOf(id)).toHaveLength(approved.status === 200 ? 1 : 0)
    }
  })

  it('a deactivation ends the session from which a request is waiting', async () => {
    for (const _ of rounds()) {
      const { person, admin, ask } = await someoneOnLeave(api)
      const [asked] = await Promise.all([
        ask(monday),
        admin.call(users.update, { params: { id: person.id }, body: { user: { active: false } } }),
      ])
      expect([201, 401]).toContain(asked.status)
    }
  })
})
