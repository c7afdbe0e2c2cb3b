import { request as httpRequest } from 'node:http'
import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { categories } from '@portal/contract/categories'
import { accessTokenLimits } from '@portal/domain/access-tokens'
import { addDays } from '@portal/domain/days'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { nextNumber } from '../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { giveToken, today } from '../../../test/sign-in/access-tokens.ts'
import { hashSecretToken } from '../../accounts/secret-token.ts'
import { mails } from '../../db/schema/mails.ts'
import { accessTokens as tokens } from '../../db/schema/sign-in/access-tokens.ts'
import { clockAt } from '../../use-case/clock.ts'
import { createFindTokenOwner } from './find-token-owner.ts'
import { tendAccessTokens } from './tend-access-tokens.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(() => api.setNow(defaultNow))

const depsOf = () => ({
  db: api.db,
  config: api.config,
  clock: clockAt('Europe/Kyiv', () => new Date(defaultNow)),
})
const later = (seconds: number) => new Date(Date.parse(defaultNow) + seconds * 1000).toISOString()

describe('tokens that are made at the same time', () => {
  it('are at most twenty of a person', async () => {
    const person = await buildUser(api.db)
    const client = await api.as(person)
    const body = { name: 'Payroll', scope: 'read' as const, expires_on: addDays(today, 30) }
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => client.call(accessTokens.create, { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 201),
      ...Array.from({ length: 5 }, () => 409),
    ])
    expect(await api.db.$count(tokens, eq(tokens.user_id, person.id))).toBe(20)
  })
})

describe('the requests of a minute', () => {
  it('the 601st is 429 until the minute is over, and other tokens go on', async () => {
    const person = await buildUser(api.db)
    const [one, other] = [await giveToken(api, person), await giveToken(api, person)]
    api.setNow(later(20))
    const program = api.holding(one.token)
    for (let count = 0; count < 600; count++) expect((await program.call(categories.list)).status).toBe(200)
    const { status, refusal, headers } = await program.call(categories.list)
    expect([status, refusal.code]).toEqual([429, 'access_tokens.too_many_requests'])
    const seconds = Number(headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect((await api.holding(other.token).call(categories.list)).status).toBe(200)
    api.setNow(later(20 + seconds))
    expect((await program.call(categories.list)).status).toBe(200)
  })

  it('are counted by several processes together, and those of one process at once too', async () => {
    const { token } = await giveToken(api, await buildUser(api.db))
    const processes = Array.from({ length: 3 }, () =>
      createFindTokenOwner(depsOf(), { onWrongToken: async () => {} }),
    )
    const asked = await Promise.allSettled(
      Array.from({ length: 900 }, (_, index) =>
        processes[index % processes.length]?.(hashSecretToken(token), '192.0.2.1'),
      ),
    )
    const allowed = asked.filter(({ status }) => status === 'fulfilled').length
    expect(allowed).toBe(accessTokenLimits.requestsPerMinute)
  })
})

describe('the warning a week before the last day', () => {
  const warnings = (user_id: number) =>
    api.db.$count(mails, and(eq(mails.user_id, user_id), eq(mails.kind, 'access_token_ending')))

  it('two processes at once write one mail, and no later round another', async () => {
    const [soon, late] = [await buildUser(api.db), await buildUser(api.db)]
    await giveToken(api, soon, { expires_on: addDays(today, 7) })
    await giveToken(api, late, { expires_on: addDays(today, 8) })
    const tend = () => tendAccessTokens(depsOf())
    await Promise.all([tend(), tend()])
    await tend()
    expect([await warnings(soon.id), await warnings(late.id)]).toEqual([1, 0])
  })

  it('is not written for a token that was made for a week or less', async () => {
    const person = await buildUser(api.db)
    const client = await api.as(person)
    const body = { name: 'Today', scope: 'read' as const, expires_on: addDays(today, 7) }
    await client.call(accessTokens.create, { body })
    await tendAccessTokens(depsOf())
    expect(await warnings(person.id)).toBe(0)
  })

  it('deletes tokens whose last day is over', async () => {
    const person = await buildUser(api.db)
    await giveToken(api, person, { expires_on: addDays(today, -1) })
    await giveToken(api, person, { expires_on: today })
    await tendAccessTokens(depsOf())
    expect(await api.db.$count(tokens, eq(tokens.user_id, person.id))).toBe(1)
  })
})

describe('a token that is ended during a request', () => {
  it('the request that was begun is answered, and every later one is refused', async () => {
    const manager = await buildManager(api.db)
    const { id, token } = await giveToken(api, manager)
    const url = new URL('/api/v1/categories', await api.app.listen({ host: '127.0.0.1', port: 0 }))
    const body = JSON.stringify({ category: { name: `Half sent ${nextNumber()}` } })
    const answered = Promise.withResolvers<number | undefined>()
    const half = httpRequest(
      url,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => answered.resolve(response.resume().statusCode),
    )
    half.on('error', answered.reject)
    half.write(body.slice(0, 5))
    // The token is looked up before the body is read.
    await vi.waitFor(async () => {
      const [row] = await api.db.select().from(tokens).where(eq(tokens.id, id))
      expect(row?.last_used_at).not.toBeNull()
    })
    const client = await api.as(manager)
    expect((await client.call(accessTokens.remove, { params: { id } })).status).toBe(204)
    half.end(body.slice(5))
    expect(await answered.promise).toBe(201)
    expect((await api.holding(token).call(categories.list)).status).toBe(401)
  })
})
