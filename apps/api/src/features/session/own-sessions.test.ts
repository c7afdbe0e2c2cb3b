import { session } from '@portal/contract/accounts/session'
import { sessions } from '@portal/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const later = (minutes: number) => new Date(Date.parse(defaultNow) + minutes * 60_000).toISOString()

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

async function signIn(email: string, from: string, agent = firefox) {
  const { data } = await api.visitor.call(session.create, {
    body: { session: { email, password: testPassword } },
    headers: { 'user-agent': agent },
    from,
  })
  return { authorization: `Bearer ${data.token}` }
}

describe('the own sessions', () => {
  it('have their browser and address, the last used first, and this one is marked', async () => {
    const person = await buildUser(api.db)
    const first = await signIn(person.email, '10.1.1.1')
    api.setNow(later(5))
    const second = await signIn(person.email, '2001:db8::1', 'curl/8.5.0')
    const { data } = await api.visitor.call(sessions.list, { headers: second })
    expect(data).toEqual([
      expect.objectContaining({ address: '2001:db8::1', created_at: later(5), current: true }),
      {
        id: expect.any(Number),
        browser: 'Firefox on Windows',
        address: '10.1.1.1',
        created_at: later(0),
        last_seen_at: later(0),
        current: false,
      },
    ])
    api.setNow(later(7))
    const seen = await api.visitor.call(sessions.list, { headers: first })
    expect(seen.data[0]).toMatchObject({ current: true, created_at: later(0) })
    const again = await api.visitor.call(sessions.list, { headers: first })
    expect(again.data[0]).toMatchObject({ last_seen_at: later(7) })
    api.setNow(defaultNow)
  })

  it('end one by one, or all others, at once', async () => {
    const person = await buildUser(api.db)
    const [own, lost, old] = [
      await signIn(person.email, '10.1.1.1'),
      await signIn(person.email, '10.1.1.2'),
      await signIn(person.email, '10.1.1.3'),
    ]
    const listed = await api.visitor.call(sessions.list, { headers: own })
    const id = listed.data.find(({ address }) => address === '10.1.1.2')?.id ?? 0
    expect((await api.visitor.call(sessions.remove, { headers: own, params: { id } })).status).toBe(204)
    expect((await api.visitor.call(session.show, { headers: lost })).status).toBe(401)
    const again = await api.visitor.call(sessions.remove, { headers: own, params: { id } })
    expect(again.refusal).toMatchObject({ statusCode: 404, code: 'sessions.not_found' })
    expect((await api.visitor.call(sessions.removeOthers, { headers: own })).status).toBe(204)
    expect((await api.visitor.call(session.show, { headers: old })).status).toBe(401)
    expect((await api.visitor.call(session.show, { headers: own })).status).toBe(200)
  })

  it('are nobody else’s', async () => {
    const person = await buildUser(api.db)
    const own = await signIn(person.email, '10.1.1.1')
    const [listed] = (await api.visitor.call(sessions.list, { headers: own })).data
    const other = await api.as(await buildUser(api.db))
    expect((await other.call(sessions.remove, { params: { id: listed?.id ?? 0 } })).status).toBe(404)
    expect((await api.visitor.call(session.show, { headers: own })).status).toBe(200)
  })
})

it.each([
  ['idle', { idleMs: 60 * 60_000, longestMs: 24 * 3_600_000 }, [30, 60, 90], 151],
  ['whole', { idleMs: 24 * 3_600_000, longestMs: 24 * 3_600_000 }, [600, 1200], 1441],
])('the limit of %s sessions is a setting', async (_, sessionLimits, used, ended) => {
  const limited = await createTestApp({ sessionLimits })
  const person = await buildUser(limited.db)
  const { data } = await limited.visitor.call(session.create, {
    body: { session: { email: person.email, password: testPassword } },
  })
  const headers = { authorization: `Bearer ${data.token}` }
  for (const minutes of used) {
    limited.setNow(later(minutes))
    expect((await limited.visitor.call(session.show, { headers })).status).toBe(200)
  }
  limited.setNow(later(ended))
  expect((await limited.visitor.call(session.show, { headers })).status).toBe(401)
  await limited.close()
})
