import { passwordResets } from '@portal/contract/accounts/account-links'
import { session } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, publicUrl, type TestApp } from '../../../test/app.ts'
import { buildAccountLink } from '../../../test/factories/account-link.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { mails } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/people/users.ts'
import { sessions } from '../../db/schema/sign-in/sessions.ts'
import { clockAt } from '../../use-case/clock.ts'
import { makeResetMails } from './password-resets.ts'

let api: TestApp
let now = new Date(defaultNow)
const clock = clockAt('Europe/Kyiv', () => now)

beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())

const setNow = (moment: string) => {
  now = new Date(moment)
  api.setNow(moment)
}
const ask = (email: string, from?: string) =>
  api.visitor.call(passwordResets.create, { body: { email }, ...(from && { from }) })
const makeMails = () => makeResetMails({ db: api.db, clock, config: api.config })
const set = (token: string, password: string) =>
  api.visitor.call(passwordResets.use, { params: { token }, body: { password } })
const show = (token: string) => api.visitor.call(passwordResets.show, { params: { token } })
const signIn = (email: string, password: string) =>
  api.visitor.call(session.create, { body: { session: { email, password } } })
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.to_email, email)).orderBy(mails.id)

async function tokenIn(email: string): Promise<string> {
  const text = (await mailsTo(email)).findLast((mail) => mail.kind === 'password_reset')?.text ?? ''
  return /\/reset-password\/(\S+)/.exec(text)?.[1] ?? ''
}

