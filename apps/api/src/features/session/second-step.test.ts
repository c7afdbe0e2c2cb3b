import { passwords } from '@portal/contract/accounts/passwords'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { categories } from '@portal/contract/categories'
import { users as usersCalls } from '@portal/contract/users'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildAdmin, buildUser, testPassword } from '../../../test/factories/user.ts'
import {
  anySecret,
  beginSignIn,
  codeAt,
  giveTotp,
  passkeyUrl,
  wrongCodeAt,
} from '../../../test/sign-in/factors.ts'
import { mails } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/people/users.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { sessions as sessionRows } from '../../db/schema/sign-in/sessions.ts'

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
const send = (challenge: string, code: string, from = '10.0.0.1') =>
  api.visitor.call(session.secondFactor, { body: { challenge, code }, from })
const openSessions = () => api.db.select().from(sessionRows).where(eq(sessionRows.user_id, person.id))
const now = (steps = 0) => codeAt(anySecret, defaultNow, steps)
const wrong = () => wrongCodeAt(defaultNow)

describe('a sign-in of a person with codes', () => {
  it('the right password signs nobody in and asks for the factor', async () => {
    const answer = await signIn()
    expect([answer.status, answer.refusal.code]).toEqual([401, 'session.second_factor'])
    expect(answer.refusal).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp'],
      passkey_options: null,
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await openSessions()).toEqual([])
  })

  it('a wrong password says nothing of the factor', async () => {
    const { status, refusal } = await signIn('not the password')
    expect([status, refusal.code, refusal.challenge]).toEqual([401, 'session.wrong_credentials', undefined])
  })

  it('the code opens the session, however its digits are grouped', async () => {
    const { challenge } = await beginSignIn(api, person)
    const code = now()
    const opened = await send(challenge, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect([opened.status, opened.data.user.id]).toEqual([201, person.id])
    expect(opened.data.user).toMatchObject({ has_second_factor: true, factor_required_from: null })
    const client = api.holding(opened.data.token)
    expect((await client.call(session.show)).data.user.id).toBe(person.id)
  })

  it.each([-1, 0, 1])('a code of %i steps away counts', async (steps) => {
    const { challenge } = await beginSignIn(api, person)
    expect((await send(challenge, now(steps))).status).toBe(201)
  })

  it.each([-2, 2])('a code of %i steps away is wrong', async (steps) => {
    const { challenge } = await beginSignIn(api, person)
    const { status, refusal } = await send(challenge, now(steps))
    expect([status, refusal.code]).toEqual([401, 'session.wrong_code'])
  })

  it('a code works once, and one before it no more', async () => {
    expect((await send((await beginSignIn(api, person)).challenge, now())).status).toBe(201)
    const { challenge } = await beginSignIn(api, person)
    for (const steps of [0, -1])
      expect((await send(challenge, now(steps))).refusal.code).toBe('session.wrong_code')
    expect((await send(challenge, now(1))).status).toBe(201)
  })

  it.each(['', '12345', '1234567', 'abcdef', '１２', '000000 000000'])('%j is no code', async (code) => {
    const { challenge } = await beginSignIn(api, person)
    expect((await send(challenge, code)).refusal.code).toBe('session.wrong_code')
  })
})

