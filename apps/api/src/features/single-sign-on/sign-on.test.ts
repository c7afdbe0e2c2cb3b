import { session as sessionCalls } from '@portal/contract/accounts/session'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderClaims, TestProvider } from '../../../../../tools/servers/oidc-provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { createOidcApp, signOn, startTestProvider } from '../../../test/oidc/oidc-company.ts'
import { mails } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/people/users.ts'
import { accountLinks } from '../../db/schema/sign-in/account-links.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { oidcAccounts } from '../../db/schema/sign-in/single-sign-on.ts'

let provider: TestProvider
let api: TestApp
beforeAll(async () => {
  provider = await startTestProvider()
  api = await createOidcApp(provider, {}, { isMailSetUp: true })
})
afterAll(async () => {
  await api.close()
  await provider.stop()
})
beforeEach(() => api.setNow(new Date().toISOString()))

const verified = (email: string, more: ProviderClaims = {}) =>
  provider.addAccount({ email, email_verified: true, ...more })
const failing = (code: string) => ({
  status: 302,
  location: `/?failure=${code}`,
  session: undefined,
})
const linksOf = (id: number) => api.db.$count(oidcAccounts, eq(oidcAccounts.user_id, id))

/** Whom the session is of. */
async function whoIs(token: string | undefined) {
  const { data } = await api.visitor.call(sessionCalls.show, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  })
  return data.user
}

describe('a known person', () => {
  it('is signed in by the verified e-mail, in any letter case, and is linked from then on', async () => {
    const person = await buildUser(api.db, { email: `Known${nextNumber()}@portal.test` })
    const subject = verified(person.email.toUpperCase())
    const first = await signOn(api, subject)
    expect([first.status, first.location]).toEqual([302, '/'])
    expect(await whoIs(first.session)).toMatchObject({ id: person.id, oidc_linked: true })
    await api.db
      .update(users)
      .set({ email: `moved${nextNumber()}@portal.test` })
      .where(eq(users.id, person.id))
    const second = await signOn(api, subject)
    expect((await whoIs(second.session)).id).toBe(person.id)
  })

  it('gets a session of the provider, and the browser is known afterwards', async () => {
    const person = await buildUser(api.db)
    const { session, headers } = await signOn(api, verified(person.email))
    const [row] = await api.db.select().from(sessions).where(eq(sessions.user_id, person.id))
    expect([row?.signed_in_by, session?.length]).toEqual(['provider', 43])
    expect(String(headers['set-cookie'])).toMatch(/portal_device=/)
    expect(String(headers['set-cookie'])).toMatch(/portal_oidc=; Max-Age=0/)
  })

  it('is told by mail of a browser that had not signed in before, but of the first one of the account', async () => {
    const person = await buildUser(api.db)
    const subject = verified(person.email)
    const told = () => api.db.$count(mails, eq(mails.user_id, person.id))
    await signOn(api, subject)
    expect(await told()).toBe(0)
    await signOn(api, subject)
    expect(await told()).toBe(1)
  })

  it('ends the session that the browser had before', async () => {
    const person = await buildUser(api.db)
    const token = await api.tokenOf(person)
    await signOn(api, verified(person.email), { session: token })
    const rows = await api.db.select().from(sessions).where(eq(sessions.user_id, person.id))
    expect(rows.map(({ signed_in_by }) => signed_in_by)).toEqual(['provider'])
  })
})

it('an invited person is active from then on, and the invitation ends', async () => {
  const person = await buildUser(api.db, { is_invited: true })
  await buildAccountLink(api.db, { kind: 'invitation', user_id: person.id })
  const { session } = await signOn(api, verified(person.email))
  expect((await whoIs(session)).id).toBe(person.id)
  const [account] = await api.db.select().from(users).where(eq(users.id, person.id))
  expect(account?.is_invited).toBe(false)
  const [link] = await api.db.select().from(accountLinks).where(eq(accountLinks.user_id, person.id))
  expect(link?.ends_at.getTime()).toBeLessThanOrEqual(Date.now())
})

