import { passwords } from '@portal/contract/accounts/passwords'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { signInAtProvider } from '../../../test/oidc/at-provider.ts'
import {
  beginSignOn,
  comeBack,
  createOidcApp,
  signOn,
  startTestProvider,
} from '../../../test/oidc/oidc-company.ts'
import { totpSecrets } from '../../db/schema/sign-in/second-factors.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'

let provider: TestProvider
let api: TestApp
let factors: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  api = await createOidcApp(provider)
  factors = await createOidcApp(provider, { SECOND_FACTOR_OIDC: 'on' })
})
afterAll(async () => {
  await api.close()
  await factors.close()
  await provider.stop()
})

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
beforeEach(() => {
  api.setNow(later(0))
  factors.setNow(later(0))
})

/** A person whose session was opened by the provider, and needs another proof by now. */
async function somebody() {
  const { id, email } = await buildUser(api.db)
  const subject = provider.addAccount({ email, email_verified: true })
  const session = (await signOn(api, subject)).session ?? ''
  return { id, email, subject, session }
}

/** Whether the session may do what asks for a fresh proof. */
async function isFresh(id: number, session: string): Promise<boolean> {
  const answer = await api.visitor.call(passwords.change, {
    params: { id },
    body: { user: { password: 'a longer password' } },
    headers: { authorization: `Bearer ${session}` },
  })
  if (answer.status === 200) return true
  expect(answer.refusal.code).toBe('session.confirm_first')
  return false
}

const notConfirmed = { status: 302, location: '/?failure=single_sign_on.not_confirmed', session: undefined }

describe('a fresh proof by the provider', () => {
  it('asks for a new sign-in there, and leads back to the wanted page in the same session', async () => {
    const { id, subject, session } = await somebody()
    api.setNow(new Date(Date.now() + 20 * 60_000).toISOString())
    expect(await isFresh(id, session)).toBe(false)
    api.setNow(later(0))
    const { location } = await beginSignOn(api, { session, confirm: true })
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
    })
    const confirmed = await signOn(api, subject, { session, confirm: true, return: '/settings#password' })
    expect(confirmed).toMatchObject({ status: 302, location: '/settings#password', session: undefined })
    expect(await isFresh(id, session)).toBe(true)
  })

  it('counts from the moment in which it was given', async () => {
    const { id, subject, session } = await somebody()
    api.setNow(later(0.5))
    await signOn(api, subject, { session, confirm: true })
    api.setNow(later(15.4))
    expect(await isFresh(id, session)).toBe(true)
  })

  it('is not one that the provider names an old sign-in for', async () => {
    const { id, subject, session } = await somebody()
    api.setNow(later(20))
    expect(await signOn(api, subject, { session, confirm: true })).toMatchObject(notConfirmed)
    expect(await isFresh(id, session)).toBe(false)
  })

  it('is not one of a provider that names no moment, or one to come', async () => {
    const { subject, session } = await somebody()
    for (const auth_time of [undefined, Math.floor(Date.now() / 1000) + 3600, 'now']) {
      provider.changeToken((claims) => ({ ...claims, auth_time }))
      expect(await signOn(api, subject, { session, confirm: true })).toMatchObject({
        location: expect.stringMatching(/failure=single_sign_on\.(not_confirmed|failed)$/),
      })
    }
    provider.changeToken(undefined)
  })

  it("is not another person's, known or not, who is linked to nobody by it", async () => {
    const { id, session } = await somebody()
    const other = await somebody()
    const unlinked = await buildUser(api.db)
    const subjects = [
      other.subject,
      provider.addAccount({ email: unlinked.email, email_verified: true }),
      provider.addAccount({ email: 'nobody@portal.test', email_verified: true }),
    ]
    api.setNow(later(0.5))
    for (const subject of subjects)
      expect(await signOn(api, subject, { session, confirm: true })).toMatchObject(notConfirmed)
    expect(await api.db.$count(oidcAccounts, eq(oidcAccounts.user_id, unlinked.id))).toBe(0)
    api.setNow(later(15.2))
    expect(await isFresh(id, session)).toBe(false)
  })

  it('links a person who came by the password, where the verified e-mail is theirs', async () => {
    const person = await buildUser(api.db)
    const session = await api.tokenOf(person)
    const subject = provider.addAccount({ email: person.email, email_verified: true })
    expect((await signOn(api, subject, { session, confirm: true })).location).toBe('/')
    expect(await api.db.$count(oidcAccounts, eq(oidcAccounts.user_id, person.id))).toBe(1)
  })

  it('is for the session that asked, which must be open still', async () => {
    const { id, subject, session } = await somebody()
    const another = await api.tokenOf({ id })
    const { location, cookie } = await beginSignOn(api, { session, confirm: true })
    const url = await signInAtProvider(location, subject)
    expect(await comeBack(api, url, { cookie, session: another })).toMatchObject({
      location: '/?failure=single_sign_on.ended',
    })
  })

  it('needs a session', async () => {
    const { answer } = await beginSignOn(api, { confirm: true })
    expect([answer.status, answer.refusal.code]).toEqual([401, 'session.missing'])
  })
})

