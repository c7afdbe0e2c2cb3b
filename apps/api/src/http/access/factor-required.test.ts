import { secondFactors } from '@portal/contract/accounts/second-factors'
import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { categories } from '@portal/contract/categories'
import { portal } from '@portal/contract/portal'
import type { FactorRule } from '@portal/domain/people/second-factors'
import type { SubRoleKey } from '@portal/domain/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { validRequests } from '../../../test/calls/all-calls.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { codeAt, givePasskey, giveTotp, passkeyUrl } from '../../../test/sign-in/factors.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({
    publicUrl: passkeyUrl,
    factorDuty: { rule: 'everyone', from: '2025-03-14' },
    factorAfterOidc: false,
  })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(defaultNow))

const theDay = '2025-03-14T10:00:00Z'
const statusOf = async (client: Awaited<ReturnType<TestApp['as']>>) => {
  const answer = await client.call(categories.list)
  return answer.status < 400 ? answer.status : answer.refusal.code
}

describe('a factor that is required from a day', () => {
  it('is told before the day, and nothing is refused', async () => {
    const client = await api.as(await buildUser(api.db))
    expect((await client.call(session.show)).data.user.factor_required_from).toBe('2025-03-14')
    expect((await client.call(secondFactors.show)).data.required_from).toBe('2025-03-14')
    expect(await statusOf(client)).toBe(200)
  })

  it('from the day on only the set-up and the session answer, until it is done', async () => {
    const person = await buildUser(api.db)
    api.setNow(theDay)
    const client = await api.as(person)
    expect(await statusOf(client)).toBe('session.factor_required')
    expect((await client.call(portal.show)).data.signed_in).toBe(true)
    const { secret } = (await client.call(secondFactors.startTotp)).data
    const code = codeAt(secret, theDay)
    expect((await client.call(secondFactors.confirmTotp, { body: { code } })).status).toBe(200)
    expect((await client.call(session.show)).data.user.factor_required_from).toBeNull()
    expect(await statusOf(client)).toBe(200)
  })

  it('every call but those of the set-up, the session and what is open to everyone is refused', async () => {
    const { id, email } = await buildUser(api.db, { sub_roles: ['administrator'] })
    const owner = { id, email, subRole: 'administrator' as const }
    api.setNow(theDay)
    const client = await api.as(owner)
    const closed = descriptors.filter(
      (route) => route.access !== 'everyone' && route.openWithoutFactor !== true,
    )
    for (const route of closed) {
      const { method } = route
      const response = await client.inject({ method, url: addressOf(route, '1') })
      expect([nameOf(route), response.statusCode, response.json().code]).toEqual([
        nameOf(route),
        403,
        'session.factor_required',
      ])
    }
    expect(closed.length).toBeGreaterThan(Object.keys(validRequests).length / 2)
  })

  it('the last factor cannot be removed, an earlier one can', async () => {
    const person = await buildUser(api.db)
    api.setNow(theDay)
    const client = await api.as(person)
    const { passkey } = await givePasskey(client)
    await giveTotp(api, person)
    expect((await client.call(secondFactors.removeTotp)).status).toBe(204)
    const params = { id: passkey.id }
    const refused = await client.call(secondFactors.removePasskey, { params })
    expect([refused.status, refused.refusal.code]).toEqual([409, 'second_factors.required'])
  })

  it('before the day the last one can be removed', async () => {
    const person = await buildUser(api.db)
    await giveTotp(api, person)
    expect((await (await api.as(person)).call(secondFactors.removeTotp)).status).toBe(204)
  })

  it('the session can be confirmed by the password and ended', async () => {
    const person = await buildUser(api.db)
    api.setNow(theDay)
    const client = await api.as(person)
    const body = { password: testPassword }
    expect((await client.call(sessions.confirm, { body })).status).toBe(204)
    expect((await client.call(session.remove)).status).toBe(204)
  })
})

describe('whom the rule concerns', () => {
  const everyone: SubRoleKey[] = [
    'administrator',
    'ceo',
    'project_manager',
    'hr_head',
    'developer',
    'recruiter',
  ]
  it.each<[FactorRule, SubRoleKey[]]>([
    ['off', []],
    ['admins', everyone.slice(0, 2)],
    ['managers', everyone.slice(0, 4)],
    ['everyone', everyone],
  ])('%s', async (rule, expected) => {
    const strict = await createTestApp({ factorDuty: { rule, from: undefined } })
    const found: string[] = []
    for (const key of everyone) {
      const client = await strict.as(await buildUser(strict.db, { sub_roles: [key] }))
      const { status } = await client.call(categories.list)
      if (status === 403) found.push(key)
    }
    expect(found).toEqual(expected)
    await strict.close()
  })
})