describe('an account that signs nobody in', () => {
  it('of an unknown, an inactive and an already linked person reads one sentence, which tells nothing of accounts', async () => {
    const inactive = await buildUser(api.db, { active: false })
    const linked = await buildUser(api.db)
    await signOn(api, verified(linked.email))
    const left = await buildUser(api.db)
    const subject = verified(left.email)
    await signOn(api, subject)
    await api.db.update(users).set({ active: false }).where(eq(users.id, left.id))
    const subjects = [
      verified('nobody@portal.test'),
      verified(inactive.email),
      verified(linked.email),
      subject,
    ]
    for (const each of subjects)
      expect(await signOn(api, each)).toMatchObject(failing('single_sign_on.no_access'))
    expect([await linksOf(inactive.id), await linksOf(linked.id)]).toEqual([0, 1])
  })

  it.each([
    ['says that it is not', { email_verified: false }],
    ['says that it is not, beside a tenant that says so', { email_verified: false, xms_edov: true }],
    ['says nothing', {}],
    ['says nothing, and the tenant that it is not', { xms_edov: false }],
  ])('is not verified where its token %s', async (_, claims) => {
    const { email, id } = await buildUser(api.db)
    const subject = provider.addAccount({ email, ...claims })
    expect(await signOn(api, subject)).toMatchObject(failing('single_sign_on.not_verified'))
    expect(await linksOf(id)).toBe(0)
  })

  it('is one whose e-mail stands as the preferred user name alone', async () => {
    const { email } = await buildUser(api.db)
    const subject = provider.addAccount({ preferred_username: email, email_verified: true })
    expect(await signOn(api, subject)).toMatchObject(failing('single_sign_on.not_verified'))
  })

  it('is one whose e-mail is no longer verified, though it is linked', async () => {
    const { email } = await buildUser(api.db)
    const claims: ProviderClaims = { email, email_verified: true }
    const subject = provider.addAccount(claims)
    await signOn(api, subject)
    claims.email_verified = false
    expect(await signOn(api, subject)).toMatchObject(failing('single_sign_on.not_verified'))
  })
})

it.each([[true], ['1'], [1]])('the tenant of an e-mail that says %j verifies it', async (xms_edov) => {
  const { email, id } = await buildUser(api.db)
  const { session } = await signOn(api, provider.addAccount({ email, xms_edov }))
  expect((await whoIs(session)).id).toBe(id)
})

describe('an e-mail that the provider tells at its address for it alone', () => {
  beforeEach(() =>
    provider.changeToken(({ email, email_verified, ...others }) => ({ ...others, email_verified: true })),
  )
  afterEach(() => provider.changeToken(undefined))

  it('signs in where it is verified there', async () => {
    const { email, id } = await buildUser(api.db)
    const { session } = await signOn(api, verified(email))
    expect((await whoIs(session)).id).toBe(id)
  })

  it('does not where it is not, whatever the token says', async () => {
    const { email } = await buildUser(api.db)
    const subject = provider.addAccount({ email, email_verified: false })
    expect(await signOn(api, subject)).toMatchObject(failing('single_sign_on.not_verified'))
  })
})

describe('where the e-mail of the provider is trusted', () => {
  let trusting: TestApp
  beforeAll(async () => {
    trusting = await createOidcApp(provider, { OIDC_EMAIL_TRUSTED: 'on' })
  })
  afterAll(() => trusting.close())

  it('a token that says nothing signs in, and one that says no does not', async () => {
    const { email } = await buildUser(trusting.db)
    expect(await signOn(trusting, provider.addAccount({ email }))).toMatchObject({ location: '/' })
    const other = await buildUser(trusting.db)
    const subject = provider.addAccount({ email: other.email, email_verified: false })
    expect(await signOn(trusting, subject)).toMatchObject(failing('single_sign_on.not_verified'))
  })
})

describe('where domains are set', () => {
  let bounded: TestApp
  beforeAll(async () => {
    bounded = await createOidcApp(provider, { OIDC_DOMAINS: 'Company.test, пошта.укр' })
  })
  afterAll(() => bounded.close())

  it.each([
    ['company.test', true],
    ['COMPANY.test', true],
    ['xn--80a1acn3a.xn--j1amh', true],
    ['other.test', false],
    ['evil.company.test', false],
    ['company.test.evil.test', false],
  ])('an e-mail of %s may come in: %s', async (domain, may) => {
    const { email } = await buildUser(bounded.db, { email: `person${nextNumber()}@${domain}` })
    const answer = await signOn(bounded, verified(email))
    expect(answer.location).toBe(may ? '/' : '/?failure=single_sign_on.no_access')
  })

  it('a linked person whose token has no e-mail comes in by that of the account', async () => {
    const { id, email } = await buildUser(bounded.db, { email: `in${nextNumber()}@company.test` })
    const claims: ProviderClaims = { email, email_verified: true }
    const subject = provider.addAccount(claims)
    await signOn(bounded, subject)
    delete claims.email
    expect((await signOn(bounded, subject)).location).toBe('/')
    await bounded.db
      .update(users)
      .set({ email: `out${nextNumber()}@other.test` })
      .where(eq(users.id, id))
    expect(await signOn(bounded, subject)).toMatchObject(failing('single_sign_on.no_access'))
  })
})

describe('unlinking', () => {
  it('lets a person come with another account, and is refused above the rank', async () => {
    const [manager, person] = [await buildManager(api.db), await buildUser(api.db)]
    await signOn(api, verified(person.email))
    const client = await api.as(manager)
    const unlink = (id: number) => client.call(singleSignOn.unlink, { params: { id } })
    expect((await unlink(person.id)).status).toBe(204)
    const again = await unlink(person.id)
    expect([again.status, again.refusal.code]).toEqual([404, 'single_sign_on.not_linked'])
    expect((await unlink(manager.id)).refusal.code).toBe('users.forbidden')
    expect((await signOn(api, verified(person.email))).location).toBe('/')
  })
})
