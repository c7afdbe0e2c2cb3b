import { secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { users as usersCalls } from '@portal/contract/users'
import { desc, eq } from 'drizzle-orm'
import { URI } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { TestAuthenticator } from '../../../test/sign-in/authenticator.ts'
import {
  anySecret,
  beginSignIn,
  codeAt,
  givePasskey,
  giveTotp,
  passkeyUrl,
} from '../../../test/sign-in/factors.ts'
import { mails } from '../../db/schema/mails.ts'
import { recoveryCodes, totpSecrets } from '../../db/schema/sign-in/second-factors.ts'

let api: TestApp
let person: Awaited<ReturnType<typeof buildUser>>
let client: Client
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl, isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  person = await buildUser(api.db)
  client = await api.as(person)
})

const later = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()
const own = async () => (await client.call(secondFactors.show)).data
const confirm = (code: string) => client.call(secondFactors.confirmTotp, { body: { code } })
const toldOf = async (user_id: number) => {
  const rows = await api.db.select().from(mails).where(eq(mails.user_id, user_id)).orderBy(desc(mails.id))
  return rows.filter(({ kind }) => kind === 'factor_changed').map(({ text }) => text?.split('\n\n')[1])
}
async function setUpTotp() {
  const { secret } = (await client.call(secondFactors.startTotp)).data
  const { data } = await confirm(codeAt(secret, defaultNow))
  return { secret, codes: data.recovery_codes ?? [] }
}

describe('codes of an app', () => {
  it('count once a code of the new secret was typed', async () => {
    const { status, data } = await client.call(secondFactors.startTotp)
    expect(status).toBe(201)
    const parsed = URI.parse(data.uri)
    expect([parsed.secret.base32, parsed.label, parsed.issuer]).toEqual([
      data.secret,
      person.email,
      'Staff portal',
    ])
    expect(data.qr).toMatch(/^<svg /)
    expect((await own()).totp).toBe(false)
    const answer = await confirm(codeAt(data.secret, defaultNow))
    expect(answer.data.recovery_codes).toHaveLength(10)
    expect(await own()).toEqual({ totp: true, passkeys: [], recovery_codes_left: 10, required_from: null })
    expect(await toldOf(person.id)).toEqual([
      'From now on you sign in with a code of your app besides the password.',
    ])
  })

  it('a wrong code is refused at the field and sets nothing up', async () => {
    await client.call(secondFactors.startTotp)
    const { status, refusal } = await confirm('12 34 56')
    expect([status, refusal.code, Object.keys(refusal.errors)]).toEqual([
      422,
      'second_factors.wrong_code',
      ['code'],
    ])
    expect((await own()).totp).toBe(false)
  })

  it('the code that set them up counts as used', async () => {
    const { secret } = await setUpTotp()
    const { challenge } = await beginSignIn(api, person)
    const send = (steps: number) =>
      api.visitor.call(session.secondFactor, {
        body: { challenge, code: codeAt(secret, defaultNow, steps) },
      })
    expect((await send(0)).status).toBe(401)
    expect((await send(1)).status).toBe(201)
  })

  it('without a new secret, or an hour after it, there is nothing to confirm', async () => {
    expect((await confirm('123456')).refusal.code).toBe('second_factors.not_started')
    const { secret } = (await client.call(secondFactors.startTotp)).data
    api.setNow(later(61))
    client = await api.as(person)
    expect((await confirm(codeAt(secret, later(61)))).refusal.code).toBe('second_factors.not_started')
  })

  it('a secret that waits leaves the present one as it is', async () => {
    const { secret } = await setUpTotp()
    await client.call(secondFactors.startTotp)
    const { challenge } = await beginSignIn(api, person)
    const code = codeAt(secret, defaultNow, 1)
    expect((await api.visitor.call(session.secondFactor, { body: { challenge, code } })).status).toBe(201)
  })

  it('set up anew they have another secret, and the recovery codes stay', async () => {
    const { secret } = await setUpTotp()
    const renewed = (await client.call(secondFactors.startTotp)).data.secret
    const { data } = await confirm(codeAt(renewed, defaultNow))
    expect(data.recovery_codes).toBeNull()
    const [row] = await api.db.select().from(totpSecrets).where(eq(totpSecrets.user_id, person.id))
    expect([row?.secret === secret, row?.secret === renewed, row?.new_secret]).toEqual([false, true, null])
    expect((await own()).recovery_codes_left).toBe(10)
  })
})

