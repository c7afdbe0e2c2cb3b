import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { passwords } from '@portal/contract/accounts/passwords'
import { categories } from '@portal/contract/categories'
import { users } from '@portal/contract/users'
import { addDays } from '@portal/domain/days'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { giveToken, today } from '../../../test/sign-in/access-tokens.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import { mails } from '../../db/schema/mails.ts'
import { accessTokens as tokens } from '../../db/schema/sign-in/access-tokens.ts'

const last_day = addDays(today, 30)
const payroll = { name: 'Payroll', scope: 'read' as const, expires_on: last_day }
const later = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(defaultNow))

const newestMail = async (user_id: number) => {
  const rows = await api.db.select().from(mails).where(eq(mails.user_id, user_id)).orderBy(desc(mails.id))
  return rows[0]
}
const isOpen = async (token: string) => (await api.holding(token).call(categories.list)).status === 200

describe('an access token', () => {
  it('is made by a developer, told once, listed without itself, and stored as a hash', async () => {
    const person = await buildUser(api.db)
    const client = await api.as(person)
    const { status, data } = await client.call(accessTokens.create, { body: payroll })
    expect(status).toBe(201)
    expect(data.token).toMatch(/^sp_[\w-]{43}$/)
    const { token, ...row } = data
    const told = { ...payroll, salary_files: false, last_used_at: null, last_address: null }
    expect(row).toEqual({ ...told, id: row.id, created_at: new Date(defaultNow).toISOString() })
    expect((await client.call(accessTokens.list)).data).toEqual([row])
    const [stored] = await api.db.select().from(tokens).where(eq(tokens.id, row.id))
    expect(stored?.token_hash).toBe(hashSecretToken(token))
    expect(await isOpen(token)).toBe(true)
  })

  it('is told to its owner by mail and in the trail, which hold it nowhere', async () => {
    const person = await buildManager(api.db)
    const client = await api.as(person)
    const { data } = await client.call(accessTokens.create, { body: { ...payroll, salary_files: true } })
    const mail = await newestMail(person.id)
    expect(mail).toMatchObject({ kind: 'access_token_created', state: 'waiting' })
    expect(mail?.text).toContain('‘Payroll’')
    expect(mail?.text).toContain('read, the files of salaries too, in your name until the end of 11.04.2025')
    const trail = await trailOfObject(api.db, 'access_token', data.id)
    expect(trail).toMatchObject([
      { act: 'access_tokens.create', object: 'Payroll', person_id: person.id, actor_id: person.id },
    ])
    expect(JSON.stringify([mail, trail])).not.toContain(data.token)
  })

  it.each([
    ['a last day before today', { expires_on: addDays(today, -1) }, 'expires_on', 'access_tokens.last_day'],
    ['a last day after a year', { expires_on: addDays(today, 366) }, 'expires_on', 'access_tokens.last_day'],
    ['a last day that is none', { expires_on: '2025-02-30' }, 'expires_on', 'input.day'],
    ['an unknown scope', { scope: 'everything' }, 'scope', 'input.invalid'],
    ['an empty name', { name: ' ' }, 'name', 'input.required'],
    ['the files of salaries', { salary_files: true }, 'salary_files', 'access_tokens.no_salary_files'],
  ])('with %s is refused to a developer at the field', async (_, change, field, code) => {
    const client = await api.as(await buildUser(api.db))
    const answer = await client.inject({
      method: 'POST',
      url: '/api/v1/access_tokens',
      payload: { ...payroll, ...change },
    })
    expect([answer.statusCode, answer.json().codes[field]?.[0]?.code]).toEqual([422, code])
  })

  it.each([today, addDays(today, 365)])('may end with %s', async (expires_on) => {
    const client = await api.as(await buildUser(api.db))
    expect((await client.call(accessTokens.create, { body: { ...payroll, expires_on } })).status).toBe(201)
  })

  it('asks for a fresh proof at its making, and for none at its end', async () => {
    const person = await buildUser(api.db)
    const { id } = await giveToken(api, person)
    const client = await api.as(person)
    api.setNow(later(16))
    const refused = await client.call(accessTokens.create, { body: payroll })
    expect([refused.status, refused.refusal.code]).toEqual([403, 'session.confirm_first'])
    expect((await client.call(accessTokens.remove, { params: { id } })).status).toBe(204)
  })

  it('is refused as the twenty-first; those that have ended are not counted', async () => {
    const person = await buildUser(api.db)
    const client = await api.as(person)
    await giveToken(api, person, { expires_on: addDays(today, -1) })
    for (let count = 0; count < 20; count++) await giveToken(api, person)
    const refused = await client.call(accessTokens.create, { body: payroll })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'access_tokens.too_many'])
    const [first] = (await client.call(accessTokens.list)).data
    await client.call(accessTokens.remove, { params: { id: first?.id ?? 0 } })
    expect((await client.call(accessTokens.create, { body: payroll })).status).toBe(201)
  })
})

