import { session } from '@portal/contract/accounts/session'
import { userLimits } from '@portal/domain/people/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { knownAddresses } from '../../db/schema/sign-in/known-addresses.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { clockAt } from '../../use-case/clock.ts'
import { portalItself } from '../../use-case/origin.ts'
import { signIn as signInDirectly } from './sign-in.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  api.setNow(defaultNow)
  await api.db.delete(loginFailures)
})
afterAll(() => api.close())

const minutesAgo = (minutes: number) => new Date(Date.parse(defaultNow) - minutes * 60_000)
const setMinutesLater = (minutes: number) => api.setNow(minutesAgo(-minutes).toISOString())

type From = { from?: string; device?: string }

const signIn = (email: string, password: string, { from = '10.0.0.1', device }: From = {}) =>
  api.visitor.call(session.create, {
    body: { session: { email, password } },
    from,
    ...(device === undefined ? {} : { headers: { cookie: `portal_device=${device}` } }),
  })

/** Signs in and returns the status, and after a 429 the seconds to wait. */
async function outcomeOf(...attempt: Parameters<typeof signIn>) {
  const { status, headers } = await signIn(...attempt)
  return status === 429 ? [status, Number(headers['retry-after'])] : [status]
}

/** Signs in and returns what the browser keeps. */
async function deviceOf(email: string, from: string): Promise<string> {
  const answer = await signIn(email, testPassword, { from })
  return /portal_device=([^;]+)/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
}

type Failure = Partial<typeof loginFailures.$inferInsert>

/** Adds failures as an attempt stores them, each from another address unless one is given. */
const addFailures = (count: number, failure: Failure) =>
  api.db.insert(loginFailures).values(
    Array.from({ length: count }, (_, index) => ({
      email: `guess${index}@portal.test`,
      address: `10.9.${Math.floor(index / 250)}.${index % 250}`,
      failed_at: minutesAgo(5),
      ...failure,
    })),
  )

const failures = () => api.db.$count(loginFailures)

describe('the limit of ten failures of one e-mail from one address in 15 minutes', () => {
  it('ten failed sign-ins stop further attempts, with the right password too, but nobody at another address', async () => {
    const user = await buildUser(api.db)
    for (let failure = 0; failure < 10; failure += 1) {
      expect(await outcomeOf(user.email, 'wrong')).toEqual([401])
    }
    expect(await outcomeOf(user.email.toUpperCase(), testPassword)).toEqual([429, 900])
    expect(await outcomeOf(user.email, testPassword, { from: '10.0.0.2' })).toEqual([201])
    setMinutesLater(5)
    expect(await outcomeOf(user.email, testPassword)).toEqual([429, 600])
    setMinutesLater(15)
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
  })

  it('ten failed sign-ins of an unknown e-mail stop attempts too', async () => {
    await addFailures(10, { email: 'nobody@portal.test', address: '10.0.0.1' })
    expect(await outcomeOf('nobody@portal.test', 'wrong')).toEqual([429, 600])
  })

  it('ten failed sign-ins stop a browser that signed in as the person before', async () => {
    const user = await buildUser(api.db)
    const device = await deviceOf(user.email, '10.0.0.7')
    await addFailures(10, { email: user.email, address: '10.0.0.1' })
    expect(await outcomeOf(user.email, testPassword, { device })).toEqual([429, 600])
  })

  it('a successful sign-in forgets the failures from its address, but not those from other addresses', async () => {
    const user = await buildUser(api.db)
    await addFailures(9, { email: user.email, address: '10.0.0.1' })
    await addFailures(9, { email: user.email, address: '10.0.0.2' })
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
    expect(await failures()).toBe(9)
    await addFailures(9, { email: user.email, address: '10.0.0.1' })
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
  })

  it('failed sign-ins are counted by network where the address is of IPv6, and in any spelling of IPv4', async () => {
    const user = await buildUser(api.db)
    await addFailures(9, { email: user.email, address: '2001:db8:1:2::/64' })
    expect(await outcomeOf(user.email, 'wrong', { from: '2001:db8:1:2:aaaa::1' })).toEqual([401])
    expect(await outcomeOf(user.email, 'wrong', { from: '2001:db8:1:2:bbbb::2%eth0' })).toEqual([429, 600])
    expect(await outcomeOf(user.email, 'wrong', { from: '2001:db8:1:3::1' })).toEqual([401])
    await addFailures(10, { email: user.email, address: '10.0.0.1' })
    expect(await outcomeOf(user.email, 'wrong', { from: '::ffff:10.0.0.1' })).toEqual([429, 600])
  })
})

describe('the limit of a hundred failures from one address in 15 minutes', () => {
  it('a hundred failed sign-ins stop attempts at every e-mail, except in a browser that signed in as the person before', async () => {
    const [user, other] = [await buildUser(api.db), await buildUser(api.db)]
    const device = await deviceOf(user.email, '10.0.0.7')
    await addFailures(99, { address: '10.0.0.1' })
    expect(await outcomeOf('guess@portal.test', 'wrong')).toEqual([401])
    expect(await outcomeOf(user.email, testPassword)).toEqual([429, 600])
    expect(await outcomeOf('nobody@portal.test', 'wrong')).toEqual([429, 600])
    expect(await outcomeOf(user.email, testPassword, { device })).toEqual([201])
    expect(await outcomeOf(other.email, testPassword, { device })).toEqual([429, 600])
    setMinutesLater(10)
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
  })
})

