import { passwords } from '@portal/contract/accounts/passwords'
import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { reports } from '@portal/contract/reports'
import { users } from '@portal/contract/users'
import type { SubRoleKey } from '@portal/domain/roles'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildAdmin, buildUser, testPassword } from '../../../test/factories/user.ts'
import { subRoles } from '../../db/schema/people/sub-roles.ts'

const later = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()

let api: TestApp
let person: Awaited<ReturnType<typeof buildAdmin>>
let admin: Client
let target: Awaited<ReturnType<typeof buildUser>>

beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  person = await buildAdmin(api.db)
  target = await buildUser(api.db)
  admin = await api.as(person)
})

async function roleIds(key: SubRoleKey) {
  const [role] = await api.db.select().from(subRoles).where(eq(subRoles.key, key))
  return [role?.id ?? 0]
}
const newUser = async (key: SubRoleKey) => ({
  user: {
    email: `made${nextNumber()}@portal.test`,
    first_name: 'Made',
    last_name: 'Today',
    password: 'a longer password',
    role_ids: await roleIds(key),
  },
})
const change = (id: number, changes: object) =>
  admin.call(users.update, { params: { id }, body: { user: changes } })
const setPassword = (id: number) =>
  admin.call(passwords.change, { params: { id }, body: { user: { password: 'a longer password' } } })
const month = { query: { year_month: '2025-03' } }

const asking: [string, () => Promise<{ status: number; refusal: { code: string } }>][] = [
  ["one's own password", () => setPassword(person.id)],
  ["somebody's password", () => setPassword(target.id)],
  ["somebody's e-mail", () => change(target.id, { email: `moved${nextNumber()}@portal.test` })],
  ["somebody's roles", async () => change(target.id, { role_ids: await roleIds('qa') })],
  ['a new admin', async () => admin.call(users.create, { body: await newUser('administrator') })],
  ['salaries', async () => await admin.call(reports.salaryCsv, month)],
  ['salaries as a workbook', async () => await admin.call(reports.salaryXlsx, month)],
]

describe('after a quarter of an hour', () => {
  it.each(asking)('%s asks for the password first', async (_, call) => {
    api.setNow(later(16))
    const { status, refusal } = await call()
    expect([status, refusal.code]).toEqual([403, 'session.confirm_first'])
    expect((await admin.call(sessions.confirm, { body: { password: testPassword } })).status).toBe(204)
    expect((await call()).status).not.toBe(403)
  })

  it.each([
    ['a name', () => change(target.id, { first_name: 'Other' })],
    ['the switch of an account', () => change(target.id, { active: false })],
    ['a new developer', async () => admin.call(users.create, { body: await newUser('developer') })],
    ['the report of hours', () => admin.call(reports.monthly, month)],
  ])('%s does not', async (_, call) => {
    api.setNow(later(16))
    expect((await call()).status).toBeLessThan(300)
  })
})

it.each(asking)('within a quarter of an hour %s asks for nothing', async (_, call) => {
  api.setNow(later(15))
  expect((await call()).status).not.toBe(403)
})

describe('the confirmation', () => {
  it('is refused at the field with another password, counts as an attempt to sign in, and the session goes on', async () => {
    api.setNow(later(16))
    const wrong = () =>
      admin.call(sessions.confirm, { body: { password: 'not the password' }, from: '10.7.7.7' })
    const refused = await wrong()
    expect(refused.refusal).toMatchObject({
      statusCode: 422,
      errors: { password: ['This is not your password'] },
    })
    for (let time = 1; time < 10; time++) await wrong()
    const tooMany = await wrong()
    expect([tooMany.status, tooMany.refusal.code]).toEqual([429, 'session.too_many_failures'])
    expect((await admin.call(session.show)).status).toBe(200)
    expect((await setPassword(target.id)).refusal.code).toBe('session.confirm_first')
  })

  it('is for one session only', async () => {
    api.setNow(later(16))
    const other = await api.as(person)
    api.setNow(later(32))
    await other.call(sessions.confirm, { body: { password: testPassword } })
    expect((await setPassword(target.id)).refusal.code).toBe('session.confirm_first')
  })

  it('is not asked of people whom the act is refused anyway', async () => {
    const developer = await api.as(target)
    api.setNow(later(16))
    const { refusal } = await developer.call(passwords.change, {
      params: { id: person.id },
      body: { user: { password: 'a longer password' } },
    })
    expect(refusal.code).toBe('users.forbidden')
  })
})
