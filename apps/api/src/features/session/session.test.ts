import { passwords } from '@portal/contract/accounts/passwords'
import { session } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser, testPassword } from '../../../test/factories/user.ts'
import type { PasswordMatch } from '../../accounts/passwords.ts'
import { users } from '../../db/schema/people/users.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { clockAt } from '../../use-case/clock.ts'
import { portalItself } from '../../use-case/origin.ts'
import { signIn as signInAs } from './sign-in.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  api.setNow(defaultNow)
  // Login failures also count by address, and all tests share one address.
  await api.db.delete(loginFailures)
})
afterAll(() => api.close())

const signIn = (email: string, password: string, headers?: Record<string, string>) =>
  api.visitor.call(session.create, {
    body: { session: { email, password } },
    ...(headers ? { headers } : {}),
  })

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe('signing in', () => {
  it('signing in gives the user, a token and a cookie that scripts cannot read', async () => {
    const user = await buildUser(api.db, { email: 'Olena@portal.test' })
    const answer = await signIn('oLENA@portal.TEST ', testPassword)
    expect(answer.status).toBe(201)
    expect(answer.data.user).toMatchObject({
      id: user.id,
      role: 'default',
      sub_roles: [{ key: 'developer' }],
    })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toContain(`portal_session=${answer.data.token}`)
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure/)
  })

  it('signing in takes an e-mail with invisible characters at its ends', async () => {
    const user = await buildUser(api.db)
    expect((await signIn(`\u200E\u200B${user.email.toUpperCase()}\u200B `, testPassword)).status).toBe(201)
    expect((await signIn(user.email.replace('@', '\u200B@'), testPassword)).status).toBe(401)
  })

  it('signing in stores only a hash of the token', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email, testPassword)).data
    const [row] = await api.db.select().from(sessions).where(eq(sessions.user_id, user.id))
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  it('signing in answers the same to an unknown e-mail, a wrong password and an inactive person', async () => {
    const active = await buildUser(api.db)
    const inactive = await buildUser(api.db, { active: false })
    const refusals = [
      await signIn('nobody@portal.test', testPassword),
      await signIn(active.email, 'wrong'),
      await signIn(inactive.email, testPassword),
    ]
    for (const { status, refusal } of refusals) {
      expect(status).toBe(401)
      expect(refusal).toMatchObject({
        message: 'Invalid email or password',
        error: 'Invalid email or password',
      })
    }
    expect(new Set(refusals.map(({ refusal }) => JSON.stringify(refusal))).size).toBe(1)
  })

  it('signing in without e-mail or password names the missing fields', async () => {
    const response = await api.visitor.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { session: { email: 'a@b.test' } },
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ password: ['This field is required'] })
  })
})

describe('a session', () => {
  it('a session works by cookie and by bearer token, and ends with DELETE', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email, testPassword)).data
    const cookies = { portal_session: token }
    const byCookie = await api.visitor.inject({ method: 'GET', url: '/api/v1/session', cookies })
    expect(byCookie.json().user.id).toBe(user.id)
    expect((await api.visitor.call(session.show, bearer(token))).data.user.id).toBe(user.id)

    const ended = await api.visitor.inject({ method: 'DELETE', url: '/api/v1/session', cookies })
    expect(ended.statusCode).toBe(204)
    expect(ended.body).toBe('')
    expect((await api.visitor.call(session.show, bearer(token))).status).toBe(401)
    expect((await api.visitor.call(session.remove)).status).toBe(204)
  })

  it('a session is extended to thirty days by use, and ends without use', async () => {
    api.setNow('2025-04-01T10:00:00Z')
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email, testPassword)).data
    api.setNow('2025-04-25T10:00:00Z')
    expect((await api.visitor.call(session.show, bearer(token))).status).toBe(200)
    api.setNow('2025-05-20T10:00:00Z')
    expect((await api.visitor.call(session.show, bearer(token))).status).toBe(200)
    api.setNow('2025-06-20T10:00:00Z')
    expect((await api.visitor.call(session.show, bearer(token))).status).toBe(401)
  })

  it('a session of a deactivated person is not accepted', async () => {
    const user = await buildUser(api.db)
    const client = await api.as(user)
    await api.db.update(users).set({ active: false }).where(eq(users.id, user.id))
    expect((await client.call(session.show)).status).toBe(401)
  })

  it('a session does not let another site change data with the cookie', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email, testPassword)).data
    const remove = (headers: Record<string, string>) =>
      api.visitor.inject({
        method: 'DELETE',
        url: '/api/v1/records/1',
        cookies: { portal_session: token },
        headers,
      })
    for (const origin of ['https://evil.test', 'null', 'http://portal.test.evil.test']) {
      const response = await remove({ origin })
      expect(response.statusCode).toBe(403)
      expect(response.json().code).toBe('session.foreign_origin')
    }
    expect((await remove({ origin: publicUrl })).statusCode).toBe(404)
    expect((await remove({ origin: 'http://10.1.2.3:3000', host: '10.1.2.3:3000' })).statusCode).toBe(404)
    expect((await remove({})).statusCode).toBe(404)
    // Older browsers and forms in hidden frames may leave out the origin.
    expect((await remove({ 'sec-fetch-site': 'cross-site' })).json().code).toBe('session.foreign_origin')
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect((await remove({ 'sec-fetch-site': site })).statusCode).toBe(404)
    }
    const read = { cookies: { portal_session: token }, headers: { 'sec-fetch-site': 'cross-site' } }
    const link = await api.visitor.inject({ method: 'GET', url: '/api/v1/session', ...read })
    expect(link.statusCode).toBe(200)
  })
})