describe('the limit of fifty failures of one e-mail in an hour', () => {
  it('fifty failed sign-ins stop strangers, but neither a known address nor a browser that signed in as the person before', async () => {
    const user = await buildUser(api.db)
    const device = await deviceOf(user.email, '10.0.0.7')
    await addFailures(49, { email: user.email, failed_at: minutesAgo(20) })
    expect(await outcomeOf(user.email, 'wrong')).toEqual([401])
    expect(await outcomeOf(user.email, testPassword)).toEqual([429, 2400])
    expect(await outcomeOf(user.email, testPassword, { from: '10.0.0.7' })).toEqual([201])
    expect(await outcomeOf(user.email, testPassword, { from: '10.0.0.8', device })).toEqual([201])
    setMinutesLater(40)
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
  })

  it('fifty failed sign-ins stop an address where the person signed in 180 days ago, before the clean-up has run too', async () => {
    const user = await buildUser(api.db)
    await deviceOf(user.email, '10.0.0.7')
    setMinutesLater(180 * 24 * 60)
    const failed_at = minutesAgo(-180 * 24 * 60)
    await addFailures(50, { email: user.email, failed_at })
    expect(await outcomeOf(user.email, testPassword, { from: '10.0.0.7' })).toEqual([429, 3600])
  })

  it('fifty failed sign-ins of an unknown e-mail stop attempts too', async () => {
    await addFailures(50, { email: 'nobody@portal.test', failed_at: minutesAgo(20) })
    expect(await outcomeOf('nobody@portal.test', 'wrong')).toEqual([429, 2400])
  })

  it('failed sign-ins from where the person signs in do not count towards the limit for strangers', async () => {
    const user = await buildUser(api.db)
    await deviceOf(user.email, '10.0.0.7')
    expect(await outcomeOf(user.email, 'wrong', { from: '10.0.0.7' })).toEqual([401])
    const [own] = await api.db.select().from(loginFailures)
    expect(own?.by_stranger).toBe(false)
    await addFailures(60, { email: user.email, by_stranger: false })
    expect(await outcomeOf(user.email, testPassword)).toEqual([201])
  })
})

describe('a device cookie', () => {
  it('the device cookie is kept from scripts, lasts 180 days and names everybody who signed in with the browser', async () => {
    const [first, second] = [await buildUser(api.db), await buildUser(api.db)]
    const device = await deviceOf(first.email, '10.0.0.7')
    const answer = await signIn(second.email, testPassword, { device })
    const cookie = String(answer.headers['set-cookie'])
    const both = /portal_device=([^;]+); Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/.exec(cookie)?.[1]
    expect(both).toBeDefined()
    await addFailures(100, { address: '10.0.0.1' })
    for (const { email } of [first, second]) {
      expect(await outcomeOf(email, testPassword, { device: both ?? '' })).toEqual([201])
    }
  })

  it('a device cookie with another signature, or after 180 days, does not help', async () => {
    const [user, other] = [await buildUser(api.db), await buildUser(api.db)]
    const device = await deviceOf(other.email, '10.0.0.7')
    const forged = device.replace(/^\d+/, String(user.id))
    await addFailures(100, { address: '10.0.0.1' })
    for (const cookie of [forged, `${user.id}-9999999999.`, `${user.id}-9999999999`, '.', 'x'.repeat(3000)]) {
      expect(await outcomeOf(user.email, testPassword, { device: cookie })).toEqual([429, 600])
    }
    const later = new Date(Date.parse(defaultNow) + 180 * 86_400_000)
    api.setNow(later.toISOString())
    await addFailures(100, { address: '10.0.0.1', failed_at: later })
    expect(await outcomeOf(other.email, testPassword, { device })).toEqual([429, 900])
  })
})

describe('attempts to sign in', () => {
  it('an attempt to sign in with an e-mail longer than any is refused at its field, and counted', async () => {
    const huge = 'ї'.repeat(1500)
    for (let failure = 0; failure < 10; failure += 1) {
      const { status, refusal } = await signIn(huge, 'wrong')
      expect([status, refusal.errors]).toEqual([422, { email: ['At most 254 characters'] }])
    }
    expect(await outcomeOf(huge, 'wrong')).toEqual([429, 900])
    expect(await outcomeOf('x'.repeat(900_000), 'wrong')).toEqual([422])
    for (const { email } of await api.db.select().from(loginFailures)) {
      expect(email).toHaveLength(userLimits.email)
    }
  })

  it('an attempt to sign in that the server could not decide is not counted as a failure', async () => {
    const user = await buildUser(api.db)
    const broken = {
      db: api.db,
      files: api.files,
      pictures: api.pictures,
      config: api.config,
      clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)),
      passwords: { hash: async () => '', match: () => Promise.reject(new Error('No memory')) },
    }
    const attempt = {
      email: user.email,
      password: 'wrong',
      address: '10.0.0.1',
      deviceCookie: undefined,
      presentToken: undefined,
      browser: { name: undefined, address: '10.9.8.7' },
      doer: portalItself,
    }
    await expect(signInDirectly(broken, attempt, () => {})).rejects.toThrow('No memory')
    expect(await failures()).toBe(0)
  })

  it('a successful sign-in makes its address known for the person, once', async () => {
    const user = await buildUser(api.db)
    await signIn(user.email, testPassword, { from: '2001:db8::7' })
    await signIn(user.email, testPassword, { from: '2001:db8::8' })
    const known = await api.db.select().from(knownAddresses)
    expect(known.filter(({ user_id }) => user_id === user.id)).toMatchObject([{ address: '2001:db8::/64' }])
  })
})
