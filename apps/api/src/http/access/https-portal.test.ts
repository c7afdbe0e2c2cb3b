import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ publicUrl: 'https://portal.test' })
})
afterAll(() => api.close())

const signIn = async () => {
  const { email } = await buildUser(api.db)
  const answer = await api.visitor.call(session.create, {
    body: { session: { email, password: testPassword } },
  })
  return { token: answer.data.token, cookies: [answer.headers['set-cookie']].flat().map(String) }
}

const whoIs = (cookie: string) =>
  api.visitor.inject({ method: 'GET', url: '/api/v1/session', headers: { cookie } })

describe('the cookies of a portal under https', () => {
  it('the cookies under https come from the host alone and travel encrypted', async () => {
    const { token, cookies } = await signIn()
    const end = 'Path=/; HttpOnly; Secure; SameSite=Lax'
    expect(cookies).toEqual([
      `__Host-portal_session=${token}; Max-Age=7776000; ${end}`,
      expect.stringMatching(new RegExp(`^__Host-portal_device=[\\w.-]+; Max-Age=15552000; ${end}$`)),
    ])
  })

  it('a cookie under the name that a neighbour in the domain could set is not accepted', async () => {
    const { token } = await signIn()
    expect((await whoIs(`portal_session=${token}`)).statusCode).toBe(401)
    expect((await whoIs(`__Host-portal_session=${token}`)).statusCode).toBe(200)
  })

  it('the cookies under https are cleared in the one way that browsers accept', async () => {
    const { headers } = await whoIs('__Host-portal_session=ended')
    expect(headers['set-cookie']).toMatch(
      /^__Host-portal_session=; Max-Age=0; Path=\/; Expires=.*; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('the OpenAPI document names the session cookie as it is under https', async () => {
    const { components } = (await api.visitor.inject({ method: 'GET', url: '/api/openapi.json' })).json()
    expect(components.securitySchemes.cookie.name).toBe('__Host-portal_session')
  })
})

describe('a request with the cookie of a portal under https', () => {
  it.each([
    ['https://portal.test', 404],
    ['http://portal.test', 403],
    ['https://portal.test.evil.test', 403],
    ['https://10.1.2.3:3000', 404],
    ['http://10.1.2.3:3000', 403],
  ])(
    'a request from the origin %s with the cookie of a portal under https is answered with %d',
    async (origin, status) => {
      const { token } = await signIn()
      const headers = { origin, cookie: `__Host-portal_session=${token}`, host: '10.1.2.3:3000' }
      const answer = await api.visitor.inject({ method: 'DELETE', url: '/api/v1/records/1', headers })
      expect(answer.statusCode).toBe(status)
    },
  )
})
