import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { session } from '@portal/contract/accounts/session'
import { categories } from '@portal/contract/categories'
import { contracts } from '@portal/contract/contracts'
import { portal } from '@portal/contract/portal'
import { reports } from '@portal/contract/reports'
import { accessTokenPrefix } from '@portal/domain/access-tokens'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildManager, buildUser, testPassword } from '../../../test/factories/user.ts'
import { oidcSettings } from '../../../test/oidc/oidc-company.ts'
import { giveToken } from '../../../test/sign-in/access-tokens.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'
import { hashSecretToken, newSecretToken } from '../../accounts/secret-token.ts'
import { users } from '../../db/schema/people/users.ts'
import { accessTokens as tokens } from '../../db/schema/sign-in/access-tokens.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'

const later = (seconds: number) => new Date(Date.parse(defaultNow) + seconds * 1000).toISOString()
const wrong = () => `${accessTokenPrefix}${newSecretToken()}`

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(() => api.setNow(defaultNow))

type Token = Parameters<typeof giveToken>[2]
const programOf = async (person: { id: number }, given?: Token) =>
  api.holding((await giveToken(api, person, given)).token)
const statusOf = async (client: Client, from?: string) =>
  (await client.call(categories.list, from === undefined ? {} : { from })).status
const rowOf = async (id: number) => {
  const [row] = await api.db.select().from(tokens).where(eq(tokens.id, id))
  return row
}

describe('a program with an access token', () => {
  const category = () => ({ category: { name: `By a program ${nextNumber()}` } })

  it('does what its owner does, and the trail tells the token by its name', async () => {
    const manager = await buildManager(api.db)
    const program = await programOf(manager, { name: 'Import of contracts' })
    const { id } = await buildContract(api.db)
    const body = { contract: { end_date: '2025-04-30' } }
    expect((await program.call(contracts.update, { params: { id }, body })).status).toBe(200)
    expect(await trailOfObject(api.db, 'contract', id)).toMatchObject([
      { actor_id: manager.id, via: 'token', via_name: 'Import of contracts' },
    ])
  })

  it('has the role that its owner has now', async () => {
    const manager = await buildManager(api.db)
    const program = await programOf(manager)
    expect((await program.call(categories.create, { body: category() })).status).toBe(201)
    await api.db.update(users).set({ role: 'default' }).where(eq(users.id, manager.id))
    expect((await program.call(categories.create, { body: category() })).status).toBe(403)
  })

  it('that only reads changes nothing', async () => {
    const program = await programOf(await buildManager(api.db), { scope: 'read' })
    expect(await statusOf(program)).toBe(200)
    expect((await program.inject({ method: 'HEAD', url: '/api/v1/categories' })).statusCode).toBe(200)
    const refused = await program.call(categories.create, { body: category() })
    expect([refused.status, refused.refusal.code]).toEqual([403, 'access_tokens.read_only'])
  })

  it('sees nothing of sessions and makes no tokens', async () => {
    const program = await programOf(await buildManager(api.db))
    for (const call of [session.show, accessTokens.list, accessTokens.create]) {
      const { status, refusal } = await program.call(call)
      expect([status, refusal.code]).toEqual([403, 'access_tokens.not_allowed'])
    }
  })

  it('is a visitor where everyone may ask', async () => {
    const program = await programOf(await buildManager(api.db))
    expect((await program.call(portal.show)).status).toBe(200)
    expect((await program.call(session.passkeyOptions)).status).not.toBe(403)
  })

  it('opens no live channel', async () => {
    const program = await programOf(await buildManager(api.db))
    const answer = await program.inject({ method: 'GET', url: '/cable' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'access_tokens.not_allowed'])
  })

  it.each([
    [true, [404, 'reports.no_records']],
    [false, [403, 'access_tokens.not_allowed']],
  ])('reads files of salaries only with that box at its making: %s', async (salary_files, expected) => {
    const program = await programOf(await buildManager(api.db), { scope: 'read', salary_files })
    api.setNow(later(3600))
    for (const call of [reports.salaryCsv, reports.salaryXlsx]) {
      const { status, refusal } = await program.call(call, { query: { year_month: '2019-03' } })
      expect([status, refusal.code]).toEqual(expected)
    }
  })

  it('reads no files of salaries when its owner may not any more', async () => {
    const person = await buildUser(api.db)
    const program = await programOf(person, { salary_files: true })
    const { status } = await program.call(reports.salaryCsv, { query: { year_month: '2019-03' } })
    expect(status).toBe(403)
  })
})

