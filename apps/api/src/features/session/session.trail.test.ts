import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { beginSignIn, givePasskey, giveTotp, passkeyUrl, wrongCodeAt } from '../../../test/sign-in/factors.ts'
import { countTrail, trailOfPerson } from '../../../test/trail/read-trail.ts'

let api: TestApp
let person: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await buildUser(api.db)
})

const signIn = (email: string, password: string) =>
  api.visitor.call(session.create, { body: { session: { email, password } }, from: '192.0.2.7' })
const ofPerson = () => trailOfPerson(api.db, person.id)
const refused = (outcome: string) => ({
  act: 'session.refuse',
  object_type: 'session',
  object_id: null,
  object: person.full_name,
  actor_id: null,
  changes: [{ field: 'outcome', before: null, after: outcome, hidden: false }],
})

describe('the trail of signing in', () => {
  it('tells a sign-in and a sign-out with the person and the address', async () => {
    const { data } = await signIn(person.email, testPassword)
    await api.holding(data.token).call(session.remove)
    expect(await ofPerson()).toMatchObject([
      {
        act: 'session.sign_in',
        object_type: 'session',
        object: person.full_name,
        actor_id: person.id,
        via: 'browser',
        address: '192.0.2.7',
        changes: [{ field: 'way', after: 'password' }],
      },
      { act: 'session.sign_out', actor_id: person.id },
    ])
  })

  it('tells a refused sign-in of a known account with its reason, and never what was typed', async () => {
    expect((await signIn(person.email, 'my other secret')).status).toBe(401)
    const rows = await ofPerson()
    expect(rows).toMatchObject([{ ...refused('wrong_password'), address: '192.0.2.7' }])
    expect(JSON.stringify(rows)).not.toContain('my other secret')
  })

  it('tells the sign-in of an inactive person as refused', async () => {
    person = await buildUser(api.db, { active: false })
    await signIn(person.email, testPassword)
    expect(await ofPerson()).toMatchObject([refused('inactive_account')])
  })

  it('leaves no row of an unknown e-mail, which may be a password', async () => {
    const before = await countTrail(api.db)
    expect((await signIn('my secret password', testPassword)).status).toBe(401)
    expect(await countTrail(api.db)).toBe(before)
  })

  it('tells no attempt beyond the limits, of which a flood would fill the trail', async () => {
    for (let count = 0; count < 12; count++) await signIn(person.email, 'wrong password')
    expect(await ofPerson()).toHaveLength(10)
  })
})

describe('the trail of a second factor', () => {
  it('tells a wrong code, and no sign-in before the right one', async () => {
    await giveTotp(api, person)
    const { challenge } = await beginSignIn(api, person)
    const code = wrongCodeAt(defaultNow)
    expect((await api.visitor.call(session.secondFactor, { body: { challenge, code } })).status).toBe(401)
    expect(await ofPerson()).toMatchObject([refused('wrong_code')])
  })

  it('tells a wrong answer of a known passkey', async () => {
    const { passkey, device } = await givePasskey(await api.as(person))
    const { data } = await api.visitor.call(session.passkeyOptions)
    const right = device.answer(data.options)
    const { signature } = device.answer(data.options).response
    const answer = { ...right, response: { ...right.response, signature } }
    const body = { challenge: data.challenge, passkey: answer }
    expect((await api.visitor.call(session.passkey, { body })).status).toBe(401)
    expect(await ofPerson()).toMatchObject([
      { act: 'passkeys.create', changes: [{ field: 'name', after: passkey.name }] },
      refused('wrong_passkey'),
    ])
  })
})

describe('the trail of open sessions', () => {
  it('tells how many others ended, and nothing where there were none', async () => {
    const own = await api.as(person)
    await api.as(person)
    await own.call(sessions.removeOthers)
    await own.call(sessions.removeOthers)
    expect(await ofPerson()).toMatchObject([
      { act: 'sessions.end_others', actor_id: person.id, changes: [{ field: 'count', after: 1 }] },
    ])
  })

  it('tells a wrong password of whoever should confirm the own session, and not a right one', async () => {
    const own = await api.as(person)
    const confirm = (password: string) => own.call(sessions.confirm, { body: { password } })
    expect([(await confirm('guessed words')).status, (await confirm(testPassword)).status]).toEqual([
      422, 204,
    ])
    expect(await ofPerson()).toMatchObject([{ ...refused('wrong_password'), actor_id: person.id }])
  })
})