describe('an access token ends', () => {
  it('by its owner, with a row of the trail', async () => {
    const person = await buildUser(api.db)
    const { id, token } = await giveToken(api, person)
    const client = await api.as(person)
    await client.call(accessTokens.remove, { params: { id } })
    expect(await isOpen(token)).toBe(false)
    expect((await client.call(accessTokens.list)).data).toEqual([])
    expect(await trailOfObject(api.db, 'access_token', id)).toMatchObject([
      { act: 'access_tokens.delete', object: 'Payroll', person_id: person.id },
    ])
    expect((await client.call(accessTokens.remove, { params: { id } })).status).toBe(404)
  })

  it('by a manager, who may change the account, and not by a colleague', async () => {
    const person = await buildUser(api.db)
    const { id: token_id, token } = await giveToken(api, person)
    const params = { id: person.id, token_id }
    const colleague = await api.as(await buildUser(api.db))
    expect((await colleague.call(accessTokens.removeOf, { params })).status).toBe(403)
    expect((await colleague.call(accessTokens.remove, { params: { id: token_id } })).status).toBe(404)
    const boss = await buildManager(api.db)
    const manager = await api.as(boss)
    expect((await manager.call(accessTokens.listOf, { params })).data).toMatchObject([{ id: token_id }])
    expect((await manager.call(accessTokens.removeOf, { params })).status).toBe(204)
    expect(await isOpen(token)).toBe(false)
    expect(await trailOfObject(api.db, 'access_token', token_id)).toMatchObject([
      { act: 'access_tokens.delete', actor_id: boss.id, person_id: person.id },
    ])
  })

  const password = 'a longer password'
  type Person = { id: number }
  it.each<[string, (person: Person) => Promise<{ status: number }>]>([
    [
      'a new password of its owner',
      async (person) =>
        (await api.as(person)).call(passwords.change, {
          params: { id: person.id },
          body: { user: { password } },
        }),
    ],
    [
      'a password that an admin types',
      async (person) =>
        (await api.as(await buildAdmin(api.db))).call(passwords.change, {
          params: { id: person.id },
          body: { user: { password } },
        }),
    ],
    [
      'a password by the link of a mail',
      async ({ id: user_id }) => {
        const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id })
        return api.visitor.call(passwordResets.use, { params: { token }, body: { password } })
      },
    ],
    [
      'an accepted invitation',
      async ({ id: user_id }) => {
        const token = await buildAccountLink(api.db, { kind: 'invitation', user_id })
        return api.visitor.call(invitations.accept, { params: { token }, body: { password } })
      },
    ],
    [
      'a deactivation',
      async ({ id }) =>
        (await api.as(await buildAdmin(api.db))).call(users.update, {
          params: { id },
          body: { user: { active: false } },
        }),
    ],
  ])('with %s', async (_, act) => {
    const person = await buildUser(api.db)
    const { token } = await giveToken(api, person)
    expect(await isOpen(token)).toBe(true)
    expect((await act(person)).status).toBeLessThan(300)
    expect(await isOpen(token)).toBe(false)
    expect(await api.db.$count(tokens, eq(tokens.user_id, person.id))).toBe(0)
  })

  it('with its last day in the time zone of the company', async () => {
    const person = await buildUser(api.db)
    const { token } = await giveToken(api, person, { expires_on: today })
    api.setNow(`${today}T21:59:00Z`)
    expect(await isOpen(token)).toBe(true)
    api.setNow(`${today}T22:01:00Z`)
    expect(await isOpen(token)).toBe(false)
    expect((await (await api.as(person)).call(accessTokens.list)).data).toEqual([])
  })
})