describe('a challenge', () => {
  it('works once', async () => {
    const { challenge } = await beginSignIn(api, person)
    await send(challenge, now())
    const again = await send(challenge, now(1))
    expect([again.status, again.refusal.code]).toEqual([410, 'session.challenge_ended'])
  })

  it('ends after five minutes', async () => {
    const { challenge } = await beginSignIn(api, person)
    api.setNow(later(5))
    expect((await send(challenge, codeAt(anySecret, later(5)))).status).toBe(410)
  })

  it('ends after five wrong codes, and then no right one opens it', async () => {
    const { challenge } = await beginSignIn(api, person)
    for (let turn = 0; turn < 5; turn += 1) expect((await send(challenge, wrong())).status).toBe(401)
    expect((await send(challenge, now())).status).toBe(410)
  })

  it('an unknown one reads like one that has ended', async () => {
    const { status, refusal } = await send('a'.repeat(43), now())
    expect([status, refusal.code]).toEqual([410, 'session.challenge_ended'])
  })

  it('ends with a new password', async () => {
    const { challenge } = await beginSignIn(api, person)
    const admin = await api.as(await buildAdmin(api.db))
    await admin.call(passwords.change, {
      params: { id: person.id },
      body: { user: { password: 'quite another one' } },
    })
    expect((await send(challenge, now())).status).toBe(410)
  })

  it('opens nothing for a person who was deactivated meanwhile', async () => {
    const { challenge } = await beginSignIn(api, person)
    await api.db.update(users).set({ active: false }).where(eq(users.id, person.id))
    expect((await send(challenge, now())).status).toBe(410)
  })

  it('is no session: neither as a token nor as a cookie', async () => {
    const { challenge } = await beginSignIn(api, person)
    expect((await api.holding(challenge).call(categories.list)).status).toBe(401)
    const cookie = { cookie: `portal_session=${challenge}` }
    expect((await api.visitor.call(categories.list, { headers: cookie })).status).toBe(401)
  })
})

describe('the limits', () => {
  it('a wrong code counts as a failed sign-in of the e-mail and the address, and a success forgets them', async () => {
    const failures = () => api.db.select().from(loginFailures).where(eq(loginFailures.email, person.email))
    const { challenge } = await beginSignIn(api, person)
    await send(challenge, wrong(), '10.9.0.1')
    expect(await failures()).toMatchObject([{ address: '10.9.0.1' }])
    await send(challenge, now(), '10.9.0.1')
    expect(await failures()).toEqual([])
  })

  it('after ten wrong codes the right one is answered with 429', async () => {
    const last = await beginSignIn(api, person)
    for (let turn = 0; turn < 2; turn += 1) {
      const { challenge } = await beginSignIn(api, person)
      for (let code = 0; code < 5; code += 1) await send(challenge, wrong(), '127.0.0.1')
    }
    const answers = [await send(last.challenge, now(), '127.0.0.1'), await signIn()]
    for (const { status, headers } of answers)
      expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  })
})

describe('a recovery code', () => {
  const setUp = async () => {
    const client = await api.as(person)
    return (await client.call(secondFactors.renewRecoveryCodes)).data.recovery_codes
  }
  const use = async (recovery_code: string) => {
    const { challenge } = await beginSignIn(api, person)
    return api.visitor.call(session.secondFactor, { body: { challenge, recovery_code } })
  }

  it('opens the session once, with blanks, hyphens and capitals', async () => {
    const [code = ''] = await setUp()
    expect(code).toMatch(/^([a-z]{4}-){3}[a-z]{4}$/)
    expect((await beginSignIn(api, person)).methods).toEqual(['totp', 'recovery_code'])
    expect((await use(` ${code.replaceAll('-', ' ').toUpperCase()} `)).status).toBe(201)
    expect((await use(code)).refusal.code).toBe('session.wrong_code')
  })

  it('the last one is told by mail', async () => {
    const codes = await setUp()
    for (const code of codes) expect((await use(code)).status).toBe(201)
    expect((await beginSignIn(api, person)).methods).toEqual(['totp'])
    const told = await api.db
      .select({ text: mails.text })
      .from(mails)
      .where(and(eq(mails.user_id, person.id), eq(mails.kind, 'factor_changed')))
      .orderBy(desc(mails.id))
    expect(told[0]?.text).toContain('You have used your last recovery code')
  })
})

it('whoever has a factor is shown to themselves and to managers', async () => {
  const admin = await api.as(await buildAdmin(api.db))
  const listOf = async (has_second_factor: boolean) =>
    (await admin.call(usersCalls.list, { query: { user_id: person.id, has_second_factor } })).data.users
  expect((await listOf(true)).map((row) => row.has_second_factor)).toEqual([true])
  expect(await listOf(false)).toEqual([])
})