describe('passkeys', () => {
  it('are added with a name, and the first factor brings recovery codes', async () => {
    const { passkey } = await givePasskey(client, '  My   laptop ')
    expect(passkey).toMatchObject({ name: 'My laptop', created_at: `${defaultNow.slice(0, -1)}.000Z` })
    expect(passkey.recovery_codes).toHaveLength(10)
    expect((await givePasskey(client)).passkey.recovery_codes).toBeNull()
    expect((await own()).passkeys.map(({ name }) => name)).toEqual(['My laptop', 'Laptop'])
  })

  it('one of another address, a used challenge and a known one are refused', async () => {
    const options = async () => (await client.call(secondFactors.passkeyOptions)).data.options
    const add = (passkey: ReturnType<TestAuthenticator['make']>) =>
      client.call(secondFactors.addPasskey, { body: { name: 'Laptop', passkey } })
    const foreign = new TestAuthenticator(passkeyUrl).make(await options(), { origin: 'http://localhost:9' })
    expect((await add(foreign)).refusal.code).toBe('passkeys.wrong')
    const device = new TestAuthenticator(passkeyUrl)
    const made = device.make(await options())
    expect((await add(made)).status).toBe(201)
    expect((await add(made)).refusal.code).toBe('session.challenge_ended')
    expect((await add(device.make(await options()))).refusal.code).toBe('passkeys.known')
    const others = await api.as(await buildUser(api.db))
    const othersOptions = (await others.call(secondFactors.passkeyOptions)).data.options
    expect((await add(new TestAuthenticator(passkeyUrl).make(othersOptions))).refusal.code).toBe(
      'passkeys.wrong',
    )
  })

  it('there are at most ten', async () => {
    for (let index = 0; index < 10; index += 1) await givePasskey(client, `Key ${index}`)
    const { status, refusal } = await client.call(secondFactors.passkeyOptions)
    expect([status, refusal.code, refusal.facts]).toEqual([409, 'passkeys.too_many', { max: 10 }])
  })

  it('can be renamed and removed', async () => {
    const { passkey } = await givePasskey(client)
    const params = { id: passkey.id }
    const renamed = await client.call(secondFactors.renamePasskey, { params, body: { name: 'Phone' } })
    expect(renamed.data).toMatchObject({ name: 'Phone', version: 2 })
    expect((await client.call(secondFactors.removePasskey, { params })).status).toBe(204)
    expect(await own()).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
  })
})

describe('recovery codes', () => {
  it('new ones end the old ones, and only hashes are stored', async () => {
    const { codes } = await setUpTotp()
    const renewed = (await client.call(secondFactors.renewRecoveryCodes)).data.recovery_codes
    expect(new Set([...codes, ...renewed]).size).toBe(20)
    const rows = await api.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, person.id))
    expect(rows).toHaveLength(10)
    expect(JSON.stringify(rows)).not.toContain(renewed[0]?.replaceAll('-', ''))
  })

  it('end with the last factor, and there are none without one', async () => {
    await setUpTotp()
    await client.call(secondFactors.removeTotp)
    expect((await own()).recovery_codes_left).toBe(0)
    expect((await client.call(secondFactors.renewRecoveryCodes)).refusal.code).toBe('second_factors.none')
    expect((await client.call(secondFactors.removeTotp)).status).toBe(404)
  })
})

it.each([
  ['new codes', () => client.call(secondFactors.startTotp)],
  ['the first code', () => confirm('123456')],
  ['removing codes', () => client.call(secondFactors.removeTotp)],
  ['a new passkey', () => client.call(secondFactors.passkeyOptions)],
  ['new recovery codes', () => client.call(secondFactors.renewRecoveryCodes)],
])('%s ask for a fresh proof', async (_, call) => {
  api.setNow(later(16))
  const { status, refusal } = await call()
  expect([status, refusal.code]).toEqual([403, 'session.confirm_first'])
})

describe('a reset of the factors of a person', () => {
  const reset = async (by: { id: number }, id: number) =>
    (await api.as(by)).call(secondFactors.reset, { params: { id } })

  it('removes them all, ends the sessions and tells the person', async () => {
    await setUpTotp()
    await givePasskey(client)
    const { challenge } = await beginSignIn(api, person)
    expect((await reset(await buildManager(api.db), person.id)).status).toBe(204)
    expect((await client.call(session.show)).status).toBe(401)
    expect((await toldOf(person.id))[0]).toContain('removed your second factors')
    client = await api.as(person)
    expect(await own()).toMatchObject({ totp: false, passkeys: [], recovery_codes_left: 0 })
    const late = { challenge, code: codeAt(anySecret, defaultNow) }
    expect((await api.visitor.call(session.secondFactor, { body: late })).status).toBe(401)
  })

  it('is not for oneself, and follows the rules of accounts', async () => {
    const admin = await buildAdmin(api.db)
    await giveTotp(api, admin)
    expect((await reset(admin, admin.id)).refusal.code).toBe('second_factors.own')
    expect((await reset(await buildManager(api.db), admin.id)).status).toBe(403)
    const rows = (await (await api.as(admin)).call(usersCalls.list, { query: { user_id: admin.id } })).data
      .users
    expect(rows[0]?.can.reset_second_factors).toBe(false)
  })
})
