import { session } from '@portal/contract/accounts/session'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildUser, testPassword } from '../../../test/factories/user.ts'
import { mails } from '../../db/schema/mails.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(mails))

async function signIn(email: string, cookie?: string) {
  const answer = await api.visitor.call(session.create, {
    body: { session: { email, password: testPassword } },
    headers: { 'user-agent': chrome, ...(cookie && { cookie }) },
    from: '10.8.8.8',
  })
  expect(answer.status).toBe(201)
  const set = [answer.headers['set-cookie'] ?? []].flat()
  return set.find((line) => line.startsWith('portal_device='))?.split(';')[0]
}

it('a sign-in from a new browser is told by mail, but not the first one, nor one from a browser that is known', async () => {
  const person = await buildUser(api.db)
  const device = await signIn(person.email)
  expect(await api.db.select().from(mails)).toEqual([])
  await signIn(person.email, device)
  expect(await api.db.select().from(mails)).toEqual([])
  await signIn(person.email)
  const [mail, ...others] = await api.db.select().from(mails)
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    kind: 'new_browser',
    to_email: person.email,
    subject: 'New sign-in to Staff portal',
  })
  expect(mail?.text).toContain('with Chrome on Linux from 10.8.8.8, 12.03.2025, 12:00, Europe/Kyiv')
})
