import { once } from 'node:events'
import { createServer } from 'node:http'
import { portal } from '@portal/contract/portal'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Disturbance, ProviderClaims, TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import { createTestApp, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { signInAtProvider } from '../../../test/oidc/at-provider.ts'
import {
  beginSignOn,
  comeBack,
  createOidcApp,
  signOn,
  startTestProvider,
} from '../../../test/oidc/oidc-company.ts'
import { oidcAttempts } from '../../db/schema/sign-in/single-sign-on.ts'

/** Long enough for the provider of the tests on a machine that is busy. */
const timeoutMs = 3_000

let provider: TestProvider
let api: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  api = await createOidcApp(provider, {}, { oidcTimeoutMs: timeoutMs })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})
let subject = ''
beforeEach(async () => {
  api.setNow(new Date().toISOString())
  await api.db.delete(oidcAttempts)
  const { email } = await buildUser(api.db)
  subject = provider.addAccount({ email, email_verified: true })
})
afterEach(() => {
  provider.disturb(undefined)
  provider.changeToken(undefined)
})

const ends = (code: string) => ({ status: 302, location: `/?failure=${code}`, session: undefined })

describe('a callback', () => {
  let url: URL
  let cookie: string
  beforeEach(async () => {
    const begun = await beginSignOn(api)
    cookie = begun.cookie
    url = await signInAtProvider(begun.location, subject)
  })
  const changed = (parameter: string, value: string | undefined) => {
    const other = new URL(url)
    if (value === undefined) other.searchParams.delete(parameter)
    else other.searchParams.set(parameter, value)
    return other
  }

  it.each([['tampered'], [''], [undefined]])('with the state %j is refused', async (state) => {
    expect(await comeBack(api, changed('state', state), { cookie })).toMatchObject(
      ends('single_sign_on.ended'),
    )
    expect(await comeBack(api, url, { cookie })).toMatchObject({ location: '/' })
  })

  it('without the cookie of the browser, or with another one, is refused, and uses nothing up', async () => {
    for (const other of [{}, { cookie: '' }, { cookie: 'x'.repeat(43) }])
      expect(await comeBack(api, url, other)).toMatchObject(ends('single_sign_on.ended'))
    expect(await comeBack(api, url, { cookie })).toMatchObject({ location: '/' })
  })

  it.each([['tampered'], [undefined]])(
    'with the code %j is refused, and the sign-in is used up',
    async (code) => {
      expect(await comeBack(api, changed('code', code), { cookie })).toMatchObject(
        ends('single_sign_on.failed'),
      )
      expect(await comeBack(api, url, { cookie })).toMatchObject(ends('single_sign_on.ended'))
    },
  )

  it('with another issuer is refused', async () => {
    const other = changed('iss', 'https://evil.test')
    expect(await comeBack(api, other, { cookie })).toMatchObject(ends('single_sign_on.failed'))
  })

  it('that is repeated is refused, and the session of the first one goes on', async () => {
    const first = await comeBack(api, url, { cookie })
    expect(await comeBack(api, url, { cookie })).toMatchObject(ends('single_sign_on.ended'))
    const { data } = await api.visitor.call(portal.show, {
      headers: { cookie: `portal_session=${first.session}` },
    })
    expect(data.signed_in).toBe(true)
  })

  it('after ten minutes is refused', async () => {
    api.setNow(new Date(Date.now() + 10 * 60_000 + 1_000).toISOString())
    expect(await comeBack(api, url, { cookie })).toMatchObject(ends('single_sign_on.ended'))
  })

  it('that no program can read leads to the login, too', async () => {
    const long = changed('code', 'x'.repeat(8_001))
    expect(await comeBack(api, long, { cookie })).toMatchObject(ends('single_sign_on.ended'))
    const twice = new URL(url)
    twice.searchParams.append('state', 'another')
    expect(await comeBack(api, twice, { cookie })).toMatchObject(ends('single_sign_on.ended'))
  })
})

it('a person who cancels at the provider reads so', async () => {
  expect(await signOn(api, 'nobody')).toMatchObject(ends('single_sign_on.cancelled'))
})