describe('where an access token counts', () => {
  it('a token in the address or in the cookie is no token', async () => {
    const { token } = await giveToken(api, await buildUser(api.db))
    const url = '/api/v1/categories'
    for (const request of [
      { url: `${url}?access_token=${token}` },
      { url: `${url}?token=${token}` },
      { url, headers: { cookie: `portal_session=${token}` } },
      { url, headers: { authorization: `Basic ${token}` } },
    ]) {
      expect((await api.visitor.inject({ method: 'GET', ...request })).statusCode).toBe(401)
    }
  })

  it('the cookie beside a token is ignored', async () => {
    const person = await buildUser(api.db)
    const cookie = `portal_session=${await api.tokenOf(person)}`
    const answer = await api.holding(wrong()).inject({
      method: 'GET',
      url: '/api/v1/categories',
      headers: { cookie },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('what begins as access tokens do is looked for among them alone', async () => {
    const token = `${accessTokenPrefix}${'a'.repeat(40)}`
    const now = new Date(defaultNow)
    const dates = { created_at: now, last_used_at: now, proven_at: now }
    const { id: user_id } = await buildUser(api.db)
    const expires_at = new Date(later(3600))
    await api.db
      .insert(sessions)
      .values({ ...dates, user_id, expires_at, token_hash: hashSecretToken(token) })
    expect(await statusOf(api.holding(token))).toBe(401)
  })
})

describe('a wrong access token', () => {
  it('is 401 and counts as a failure of its address, up to the limit', async () => {
    const from = '192.0.2.10'
    const program = api.holding(wrong())
    for (let count = 0; count < 110; count++) expect(await statusOf(program, from)).toBe(401)
    expect(await api.db.$count(loginFailures, eq(loginFailures.address, from))).toBe(100)
    const { email } = await buildUser(api.db)
    const signIn = { body: { session: { email, password: testPassword } } }
    expect((await api.visitor.call(session.create, { ...signIn, from })).status).toBe(429)
    expect((await api.visitor.call(session.create, signIn)).status).toBe(201)
  })

  it('never locks out a right one of the same address', async () => {
    const from = '192.0.2.11'
    const program = await programOf(await buildUser(api.db))
    for (let count = 0; count < 101; count++) await statusOf(api.holding(wrong()), from)
    expect(await statusOf(program, from)).toBe(200)
  })
})

describe('the last use', () => {
  it('is noted with its address, at most once a minute', async () => {
    const { id, token } = await giveToken(api, await buildUser(api.db))
    const program = api.holding(token)
    await statusOf(program, '192.0.2.1')
    api.setNow(later(50))
    await statusOf(program, '192.0.2.2')
    expect(await rowOf(id)).toMatchObject({
      last_used_at: new Date(defaultNow),
      last_address: '192.0.2.1',
    })
    api.setNow(later(61))
    await statusOf(program, '192.0.2.2')
    expect(await rowOf(id)).toMatchObject({ last_address: '192.0.2.2' })
  })
})

describe('a person who must set up a second factor first', () => {
  const strictAppOf = (more: Parameters<typeof createTestApp>[0] = {}) =>
    createTestApp({ factorDuty: { rule: 'everyone', from: undefined }, ...more })

  it('is refused with a token as with a session', async () => {
    const strict = await strictAppOf()
    const { token } = await giveToken(strict, await buildUser(strict.db))
    const refused = await strict.holding(token).call(categories.list)
    expect([refused.status, refused.refusal.code]).toEqual([403, 'session.factor_required'])
    expect((await strict.holding(token).call(portal.show)).status).toBe(200)
    await strict.close()
  })

  it('is not refused where the provider has their factors', async () => {
    const issuer = 'https://id.portal.test'
    const strict = await strictAppOf(oidcSettings({ issuer, clientId: 'portal', clientSecret: 'secret' }))
    const person = await buildUser(strict.db)
    await strict.db.insert(oidcAccounts).values({ user_id: person.id, issuer, subject: '1' })
    const { token } = await giveToken(strict, person)
    expect((await strict.holding(token).call(categories.list)).status).toBe(200)
    await strict.close()
  })
})
