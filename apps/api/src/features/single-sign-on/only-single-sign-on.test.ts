import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { session } from '@portal/contract/accounts/session'
import { portal } from '@portal/contract/portal'
import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { buildAdmin, buildUser, testPassword } from '../../../test/factories/user.ts'
import { oidcSettings } from '../../../test/oidc/oidc-company.ts'
import { mails } from '../../db/schema/mails.ts'
import { subRoles } from '../../db/schema/people/sub-roles.ts'
import { passwordResetRequests } from '../../db/schema/sign-in/password-reset-requests.ts'
import { clockAt } from '../../use-case/clock.ts'
import { makeResetMails } from '../account-links/password-resets.ts'

const settings = oidcSettings(
  { issuer: 'http://127.0.0.1:1', clientId: 'portal', clientSecret: 'secret' },
  { PASSWORD_SIGN_IN: 'off' },
)

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ ...settings, isMailSetUp: true })
})
afterAll(() => api.close())

it('with single sign-on only no password opens or is set, whether the account exists or not', async () => {
  const { id, email } = await buildUser(api.db)
  const tokenOf = (kind: 'invitation' | 'password_reset') => buildAccountLink(api.db, { kind, user_id: id })
  const body = { password: 'a longer password' }
  const { visitor } = api
  const answers = [
    await visitor.call(session.create, { body: { session: { email, password: testPassword } } }),
    await visitor.call(session.create, {
      body: { session: { email: 'no@portal.test', password: 'wrong one' } },
    }),
    await visitor.call(invitations.accept, { params: { token: await tokenOf('invitation') }, body }),
    await visitor.call(invitations.accept, { params: { token: 'unknown' }, body }),
    await visitor.call(passwordResets.create, { body: { email } }),
    await visitor.call(passwordResets.use, { params: { token: await tokenOf('password_reset') }, body }),
  ]
  for (const { status, refusal } of answers)
    expect([status, refusal.code]).toEqual([403, 'session.single_sign_on_only'])
  expect((await visitor.call(portal.show)).data).toMatchObject({
    password_sign_in: false,
    oidc: { label: 'Company' },
  })
})

it('with single sign-on only a request from before for a new password is written no mail', async () => {
  const { email, id } = await buildUser(api.db)
  const now = new Date('2025-03-12T10:00:00Z')
  await api.db.insert(passwordResetRequests).values({ email, address: '10.0.0.1', requested_at: now })
  await makeResetMails({ db: api.db, config: api.config, clock: clockAt('Europe/Kyiv', () => now) })
  expect(await api.db.$count(mails, eq(mails.user_id, id))).toBe(0)
})

it('with single sign-on only an invitation says to sign in with the provider', async () => {
  const admin = await api.as(await buildAdmin(api.db))
  const [role] = await api.db.select().from(subRoles).where(eq(subRoles.key, 'developer'))
  const person = { email: 'invited@portal.test', first_name: 'In', last_name: 'Vited' }
  const user = { ...person, invite: true, role_ids: [role?.id ?? 0] }
  const { data } = await admin.call(users.create, { body: { user } })
  const [mail] = await api.db.select().from(mails).where(eq(mails.user_id, data.id))
  expect(mail?.text).toContain(`Sign in with Company:\n${publicUrl}/\n`)
  expect(mail?.text).not.toContain('password')
})
