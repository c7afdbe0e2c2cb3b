import { candidates as candidateCalls } from '@portal/contract/candidates/candidate-routes'
import { users } from '@portal/contract/users'
import { vacancies } from '@portal/contract/vacancies'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { findSubRoleIds } from '../../../../test/factories/reference.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildAdmin, buildManager } from '../../../../test/factories/user.ts'
import { buildCandidate } from '../../../../test/factories/vacancy.ts'
import { candidates } from '../../../db/schema/candidates.ts'
import { users as usersTable } from '../../../db/schema/people/users.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let manager: Client
let admin: Client
let role_ids: number[]
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  admin = await api.as(await buildAdmin(api.db))
  role_ids = await findSubRoleIds(api.db, 'developer')
})
afterAll(() => api.close())

const rounds = Array.from({ length: 8 })
const hire = (client: Client, candidate_id: number) => {
  const email = `raced${nextNumber()}@portal.test`
  const person = { email, first_name: 'Olena', last_name: 'Bondar', password: 'hired-today', role_ids }
  return client.call(users.create, { body: { user: { ...person, candidate_id } } })
}

describe('a hired candidate', () => {
  it('a hired candidate of whom two managers make an account at once gets one', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db)
      const before = await api.db.$count(usersTable)
      const answers = await Promise.all([hire(manager, id), hire(admin, id)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
      expect(await api.db.$count(usersTable)).toBe(before + 1)
      const made = answers.find(({ status }) => status === 201)
      const [candidate] = await api.db.select().from(candidates).where(eq(candidates.id, id))
      expect(candidate).toMatchObject({ user_id: made?.data.id, version: 2 })
    }
  })

  it('a candidate whose significate changes while an account is made gets it only while hired', async () => {
    for (const _round of rounds) {
      const { id } = await buildCandidate(api.db)
      const [made, changed] = await Promise.all([
        hire(manager, id),
        admin.call(candidateCalls.update, {
          params: { id },
          body: { candidate: { significate: 'rejected' } },
        }),
      ])
      expect(changed.data).toMatchObject({ significate: 'rejected', can: { create_user: false } })
      const [candidate] = await api.db.select().from(candidates).where(eq(candidates.id, id))
      expect(candidate).toMatchObject({
        significate: 'rejected',
        user_id: made.status === 201 ? made.data.id : null,
      })
      if (made.status !== 201) expect(made.refusal.code).toBe('users.candidate_not_hired')
    }
  })

  it('a candidate whose vacancy is deleted while an account is made gets it or is unknown', async () => {
    for (const _round of rounds) {
      const { id, vacancy_id } = await buildCandidate(api.db)
      const [made, deleted] = await Promise.all([
        hire(manager, id),
        admin.call(vacancies.remove, { params: { id: vacancy_id } }),
      ])
      expect(deleted.status).toBe(204)
      expect([201, 422]).toContain(made.status)
      if (made.status === 422) expect(made.refusal.code).toBe('users.unknown_candidate')
    }
  })
})
