import { mails } from '@portal/contract/mails'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildMail } from '../../../test/factories/mail.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { mails as table } from '../../db/schema/mails.ts'

let api: TestApp
let admin: Client
let userId: number
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
  const person = await buildAdmin(api.db)
  userId = person.id
  admin = await api.as(person)
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(table))

const hold = (values: Partial<typeof table.$inferInsert> = {}) =>
  buildMail(api.db, { user_id: userId, state: 'held', attempts: 3, ...values })
const rows = () => api.db.select().from(table).orderBy(table.id)

describe('mails that a restored copy holds', () => {
  it('an admin finds them by their state', async () => {
    await hold()
    await buildMail(api.db, { user_id: userId })
    const { data } = await admin.call(mails.list, { query: { state: 'held' } })
    expect(data).toMatchObject({ count: 1, mails: [{ state: 'held', can: { retry: true } }] })
  })

  it('an admin sends all of them at once, with all their attempts, and nothing else', async () => {
    await hold()
    await hold({ kind: 'notifications' })
    await buildMail(api.db, { user_id: userId })
    expect(await admin.call(mails.sendHeld)).toMatchObject({ status: 200, data: { count: 2 } })
    const due = { state: 'waiting', attempts: 0, next_attempt_at: new Date(defaultNow) }
    expect(await rows()).toMatchObject([due, due, { state: 'failed', attempts: 1 }])
    expect((await admin.call(mails.sendHeld)).data).toEqual({ count: 0 })
  })

  it('an admin sends a single one', async () => {
    const [first] = [await hold(), await hold()]
    expect((await admin.call(mails.retry, { params: { id: first.id } })).status).toBe(204)
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'held'])
  })

  it('an admin who typed the password long ago does so anew before a link that sets one is sent', async () => {
    await hold({ kind: 'invitation' })
    api.setNow(new Date(Date.parse(defaultNow) + 16 * 60_000).toISOString())
    expect((await admin.call(mails.sendHeld)).refusal.code).toBe('session.confirm_first')
    expect((await rows()).map(({ state }) => state)).toEqual(['held'])
    await api.db.update(table).set({ kind: 'notifications' })
    expect((await admin.call(mails.sendHeld)).status).toBe(200)
    api.setNow(defaultNow)
  })

  it('an admin drops them: they are never sent, and their texts are deleted', async () => {
    await hold()
    await hold({ kind: 'invitation' })
    await buildMail(api.db, { user_id: userId })
    expect(await admin.call(mails.dropHeld)).toMatchObject({ status: 200, data: { count: 2 } })
    const dropped = { state: 'expired', text: null, html: null }
    expect(await rows()).toMatchObject([dropped, dropped, { state: 'failed', text: 'Hello' }])
    expect((await admin.call(mails.dropHeld)).data).toEqual({ count: 0 })
  })
})

it('a copy that sends no mails cannot send the held ones, and drops them', async () => {
  const silent = await createTestApp()
  const person = await buildAdmin(silent.db)
  const client = await silent.as(person)
  await buildMail(silent.db, { user_id: person.id, state: 'held' })
  expect((await client.call(mails.sendHeld)).refusal.code).toBe('mails.not_set_up')
  expect((await client.call(mails.dropHeld)).data).toEqual({ count: 1 })
  await silent.close()
})
