import { session } from '@portal/contract/accounts/session'
import { portal } from '@portal/contract/portal'
import { users } from '@portal/contract/users'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { TestAuthenticator } from '../../../test/sign-in/authenticator.ts'
import { beginSignIn, givePasskey, giveTotp, passkeyUrl } from '../../../test/sign-in/factors.ts'
import { users as userRows } from '../../db/schema/people/users.ts'
import { passkeys } from '../../db/schema/sign-in/second-factors.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'

let api: TestApp
let person: Awaited<ReturnType<typeof buildUser>>
let client: Client
let device: TestAuthenticator
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
})
afterAll(() => api.close())
beforeEach(async () => {
  api.setNow(defaultNow)
  person = await buildUser(api.db)
  client = await api.as(person)
  ;({ device } = await givePasskey(client))
})

const ask = async () => (await api.visitor.call(session.passkeyOptions)).data
type Behaviour = Parameters<TestAuthenticator['answer']>[1]
async function signIn(behaviour: Behaviour = {}, by = device) {
  const { challenge, options } = await ask()
  return api.visitor.call(session.passkey, { body: { challenge, passkey: by.answer(options, behaviour) } })
}

describe('a sign-in with a passkey alone', () => {
  it('opens a session without an e-mail, a password and a further factor', async () => {
    await giveTotp(api, person)
    const { options } = await ask()
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [],
      userVerification: 'required',
    })
    const opened = await signIn()
    expect([opened.status, opened.data.user.id]).toEqual([201, person.id])
    const ofPasskey = and(eq(sessions.user_id, person.id), eq(sessions.signed_in_by, 'passkey'))
    expect(await api.db.select().from(sessions).where(ofPasskey)).toHaveLength(1)
  })

  it.each<[string, Behaviour]>([
    ['whose device asked for no PIN', { verifiesUser: false }],
    ['of another address', { origin: 'https://portal.example' }],
    ['of another port', { origin: 'http://localhost:4001' }],
  ])('one %s is refused', async (_, behaviour) => {
    const { status, refusal } = await signIn(behaviour)
    expect([status, refusal.code]).toEqual([401, 'session.wrong_code'])
  })

  it('a counter that goes back, or stands still, is refused', async () => {
    expect((await signIn({ counter: 7 })).status).toBe(201)
    expect((await signIn({ counter: 6 })).status).toBe(401)
    expect((await signIn({ counter: 7 })).status).toBe(401)
    expect((await signIn({ counter: 8 })).status).toBe(201)
  })

  it('passkeys that do not count keep their 0', async () => {
    expect((await signIn({ counter: 0 })).status).toBe(201)
    expect((await signIn({ counter: 0 })).status).toBe(201)
  })

  it('an unknown passkey reads like a wrong one', async () => {
    const unknown = new TestAuthenticator(passkeyUrl)
    unknown.make({
      challenge: '',
      rp: { id: 'localhost', name: '' },
      user: { id: '', name: '', displayName: '' },
      pubKeyCredParams: [],
      timeout: 0,
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'preferred',
        requireResidentKey: false,
        userVerification: 'preferred',
      },
      attestation: 'none',
    })
    const { status, refusal } = await signIn({}, unknown)
    expect([status, refusal.code]).toEqual([401, 'session.wrong_code'])
  })

  it('that of an inactive person opens nothing', async () => {
    await api.db.update(userRows).set({ active: false }).where(eq(userRows.id, person.id))
    expect((await signIn()).status).toBe(401)
  })

  it('a challenge works once, lives five minutes, and is for its own answer', async () => {
    const first = await ask()
    const passkey = device.answer(first.options)
    const send = (challenge: string) => api.visitor.call(session.passkey, { body: { challenge, passkey } })
    expect((await send((await ask()).challenge)).status).toBe(401)
    expect((await send(first.challenge)).status).toBe(201)
    expect((await send(first.challenge)).refusal.code).toBe('session.challenge_ended')
    const late = await ask()
    api.setNow(new Date(Date.parse(defaultNow) + 5 * 60_000).toISOString())
    const lateAnswer = { challenge: late.challenge, passkey: device.answer(late.options) }
    expect((await api.visitor.call(session.passkey, { body: lateAnswer })).status).toBe(410)
  })

  it('is told with the person wherever they are read', async () => {
    const own = await client.call(users.show, { params: { id: String(person.id) } })
    expect(own.data.has_second_factor).toBe(true)
    const other = await buildUser(api.db)
    const others = await (await api.as(other)).call(users.show, { params: { id: other.slug } })
    expect(others.data.has_second_factor).toBe(false)
  })

  it('notes when a passkey was used, and its version stays', async () => {
    await signIn()
    const [row] = await api.db.select().from(passkeys).where(eq(passkeys.user_id, person.id))
    expect(row).toMatchObject({ version: 1, counter: 1, last_used_at: new Date(defaultNow) })
  })
})

describe('a passkey as the second factor', () => {
  it('answers the challenge of the password, also without a PIN', async () => {
    const { challenge, methods, passkey_options } = await beginSignIn(api, person)
    expect(methods).toEqual(['passkey', 'recovery_code'])
    if (passkey_options === null) throw new Error('No options')
    expect(passkey_options.allowCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ])
    const passkey = device.answer(passkey_options, { verifiesUser: false })
    const opened = await api.visitor.call(session.secondFactor, { body: { challenge, passkey } })
    expect(opened.status).toBe(201)
  })

  it("another person's is refused, and counts as a wrong code", async () => {
    const other = await givePasskey(await api.as(await buildUser(api.db)))
    const { challenge, passkey_options } = await beginSignIn(api, person)
    if (passkey_options === null) throw new Error('No options')
    const passkey = other.device.answer(passkey_options)
    const refused = await api.visitor.call(session.secondFactor, { body: { challenge, passkey } })
    expect([refused.status, refused.refusal.code]).toEqual([401, 'session.wrong_code'])
  })
})

describe('an address without passkeys', () => {
  it('offers none, and tells the browser so', async () => {
    const plain = await createTestApp({ publicUrl: 'http://192.168.1.5:3000' })
    expect((await plain.visitor.call(portal.show)).data.passkeys).toBe(false)
    const { status, refusal } = await plain.visitor.call(session.passkeyOptions)
    expect([status, refusal.code]).toEqual([409, 'passkeys.not_offered'])
    await plain.close()
  })
})

describe('asking for passkeys', () => {
  it('challenges that nobody answers are bounded for each address', async () => {
    const begin = () => api.visitor.call(session.passkeyOptions, { from: '10.3.0.1' })
    for (let turn = 0; turn < 100; turn += 1) expect((await begin()).status).toBe(201)
    const { status, refusal } = await begin()
    expect([status, refusal.code]).toEqual([429, 'session.too_many_challenges'])
  })
})

it('where people sign in by the provider alone a passkey opens nothing', async () => {
  const alone = await createTestApp({ publicUrl: passkeyUrl, passwordSignIn: false })
  const refused = await alone.visitor.call(session.passkeyOptions)
  expect([refused.status, refused.refusal.code]).toEqual([403, 'session.single_sign_on_only'])
  await alone.close()
})
