import { invitations, passwordResets } from '@portal/contract/accounts/account-links'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { categories } from '@portal/contract/categories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import {
  anySecret,
  codeAt,
  givePasskey,
  giveTotp,
  passkeyUrl,
  wrongCodeAt,
} from '../../../test/sign-in/factors.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'

const later = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()

let api: TestApp
let person: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl, isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  person = await buildUser(api.db)
  await giveTotp(api, person)
})

const signIn = (password = testPassword) =>
  api.visitor.call(session.create, { body: { session: { email: person.email, password } } })

describe('other ways into an account with a factor', () => {
  it('a reset by mail sets the password, signs nobody in and removes no factor', async () => {
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    const used = await api.visitor.call(passwordResets.use, {
      params: { token },
      body: { password: 'quite another one' },
    })
    expect([used.status, used.headers['set-cookie']]).toEqual([204, undefined])
    expect((await signIn('quite another one')).refusal.code).toBe('session.second_factor')
  })

  it('an invitation signs in, and leads to the set-up where a factor is required', async () => {
    const strict = await createTestApp({ factorDuty: { rule: 'everyone', from: undefined } })
    const invited = await buildUser(strict.db, { is_invited: true })
    const token = await buildAccountLink(strict.db, { kind: 'invitation', user_id: invited.id })
    const { data } = await strict.visitor.call(invitations.accept, {
      params: { token },
      body: { password: 'quite another one' },
    })
    expect(data.user.factor_required_from).toBe('2025-03-12')
    const client = strict.holding(data.token)
    expect((await client.call(categories.list)).refusal.code).toBe('session.factor_required')
    expect((await client.call(secondFactors.startTotp)).status).toBe(201)
    await strict.close()
  })
})

describe('a fresh proof of a person with codes', () => {
  const confirm = async (body: { password: string } | { code: string }) =>
    (await api.as(person)).call(sessions.confirm, { body })

  it('is a code and not the password', async () => {
    const refused = await confirm({ password: testPassword })
    expect([refused.status, refused.refusal.code]).toEqual([422, 'session.factor_needed'])
    expect((await confirm({ code: codeAt(anySecret, defaultNow) })).status).toBe(204)
  })

  it('opens what asks for one', async () => {
    const client = await api.as(person)
    api.setNow(later(16))
    const code = codeAt(anySecret, later(16))
    expect((await client.call(secondFactors.removeTotp)).refusal.code).toBe('session.confirm_first')
    expect((await client.call(sessions.confirm, { body: { code } })).status).toBe(204)
    expect((await client.call(secondFactors.removeTotp)).status).toBe(204)
  })

  it('a wrong code is refused at the field and counts', async () => {
    const refused = await confirm({ code: wrongCodeAt(defaultNow) })
    expect([refused.status, refused.refusal.code]).toEqual([422, 'session.wrong_code'])
    expect(Object.keys(refused.refusal.errors)).toEqual(['code'])
    const failures = await api.db.select().from(loginFailures).where(eq(loginFailures.email, person.email))
    expect(failures).toHaveLength(1)
  })

  it('may be a passkey', async () => {
    const client = await api.as(person)
    const { device } = await givePasskey(client)
    const ask = async () => (await client.call(session.passkeyOptions)).data
    const { options } = await ask()
    expect(options.allowCredentials.map(({ id }) => id)).toEqual([device.id])
    const passkey = device.answer(options, { verifiesUser: false })
    expect((await client.call(sessions.confirm, { body: { passkey } })).status).toBe(204)
    expect((await client.call(sessions.confirm, { body: { passkey } })).refusal.code).toBe(
      'session.challenge_ended',
    )
    const foreign = device.answer((await ask()).options, { origin: 'http://localhost:4001' })
    const refused = await client.call(sessions.confirm, { body: { passkey: foreign } })
    expect([refused.status, refused.refusal.code]).toEqual([422, 'session.wrong_code'])
  })

  it("another person's passkey is refused", async () => {
    const { device } = await givePasskey(await api.as(await buildUser(api.db)))
    const client = await api.as(person)
    const { options } = (await client.call(session.passkeyOptions)).data
    const refused = await client.call(sessions.confirm, { body: { passkey: device.answer(options) } })
    expect([refused.status, refused.refusal.code]).toEqual([422, 'session.wrong_code'])
  })
})
