import { hash } from '@node-rs/argon2'
import { passwords } from '@portal/contract/accounts/passwords'
import { session } from '@portal/contract/accounts/session'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { users } from '../../db/schema/people/users.ts'
import { loginFailures } from '../../db/schema/sign-in/login-failures.ts'
import { loginLimits } from './login-limits.store.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  await api.db.delete(loginFailures)
})
afterAll(() => api.close())

const composed = 'мій пароль'
const decomposed = composed.normalize('NFD')

const signIn = async (email: string, password: string) =>
  (await api.visitor.call(session.create, { body: { session: { email, password } } })).status
const accountOf = async ({ id }: { id: number }) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  return row
}
/** Makes a person whose password was hashed as it was typed, before passwords were prepared. */
const withOldHash = async (typed: string) =>
  buildUser(api.db, { password_hash: await hash(typed, { memoryCost: 64, timeCost: 1, parallelism: 1 }) })

describe('a password of letters with two encodings', () => {
  it('a password that was set on one device opens the portal on another that encodes its letters otherwise', async () => {
    for (const [set, typed] of [
      [decomposed, composed],
      [composed, decomposed],
    ] as const) {
      const user = await buildUser(api.db)
      const client = await api.as(user)
      await client.call(passwords.change, { params: { id: user.id }, body: { user: { password: set } } })
      expect(await signIn(user.email, typed)).toBe(201)
    }
  })

  it('a password that was hashed before is accepted as it was typed, and from then on in every form', async () => {
    const user = await withOldHash(decomposed)
    expect(await signIn(user.email, decomposed)).toBe(201)
    expect(await signIn(user.email, composed)).toBe(201)
    expect(await signIn(user.email, decomposed)).toBe(201)
    // The new hash changes nothing that the account shows.
    expect(await accountOf(user)).toMatchObject({ version: user.version, updated_at: user.updated_at })
  })

  it('a password opens the portal on all devices that are the first at the same time', async () => {
    const user = await withOldHash(decomposed)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(user.email, decomposed)))
    expect(answers).toEqual([201, 201, 201, 201])
    expect(await api.db.$count(loginFailures)).toBe(0)
  })

  it('a wrong password counts as one failure, in whatever form', async () => {
    const user = await buildUser(api.db)
    for (let tries = 0; tries < loginLimits.pair.failures; tries += 1) {
      expect(await signIn(user.email, 'хибний й'.normalize('NFD'))).toBe(401)
    }
    expect(await api.db.$count(loginFailures)).toBe(loginLimits.pair.failures)
    expect(await signIn(user.email, 'хибний й')).toBe(429)
  })

  it('a password that was hashed with a line end is accepted with it, and from then on without', async () => {
    const user = await withOldHash('pasted words\n')
    expect(await signIn(user.email, 'pasted words')).toBe(401)
    expect(await signIn(user.email, 'pasted words\n')).toBe(201)
    for (const typed of ['pasted words', '\ufeffpasted words\u200b'])
      expect(await signIn(user.email, typed)).toBe(201)
    expect(await signIn(user.email, 'pasted words ')).toBe(401)
  })

  it('the length of a password is counted in characters when it is set', async () => {
    const user = await buildUser(api.db)
    const client = await api.as(user)
    const change = (password: string) =>
      client.call(passwords.change, { params: { id: user.id }, body: { user: { password } } })
    expect((await change('й'.repeat(5).normalize('NFD'))).refusal.errors).toEqual({
      password: ['Password must contain at least 6 characters'],
    })
    for (const tooLong of ['й'.repeat(41), '🐈'.repeat(41), 'x'.repeat(1001)]) {
      expect((await change(tooLong)).refusal.errors).toEqual({
        password: ['Password must contain not more 40 characters'],
      })
    }
    expect((await change('🐈'.repeat(40))).status).toBe(200)
    expect(await signIn(user.email, '🐈'.repeat(40))).toBe(201)
  })
})