describe('a change of a password', () => {
  const change = (client: Awaited<ReturnType<TestApp['as']>>, id: number, password: string) =>
    client.call(passwords.change, { params: { id }, body: { user: { password } } })

  it('a person sets a new password, which ends their other sessions and keeps the present one', async () => {
    const user = await buildUser(api.db)
    const here = await api.as(user)
    const elsewhere = await api.as(user)
    const answer = await change(here, user.id, 'a new password')
    expect(answer.data.id).toBe(user.id)
    expect((await here.call(session.show)).status).toBe(200)
    expect((await elsewhere.call(session.show)).status).toBe(401)
    expect((await signIn(user.email, testPassword)).status).toBe(401)
    expect((await signIn(user.email, 'a new password')).status).toBe(201)
  })

  it('a new password leaves no session of a simultaneous sign-in with the old password', async () => {
    const user = await buildUser(api.db)
    const client = await api.as(user)
    const deps = {
      db: api.db,
      files: api.files,
      pictures: api.pictures,
      config: api.config,
      clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)),
      passwords: {
        hash: async (password: string) => password,
        match: async (): Promise<PasswordMatch> => {
          await change(client, user.id, 'a new password')
          return 'prepared'
        },
      },
    }
    const attempt = {
      email: user.email,
      password: testPassword,
      address: '10.9.8.7',
      deviceCookie: undefined,
      presentToken: undefined,
      browser: { name: undefined, address: '10.9.8.7' },
      doer: portalItself,
    }
    await expect(signInAs(deps, attempt, () => {})).rejects.toMatchObject({ statusCode: 401 })
  })

  it('a new password has 6 to 40 characters', async () => {
    const user = await buildUser(api.db)
    const client = await api.as(user)
    expect((await change(client, user.id, '12345')).refusal.errors).toEqual({
      password: ['Password must contain at least 6 characters'],
    })
    expect((await change(client, user.id, 'x'.repeat(41))).refusal.errors).toEqual({
      password: ['Password must contain not more 40 characters'],
    })
  })

  it('a manager sets the password of a developer, only an admin that of a manager, and nobody else that of others', async () => {
    const developer = await buildUser(api.db)
    const manager = await buildManager(api.db)
    const admin = await buildUser(api.db, { sub_roles: ['ceo'] })
    const byManager = await api.as(manager)
    const byDeveloper = await api.as(developer)
    const byAdmin = await api.as(admin)
    const colleague = await buildUser(api.db)
    expect((await change(byDeveloper, colleague.id, 'new password')).status).toBe(403)
    expect((await change(byDeveloper, 999_999, 'new password')).status).toBe(403)
    expect((await change(byManager, admin.id, 'new password')).status).toBe(403)
    expect((await change(byManager, 999_999, 'new password')).status).toBe(404)
    expect((await change(byManager, developer.id, 'new password')).status).toBe(200)
    expect((await byDeveloper.call(session.show)).status).toBe(401)
    expect((await change(byAdmin, manager.id, 'new password')).status).toBe(200)
  })
})