it.each<[Disturbance, string]>([
  ['hangs', 'unavailable'],
  ['is away', 'unavailable'],
  ['has a fault', 'unavailable'],
  ['says rubbish', 'failed'],
])('a provider that %s when it is asked for the account signs nobody in', async (how, code) => {
  provider.disturb(how)
  expect(await signOn(api, subject)).toMatchObject(ends(`single_sign_on.${code}`))
})

it('a provider whose discovery names no addresses is not there yet, and is asked again', async () => {
  const answers = [{ authorization_endpoint: undefined }, { token_endpoint: 'no address' }]
  const { issuer } = provider
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    const usual = { issuer: own, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
    response.end(JSON.stringify({ ...usual, ...answers.shift() }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const spoilt = await createOidcApp({ ...provider, issuer: own })
  const start = async () => (await beginSignOn(spoilt)).location
  expect(await start()).toBe('/?failure=single_sign_on.unavailable')
  expect(await start()).toBe('/?failure=single_sign_on.unavailable')
  expect(await start()).toContain(`${issuer}/auth?`)
  await spoilt.close()
  server.close()
})

it.each<[string, ProviderClaims]>([
  ['another audience', { aud: 'another portal' }],
  ['another issuer', { iss: 'https://evil.test' }],
  ['another nonce', { nonce: 'tampered' }],
  ['an end that is over', { exp: 1_000_000_000 }],
  ['no subject', { sub: '' }],
])('a token with %s signs nobody in', async (_, claims) => {
  provider.changeToken((read) => ({ ...read, ...claims }))
  expect(await signOn(api, subject)).toMatchObject(ends('single_sign_on.failed'))
})

it('the log has the reason of a refusal and the person, and neither an e-mail nor what the provider sent', async () => {
  const lines: string[] = []
  const logging = await createOidcApp(
    provider,
    {},
    { logger: { level: 'trace', stream: { write: (line: string) => lines.push(line) } } },
  )
  try {
    const { id, email } = await buildUser(logging.db, { active: false })
    const { location, cookie } = await beginSignOn(logging)
    const url = await signInAtProvider(location, provider.addAccount({ email, email_verified: true }))
    await comeBack(logging, url, { cookie })
    const log = lines.join('')
    expect(log).toContain(`"outcome":"single_sign_on.no_access","reason":"inactive_person","user_id":${id}`)
    const { state = '', nonce = '' } = Object.fromEntries(new URL(location).searchParams)
    for (const secret of [email, state, nonce, cookie, url.searchParams.get('code') ?? '']) {
      expect(secret.length).toBeGreaterThan(10)
      expect(log).not.toContain(secret)
    }
  } finally {
    await logging.close()
  }
})

it('the portal tells where one signs out of the provider, once it knows', async () => {
  await beginSignOn(api)
  const { data } = await api.visitor.call(portal.show)
  expect(data.oidc).toEqual({
    label: 'Company',
    sign_out_url: `${provider.issuer}/session/end?client_id=portal`,
  })
})

it('a portal without a provider answers 404', async () => {
  const without = await createTestApp()
  try {
    const { answer } = await beginSignOn(without)
    expect([answer.status, answer.refusal.code]).toEqual([404, 'single_sign_on.not_set_up'])
    const back = await comeBack(without, new URL(`${publicUrl}/api/v1/auth/oidc/callback?state=x`), {})
    expect(back.status).toBe(404)
  } finally {
    await without.close()
  }
})

it('an address begins at most a hundred sign-ins in a quarter of an hour', async () => {
  for (let count = 0; count < 100; count++) await beginSignOn(api, { from: '10.1.1.1' })
  const { answer } = await beginSignOn(api, { from: '10.1.1.1' })
  expect([answer.status, answer.refusal.code]).toEqual([429, 'session.too_many_challenges'])
  expect(Number(answer.headers['retry-after'])).toBe(900)
  expect((await beginSignOn(api, { from: '10.1.1.2' })).answer.status).toBe(302)
  api.setNow(new Date(Date.now() + 16 * 60_000).toISOString())
  expect((await beginSignOn(api, { from: '10.1.1.1' })).answer.status).toBe(302)
})
