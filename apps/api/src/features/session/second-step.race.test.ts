import { secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import {
  anySecret,
  beginSignIn,
  codeAt,
  givePasskey,
  giveTotp,
  passkeyUrl,
} from '../../../test/sign-in/factors.ts'
import { attemptsAtOnce } from './check-credentials.ts'
import { loginLimits } from './login-limits.store.ts'

let api: TestApp
let person: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  api = await createTestApp({ publicUrl: passkeyUrl })
})
afterAll(() => api.close())
beforeEach(async () => {
  person = await buildUser(api.db)
})

/** Sends each of them at once from an address of its own, as attempts of one address take turns, and returns the statuses. */
const atOnce = async (bodies: readonly object[]) => {
  const answers = await Promise.all(
    bodies.map((body, index) =>
      api.visitor.inject({
        method: 'POST',
        url: '/api/v1/session/second_factor',
        payload: body,
        remoteAddress: `10.7.0.${index + 1}`,
      }),
    ),
  )
  return answers.map(({ statusCode }) => statusCode).toSorted()
}
const times = 6
const repeated = <Item>(item: Item) => Array.from({ length: times }, () => item)
const begun = () => Promise.all(repeated(0).map(async () => (await beginSignIn(api, person)).challenge))

it('of several uses of one challenge at once exactly one wins', async () => {
  await giveTotp(api, person)
  const { challenge } = await beginSignIn(api, person)
  const bodies = repeated({ challenge, code: codeAt(anySecret, defaultNow) })
  expect(await atOnce(bodies)).toEqual([201, ...repeated(410).slice(1)])
})

it('of several uses of one code at once, for challenges of their own, exactly one wins', async () => {
  await giveTotp(api, person)
  const code = codeAt(anySecret, defaultNow)
  const bodies = (await begun()).map((challenge) => ({ challenge, code }))
  expect(await atOnce(bodies)).toEqual([201, ...repeated(401).slice(1)])
})

it('of several uses of one recovery code at once exactly one wins', async () => {
  await giveTotp(api, person)
  const { data } = await (await api.as(person)).call(secondFactors.renewRecoveryCodes)
  const [recovery_code] = data.recovery_codes
  const bodies = (await begun()).map((challenge) => ({ challenge, recovery_code }))
  expect(await atOnce(bodies)).toEqual([201, ...repeated(401).slice(1)])
})

it('of several wrong codes for one challenge at once five are compared', async () => {
  await giveTotp(api, person)
  const { challenge } = await beginSignIn(api, person)
  expect(await atOnce(Array.from({ length: 8 }, () => ({ challenge, code: 'wrong' })))).toEqual([
    401, 401, 401, 401, 401, 410, 410, 410,
  ])
})

it('of 80 wrong codes at once from as many addresses at most those up to the limit and those under way are compared', async () => {
  await giveTotp(api, person)
  const begun = await Promise.all(
    Array.from({ length: 80 }, async () => (await beginSignIn(api, person)).challenge),
  )
  const statuses = await atOnce(begun.map((challenge) => ({ challenge, code: 'wrong' })))
  const compared = statuses.filter((status) => status === 401).length
  expect(compared).toBeGreaterThanOrEqual(loginLimits.strangers.failures)
  expect(compared).toBeLessThanOrEqual(loginLimits.strangers.failures - 1 + attemptsAtOnce)
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - compared)
})

it('of several sign-ins by one answer of a passkey at once exactly one wins', async () => {
  const { device } = await givePasskey(await api.as(person))
  const { challenge, options } = (await api.visitor.call(session.passkeyOptions)).data
  const body = { challenge, passkey: device.answer(options) }
  const answers = await Promise.all(
    repeated(0).map((_, index) => api.visitor.call(session.passkey, { body, from: `10.8.0.${index + 1}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...repeated(410).slice(1)])
})

it('of two first factors at once only one brings recovery codes', async () => {
  const client = await api.as(person)
  const { secret } = (await client.call(secondFactors.startTotp)).data
  const [totp, { passkey }] = await Promise.all([
    client.call(secondFactors.confirmTotp, { body: { code: codeAt(secret, defaultNow) } }),
    givePasskey(client),
  ])
  const brought = [totp.data.recovery_codes, passkey.recovery_codes].filter((codes) => codes !== null)
  expect(brought).toHaveLength(1)
  expect((await client.call(secondFactors.show)).data.recovery_codes_left).toBe(10)
})
