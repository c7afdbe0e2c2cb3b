import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'

let api: TestApp
let log: string[] = []
beforeAll(async () => {
  api = await createTestApp({
    logger: { level: 'info', stream: { write: (line: string) => log.push(line) } },
  })
})
afterAll(() => api.close())

it('every attempt to sign in is one line with the account, the outcome and the address, without e-mail and password', async () => {
  const active = await buildUser(api.db)
  const inactive = await buildUser(api.db, { active: false })
  const attempts = [
    [active.email, testPassword, 'signed_in', active.id],
    [active.email, 'wrong guess', 'wrong_password', active.id],
    [inactive.email, testPassword, 'inactive_account', inactive.id],
    ['nobody@portal.test', testPassword, 'unknown_account', undefined],
  ] as const
  const attempt = (email: string, password: string) =>
    api.visitor.call(session.create, { body: { session: { email, password } }, from: '::ffff:10.0.0.1' })

  for (const [email, password, outcome, userId] of attempts) {
    log = []
    await attempt(email, password)
    const lines = log.map((line) => JSON.parse(line))
    expect(lines.filter(({ msg }) => msg === 'sign-in')).toMatchObject([
      { level: 30, outcome, address: '10.0.0.1', reqId: expect.any(String) },
    ])
    expect(lines[0].user_id).toBe(userId)
    expect(log.join('')).not.toMatch(/@|correct horse|wrong guess/)
  }
  log = []
  for (let failure = 0; failure < 10; failure += 1) await attempt(active.email, 'wrong guess')
  expect(log.filter((line) => line.includes('too_many_failures'))).toHaveLength(1)
  expect(log.join('')).not.toContain('@')
})