describe('asking for a new password', () => {
  it('writes a mail with a link to a known address, in whatever letter case, and none to an unknown one', async () => {
    const person = await buildUser(api.db)
    const known = await ask(person.email.toUpperCase(), '10.1.0.1')
    const unknown = await ask('nobody@portal.test', '10.1.0.1')
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    expect(known.status).toBe(202)
    expect(await mailsTo(person.email)).toEqual([])
    await makeMails()
    const [mail] = await mailsTo(person.email)
    expect(mail).toMatchObject({ kind: 'password_reset', ends_at: new Date(now.getTime() + 3_600_000) })
    expect(await tokenIn(person.email)).toMatch(/^[\w-]{24,}$/)
    expect(await mailsTo('nobody@portal.test')).toEqual([])
    await makeMails()
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('writes no mail to a person who is not active', async () => {
    const person = await buildUser(api.db, { active: false })
    await ask(person.email, '10.1.0.2')
    await makeMails()
    expect(await mailsTo(person.email)).toEqual([])
  })

  it('is refused after ten times for an e-mail within an hour, known or not', async () => {
    const person = await buildUser(api.db)
    for (const email of [person.email, 'stranger@portal.test']) {
      for (let time = 0; time < 10; time++) expect((await ask(email, `10.2.0.${time}`)).status).toBe(202)
      const refused = await ask(email.toUpperCase(), '10.2.1.1')
      expect(refused.status).toBe(429)
      expect(refused.refusal.code).toBe('password_resets.too_many')
      expect(refused.headers['retry-after']).toBe('3600')
    }
    setNow('2025-03-12T11:00:00Z')
    expect((await ask(person.email, '10.2.0.1')).status).toBe(202)
    setNow(defaultNow)
  })

  it('lets ten of many requests at once through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => ask('crowd@portal.test', `10.5.0.${n}`)),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(10)
  })

  it('is refused after a hundred times from an address within 15 minutes', async () => {
    for (let time = 0; time < 100; time++) {
      expect((await ask(`person-${time}@elsewhere.test`, '10.3.0.1')).status).toBe(202)
    }
    const refused = await ask('other@elsewhere.test', '10.3.0.1')
    expect(refused.headers['retry-after']).toBe('900')
    expect((await ask('other@elsewhere.test', '10.3.0.2')).status).toBe(202)
  })
})

describe('the link', () => {
  it('sets a password once, ends all sessions, and the person is told', async () => {
    const person = await buildUser(api.db)
    await api.as(person)
    await ask(person.email, '10.4.0.1')
    await makeMails()
    const token = await tokenIn(person.email)
    expect((await set(token, 'a longer password')).status).toBe(204)
    expect((await api.db.select().from(sessions).where(eq(sessions.user_id, person.id))).length).toBe(0)
    expect((await signIn(person.email, testPassword)).status).toBe(401)
    expect((await signIn(person.email, 'a longer password')).status).toBe(201)
    const again = await set(token, 'another password')
    expect(again.refusal).toMatchObject({ statusCode: 404, code: 'password_resets.unknown' })
    expect((await mailsTo(person.email)).map(({ kind }) => kind)).toEqual([
      'password_reset',
      'password_changed',
    ])
  })

  it('names its account while it is open, and no longer after its use', async () => {
    const person = await buildUser(api.db)
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    const opened = await show(token)
    expect([opened.status, opened.data]).toEqual([200, { name: person.full_name, email: person.email }])
    await set(token, 'a longer password')
    const used = await show(token)
    expect(used.refusal).toMatchObject({ statusCode: 404, code: 'password_resets.unknown', facts: {} })
    expect(JSON.stringify(used.refusal)).not.toContain(person.email)
    expect(used.refusal).toEqual((await show('a-link-that-nobody-has')).refusal)
  })

  it('ends the session of another person in whose browser it is used, and none of theirs elsewhere', async () => {
    const [person, other] = [await buildUser(api.db), await buildUser(api.db)]
    const [here, elsewhere] = [await api.tokenOf(other), await api.tokenOf(other)]
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    const cookie = `portal_session=${here}`
    const use = (password: string) =>
      api.visitor.call(passwordResets.use, {
        params: { token },
        body: { password },
        headers: { cookie, origin: publicUrl },
      })
    const whoIs = async (bearer: string) => {
      const headers = { authorization: `Bearer ${bearer}` }
      return (await api.visitor.call(session.show, { headers })).status
    }
    expect((await use('short')).status).toBe(422)
    expect(await whoIs(here)).toBe(200)
    const used = await use('a longer password')
    expect([used.status, used.headers['set-cookie']]).toEqual([
      204,
      expect.stringMatching(/^portal_session=; Max-Age=0;/),
    ])
    expect([await whoIs(here), await whoIs(elsewhere)]).toEqual([401, 200])
  })

  it('stays open when the password is refused', async () => {
    const person = await buildUser(api.db, { first_name: 'Katherine' })
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    for (const password of ['short', 'iLoveYou', 'KATHERINE', person.email]) {
      expect((await set(token, password)).status).toBe(422)
    }
    expect((await set(token, 'katherine is here')).status).toBe(204)
  })

  it('ends with a newer one, and the mail of the older one that waits is not sent', async () => {
    const person = await buildUser(api.db)
    await ask(person.email, '10.4.0.2')
    await makeMails()
    const older = await tokenIn(person.email)
    await ask(person.email, '10.4.0.2')
    await makeMails()
    const newer = await tokenIn(person.email)
    expect((await mailsTo(person.email)).map(({ state }) => state)).toEqual(['expired', 'waiting'])
    expect((await set(older, 'a longer password')).status).toBe(404)
    expect((await set(newer, 'a longer password')).status).toBe(204)
  })

  it.each([
    ['after an hour', async () => setNow('2025-03-12T11:00:00Z')],
    [
      'for a person who was deactivated',
      async (id: number) => {
        await api.db.update(users).set({ active: false }).where(eq(users.id, id))
      },
    ],
    [
      'for another address than it was sent to',
      async (id: number) => {
        await api.db
          .update(users)
          .set({ email: `moved${id}@portal.test` })
          .where(eq(users.id, id))
      },
    ],
  ])('opens nothing %s', async (_, happen) => {
    const person = await buildUser(api.db)
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    await happen(person.id)
    expect([(await show(token)).status, (await set(token, 'a longer password')).status]).toEqual([404, 404])
    setNow(defaultNow)
  })

  it('of an invitation is none of a reset', async () => {
    const person = await buildUser(api.db)
    const token = await buildAccountLink(api.db, { kind: 'invitation', user_id: person.id })
    expect((await set(token, 'a longer password')).status).toBe(404)
  })

  it('is used by one of two at once', async () => {
    const person = await buildUser(api.db)
    const token = await buildAccountLink(api.db, { kind: 'password_reset', user_id: person.id })
    const answers = await Promise.all(
      ['first password!', 'second password!'].map((password) => set(token, password)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  })
})
