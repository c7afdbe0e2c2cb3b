import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import type { PasswordMatch } from '../../accounts/passwords.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { clockAt } from '../../use-case/clock.ts'
import { portalItself } from '../../use-case/origin.ts'
import { attemptsAtOnce, type SignInOutcome } from './check-credentials.ts'
import { loginLimits } from './login-limits.store.ts'
import { signIn } from './sign-in.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const depsOf = (match: () => Promise<PasswordMatch>) => ({
  db: api.db,
  files: api.files,
  pictures: api.pictures,
  config: api.config,
  clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)),
  passwords: { hash: async () => '', match },
})

const attemptOf = (email: string) => ({
  email,
  password: 'guess',
  address: '10.0.0.1',
  deviceCookie: undefined,
  presentToken: undefined,
  browser: { name: undefined, address: '10.9.8.7' },
  doer: portalItself,
})

describe('sign-ins at the same time', () => {
  it('200 simultaneous sign-ins of one person from one address succeed when their password is right', async () => {
    const user = await buildUser(api.db)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        api.visitor.call(session.create, {
          body: { session: { email: user.email, password: testPassword } },
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ data }) => data.token)).size).toBe(200)
  })

  it('an address beyond its limit is refused at once while all turns are taken by others', async () => {
    const user = await buildUser(api.db)
    const blocked = '10.0.0.2'
    const failure = {
      email: 'x@portal.test',
      address: blocked,
      by_stranger: true,
      failed_at: new Date(defaultNow),
    }
    await api.db
      .insert(loginFailures)
      .values(Array.from({ length: loginLimits.address.failures }, () => failure))
    const gate = Promise.withResolvers<PasswordMatch>()
    const attempt = (address: string) =>
      signIn(
        depsOf(() => gate.promise),
        { ...attemptOf(user.email), address },
        () => {},
      )
    const waiting = Array.from({ length: attemptsAtOnce + 3 }, (_, index) => attempt(`10.0.1.${index}`))
    await expect(attempt(blocked)).rejects.toMatchObject({
      statusCode: 429,
      reason: { code: 'session.too_many_failures' },
    })
    gate.resolve('none')
    const others = await Promise.allSettled(waiting)
    expect(others.map((other) => other.status === 'rejected' && other.reason.statusCode)).toEqual(
      waiting.map(() => 401),
    )
  })

  it('attempts of one address that wait for their comparison make no other address wait', async () => {
    const user = await buildUser(api.db)
    const gate = Promise.withResolvers<PasswordMatch>()
    const flood = Array.from({ length: attemptsAtOnce * 5 }, () =>
      signIn(
        depsOf(() => gate.promise),
        { ...attemptOf('nobody@portal.test'), address: '10.0.3.1' },
        () => {},
      ),
    )
    const other = signIn(
      depsOf(async () => 'none'),
      { ...attemptOf(user.email), address: '10.0.3.2' },
      () => {},
    )
    await expect(other).rejects.toMatchObject({ statusCode: 401 })
    gate.resolve('none')
    const answers = await Promise.allSettled(flood)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']))
  })

  it('at most 13 of 1,000 simultaneous guesses are compared: those up to the limit and those under way', async () => {
    const user = await buildUser(api.db)
    let compared = 0
    const deps = depsOf(async () => {
      compared += 1
      return 'none'
    })
    const outcomes: SignInOutcome[] = []
    const guess = (index: number) =>
      signIn(deps, { ...attemptOf(user.email), password: `guess ${index}` }, (outcome) =>
        outcomes.push(outcome),
      )
    const guesses = await Promise.allSettled(Array.from({ length: 1000 }, (_, index) => guess(index)))
    expect(guesses.every(({ status }) => status === 'rejected')).toBe(true)
    expect(compared).toBeGreaterThanOrEqual(10)
    expect(compared).toBeLessThanOrEqual(10 - 1 + attemptsAtOnce)
    expect(outcomes.filter((outcome) => outcome === 'too_many_failures')).toHaveLength(1000 - compared)
  })
})
