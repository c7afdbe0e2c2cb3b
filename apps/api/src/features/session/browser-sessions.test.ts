import { passwords } from '@portal/contract/accounts/passwords'
import { session } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildManager, buildUser, testPassword } from '../../../test/factories/user.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(() => api.setNow(defaultNow))
afterAll(() => api.close())

const byCookie = (token: string) => ({ headers: { cookie: `portal_session=${token}` } })
const byToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

const signIn = (email: string, password = testPassword, by: { headers?: Record<string, string> } = {}) =>
  api.visitor.call(session.create, { body: { session: { email, password } }, ...by })

const statusOf = async (token: string) => (await api.visitor.call(session.show, byToken(token))).status

/** Returns the cookie's new value, '' when it is cleared, and undefined when it stays as it is. */
const newCookie = (headers: Record<string, unknown>) =>
  /portal_session=([^;]*)/.exec(String(headers['set-cookie'] ?? ''))?.[1]

describe('signing in with a browser that has a session', () => {
  it("signing in ends the session of the browser, also another person's", async () => {
    const [first, second] = [await buildUser(api.db), await buildUser(api.db)]
    const { token } = (await signIn(first.email)).data
    const again = (await signIn(first.email, testPassword, byCookie(token))).data.token
    expect([await statusOf(token), await statusOf(again)]).toEqual([401, 200])
    const others = (await signIn(second.email, testPassword, byCookie(again))).data.token
    expect([await statusOf(again), await statusOf(others)]).toEqual([401, 200])
  })

  it('signing in keeps the earlier session when the password is wrong, and when it was sent as a bearer token', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email)).data
    expect((await signIn(user.email, 'wrong', byCookie(token))).status).toBe(401)
    expect((await signIn(user.email, testPassword, byToken(token))).status).toBe(201)
    expect(await statusOf(token)).toBe(200)
  })
})

describe('signing out', () => {
  it('signing out ends the session of the cookie and that of the bearer token', async () => {
    const user = await buildUser(api.db)
    const tokens = [(await signIn(user.email)).data.token, (await signIn(user.email)).data.token]
    const [cookie = '', bearer = ''] = tokens
    const headers = { ...byCookie(cookie).headers, ...byToken(bearer).headers }
    expect((await api.visitor.call(session.remove, { headers })).status).toBe(204)
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401])
  })

  it('signing out clears the cookie and the cached answers, but neither drafts and theme nor the device cookie', async () => {
    const { headers } = await api.visitor.call(session.remove)
    expect(newCookie(headers)).toBe('')
    expect(headers['clear-site-data']).toBe('"cache"')
    expect(String(headers['set-cookie'])).not.toContain('portal_device')
  })
})

describe('the cookie of an ended session', () => {
  it('the cookie of an ended session is cleared where a browser asks who is signed in, and nowhere else', async () => {
    const asked = await api.visitor.call(session.show, byCookie('x'.repeat(43)))
    expect([asked.status, newCookie(asked.headers)]).toEqual([401, ''])
    const url = '/api/v1/records'
    const other = await api.visitor.inject({ method: 'GET', url, ...byCookie('x'.repeat(43)) })
    expect([other.statusCode, newCookie(other.headers)]).toEqual([401, undefined])
  })

  it('a valid cookie stays where only the bearer token beside it is wrong', async () => {
    const { token } = (await signIn((await buildUser(api.db)).email)).data
    const headers = { ...byCookie(token).headers, ...byToken('x'.repeat(43)).headers }
    const asked = await api.visitor.call(session.show, { headers })
    expect([asked.status, newCookie(asked.headers)]).toEqual([401, undefined])
  })
})

describe('a new password and the sessions', () => {
  const change = (id: number, by: { headers: Record<string, string> }) =>
    api.visitor.call(passwords.change, { params: { id }, body: { user: { password: 'another one' } }, ...by })

  it('a new password gives the browser a new token for the same session', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email)).data
    const { status, headers } = await change(user.id, byCookie(token))
    const newToken = newCookie(headers) ?? ''
    expect([status, newToken.length]).toEqual([200, 43])
    expect([await statusOf(token), await statusOf(newToken)]).toEqual([401, 200])
    expect(await api.db.$count(sessions, eq(sessions.user_id, user.id))).toBe(1)
  })

  it('a new password leaves a client that sent the token itself its session', async () => {
    const user = await buildUser(api.db)
    const { token } = (await signIn(user.email)).data
    const { status, headers } = await change(user.id, byToken(token))
    expect([status, newCookie(headers), await statusOf(token)]).toEqual([200, undefined, 200])
  })

  it('a new password of somebody else leaves the manager who set it the session', async () => {
    const [user, manager] = [await buildUser(api.db), await buildManager(api.db)]
    const { token } = (await signIn(manager.email)).data
    const { status, headers } = await change(user.id, byCookie(token))
    expect([status, newCookie(headers), await statusOf(token)]).toEqual([200, undefined, 200])
  })
})

it('a session that is used every day ends 90 days after signing in', async () => {
  const user = await buildUser(api.db)
  const { token } = (await signIn(user.email)).data
  const startMs = Date.parse(defaultNow)
  const dayMs = 86_400_000
  for (const [days, status] of [
    [29, 200],
    [58, 200],
    [80, 200],
    [89.9, 200],
    [90, 401],
  ] as const) {
    api.setNow(new Date(startMs + days * dayMs).toISOString())
    expect([days, await statusOf(token)]).toEqual([days, status])
  }
  const [row] = await api.db.select().from(sessions).where(eq(sessions.user_id, user.id))
  expect(row?.expires_at).toEqual(new Date(startMs + 90 * dayMs))
})