describe('a person with a factor, where people of the provider are asked for one', () => {
  const withFactor = async () => {
    const person = await buildUser(factors.db)
    await factors.db.insert(totpSecrets).values({ user_id: person.id, secret: 'ABCDEFGHIJKLMNOP' })
    return person
  }

  it('is signed in by the factor only, in the challenge that the login finds in the address', async () => {
    const { email } = await withFactor()
    const subject = provider.addAccount({ email, email_verified: true })
    const answer = await signOn(factors, subject, { return: '/requests' })
    expect([answer.status, answer.session]).toEqual([302, undefined])
    const address = new URL(answer.location, 'http://portal.test')
    expect(address.pathname + address.search).toBe('/?to=%2Frequests')
    const step: unknown = JSON.parse(
      Buffer.from(address.hash.replace('#second_factor=', ''), 'base64url').toString(),
    )
    expect(step).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp'],
      passkey_options: null,
    })
  })

  it('proves themselves by the factor, not by the provider', async () => {
    const session = await factors.tokenOf(await withFactor())
    const { location } = await beginSignOn(factors, { session, confirm: true, return: '/settings' })
    expect(location).toBe('/?failure=session.factor_needed&to=%2Fsettings')
  })

  it('is asked for none where the settings do not say so', async () => {
    const person = await buildUser(api.db)
    await api.db.insert(totpSecrets).values({ user_id: person.id, secret: 'ABCDEFGHIJKLMNOP' })
    const answer = await signOn(api, provider.addAccount({ email: person.email, email_verified: true }))
    expect(answer).toMatchObject({ location: '/', session: expect.any(String) })
  })
})

describe('the page that was wanted before signing in', () => {
  it.each([
    ['/requests', '/requests'],
    ['/manage-users?page=2&active=false#top', '/manage-users?page=2&active=false#top'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/%2f/evil.test', '/'],
    ['https://evil.test/', '/'],
    ['javascript:alert(1)', '/'],
    ['/api/v1/session', '/'],
    ['/logout', '/'],
    [`/${'x'.repeat(1_999)}`, `/${'x'.repeat(1_999)}`],
  ])('%s leads to %s', async (wanted, opened) => {
    const { email } = await buildUser(api.db)
    const subject = provider.addAccount({ email, email_verified: true })
    expect((await signOn(api, subject, { return: wanted })).location).toBe(opened)
  })

  it('is kept by a sign-in that does not succeed', async () => {
    expect((await signOn(api, 'nobody', { return: '/requests' })).location).toBe(
      '/?failure=single_sign_on.cancelled&to=%2Frequests',
    )
  })
})

it('a HEAD of these addresses opens nothing', async () => {
  const { statusCode } = await api.visitor.inject({
    method: 'HEAD',
    url: `/api/v1${singleSignOn.start.url}`,
  })
  expect(statusCode).toBe(404)
})
