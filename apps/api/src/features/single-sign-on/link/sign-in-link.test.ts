import { signInLinks } from '@portal/contract/accounts/account-links'
import { passwords } from '@portal/contract/accounts/passwords'
import { session as sessionCalls } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, publicUrl, type TestApp } from '../../../../test/app.ts'
import { buildAdmin, buildManager } from '../../../../test/factories/user.ts'
import { cookieOf } from '../../../../test/oidc/oidc-company.ts'
import { mails } from '../../../db/schema/mails.ts'
import { users } from '../../../db/schema/people/users.ts'
import { sessions } from '../../../db/schema/sign-in/sessions.ts'
import { clockAt } from '../../../use-case/clock.ts'
import { makeSignInLink } from './make-sign-in-link.ts'

let api: TestApp
let now = defaultNow
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true, passwordSignIn: false })
})
afterAll(() => api.close())
beforeEach(async () => {
  setNow(defaultNow)
  await api.db.update(users).set({ active: false })
  await api.db.delete(mails)
})

function setNow(moment: string) {
  now = moment
  api.setNow(moment)
}
const minutesLater = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()

const make = (email: string) => {
  const { db, config } = api
  return makeSignInLink({ db, config, clock: clockAt('Europe/Kyiv', () => new Date(now)) }, email)
}
const tokenOf = (link: { url: string } | undefined) => {
  const [, token = ''] = /\/api\/v1\/auth\/link\/([\w-]{43})$/.exec(link?.url ?? '') ?? []
  return token
}
const use = async (token: string) => {
  const { status, headers } = await api.visitor.call(signInLinks.use, { params: { token } })
  return { status, location: headers.location, session: cookieOf({ headers }, 'portal_session') }
}
const ended = { status: 302, location: '/?failure=sign_in_links.ended', session: undefined }

describe('a sign-in link of the server', () => {
  it('signs an active admin in once, in a session that may do everything for a quarter of an hour', async () => {
    const admin = await buildAdmin(api.db)
    const link = await make(admin.email.toUpperCase())
    expect(link?.url.startsWith(`${publicUrl}/api/v1/auth/link/`)).toBe(true)
    const opened = await use(tokenOf(link))
    expect(opened).toMatchObject({ status: 302, location: '/' })
    const headers = { authorization: `Bearer ${opened.session}` }
    const { data } = await api.visitor.call(sessionCalls.show, { headers })
    expect(data.user.id).toBe(admin.id)
    setNow(minutesLater(15))
    const changed = await api.visitor.call(passwords.change, {
      params: { id: admin.id },
      body: { user: { password: 'a longer password' } },
      headers,
    })
    expect(changed.status).toBe(200)
    const [row] = await api.db.select().from(sessions).where(eq(sessions.user_id, admin.id))
    expect(row?.signed_in_by).toBe('link')
    expect(await use(tokenOf(link))).toEqual(ended)
  })

  it('ends after 15 minutes', async () => {
    const link = await make((await buildAdmin(api.db)).email)
    setNow(minutesLater(14.9))
    const another = await make((await buildAdmin(api.db)).email)
    expect(await use(tokenOf(link))).toMatchObject({ location: '/' })
    setNow(minutesLater(30))
    expect(await use(tokenOf(another))).toEqual(ended)
  })

  it('ends the one before', async () => {
    const { email } = await buildAdmin(api.db)
    const [first, second] = [await make(email), await make(email)]
    expect(await use(tokenOf(first))).toEqual(ended)
    expect(await use(tokenOf(second))).toMatchObject({ location: '/' })
  })

  it.each([
    ['is deactivated', { active: false }],
    ['is no admin any more', { role: 'manager' as const }],
    ['gets another e-mail', { email: 'another@portal.test' }],
  ])('opens nothing once its person %s', async (_, change) => {
    const { id, email } = await buildAdmin(api.db)
    const link = await make(email)
    await api.db.update(users).set(change).where(eq(users.id, id))
    expect(await use(tokenOf(link))).toEqual(ended)
    await api.db
      .update(users)
      .set({ email: `was${id}@portal.test` })
      .where(eq(users.id, id))
  })

  it('is made for nobody but active admins', async () => {
    const manager = await buildManager(api.db)
    const left = await buildAdmin(api.db, { active: false })
    for (const email of [manager.email, left.email, 'nobody@portal.test', ''])
      expect(await make(email)).toBeUndefined()
    expect(await use('x'.repeat(43))).toEqual(ended)
  })

  it('is told to all other active admins by mail, and to nobody else', async () => {
    const admin = await buildAdmin(api.db, { first_name: 'Ada', last_name: 'Admin' })
    const others = [await buildAdmin(api.db), await buildAdmin(api.db)]
    await buildManager(api.db)
    await buildAdmin(api.db, { active: false })
    const link = await make(admin.email)
    const written = await api.db.select().from(mails).orderBy(mails.to_email)
    expect(written.map(({ kind, to_email }) => ({ kind, to_email }))).toEqual(
      others
        .map(({ email }) => ({ kind: 'sign_in_link', to_email: email }))
        .toSorted((a, b) => (a.to_email < b.to_email ? -1 : 1)),
    )
    expect(written[0]?.text).toContain(`Ada Admin (${admin.email})`)
    expect(written[0]?.text).not.toContain(tokenOf(link))
  })
})
