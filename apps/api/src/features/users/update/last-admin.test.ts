import { users } from '@portal/contract/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { findSubRoleIds } from '../../../../test/factories/reference.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { users as usersTable } from '../../../db/schema/people/users.ts'

let api: TestApp
let developerIds: number[]
beforeAll(async () => {
  api = await createTestApp()
  developerIds = await findSubRoleIds(api.db, 'developer')
})
beforeEach(async () => {
  await api.db.update(usersTable).set({ active: false })
})
afterAll(() => api.close())

const activeAdmins = async () =>
  (
    await api.db
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(and(usersTable.active, eq(usersTable.role, 'admin')))
  ).length

describe('the last active admin', () => {
  it('the last active admin can be neither demoted nor deactivated', async () => {
    const last = await buildAdmin(api.db)
    await buildAdmin(api.db, { active: false })
    const admin = await api.as(last)
    for (const user of [{ active: false }, { role_ids: developerIds }]) {
      const { refusal } = await admin.call(users.update, { params: { id: last.id }, body: { user } })
      expect(refusal).toMatchObject({ statusCode: 409, code: 'users.last_admin' })
    }
    expect(await activeAdmins()).toBe(1)
  })

  it.each([
    ['switch each other off', { active: false }],
    ['demote each other', { role_ids: [] }],
  ])('one active admin stays when two admins %s at once', async (_, changes) => {
    const user = 'role_ids' in changes ? { role_ids: developerIds } : changes
    const [a, b] = [await buildAdmin(api.db), await buildAdmin(api.db)]
    const [asA, asB] = [await api.as(a), await api.as(b)]
    const answers = await Promise.all([
      asA.call(users.update, { params: { id: b.id }, body: { user } }),
      asB.call(users.update, { params: { id: a.id }, body: { user } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await activeAdmins()).toBe(1)
  })
})
