import { mails } from '@portal/contract/mails'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildMail } from '../../../test/factories/mail.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { mails as table } from '../../db/schema/mails.ts'

const content = { text: null, html: null }
const sent = { ...content, state: 'sent' as const, sent_at: new Date(defaultNow), last_error: null }

describe('a portal that sends mails', () => {
  let api: TestApp
  let admin: Client
  let person: Awaited<ReturnType<typeof buildAdmin>>

  beforeAll(async () => {
    api = await createTestApp({ isMailSetUp: true, demo: true })
    person = await buildAdmin(api.db)
    admin = await api.as(person)
  })
  afterAll(() => api.close())
  beforeEach(() => api.db.delete(table))

  it('lists mails newest first, by pages and by state', async () => {
    for (const number of [1, 2, 3]) await buildMail(api.db, { user_id: person.id, subject: `Mail ${number}` })
    await buildMail(api.db, { user_id: person.id, subject: 'Mail 4', ...sent })
    const { data } = await admin.call(mails.list, { query: { page: 1, limit: 2 } })
    expect(data).toMatchObject({ pages: 2, count: 4 })
    expect(data.mails.map(({ subject }) => subject)).toEqual(['Mail 4', 'Mail 3'])
    expect(data.mails[0]).toEqual({
      id: expect.any(Number),
      to: 'person@portal.test',
      subject: 'Mail 4',
      kind: 'test',
      state: 'sent',
      attempts: 1,
      last_error: null,
      created_at: new Date(defaultNow).toISOString(),
      sent_at: new Date(defaultNow).toISOString(),
      can: { retry: false },
    })
    const failed = await admin.call(mails.list, { query: { state: 'failed' } })
    expect(failed.data).toMatchObject({ pages: 1, count: 3 })
    expect(failed.data.mails.map(({ can, state }) => [can.retry, state])).toEqual(
      Array.from({ length: 3 }, () => [true, 'failed']),
    )
  })

  it('makes a failed mail due at once, with all its attempts', async () => {
    const { id } = await buildMail(api.db, { user_id: person.id, attempts: 9 })
    expect((await admin.call(mails.retry, { params: { id } })).status).toBe(204)
    const [row] = await api.db.select().from(table)
    expect(row).toMatchObject({ state: 'waiting', attempts: 0, next_attempt_at: new Date(defaultNow) })
  })

  it.each([
    ['was sent', sent],
    ['has ended', { ...content, state: 'expired' as const }],
    ['has failed and ended', content],
  ])('does not send a mail again that %s', async (_, values) => {
    const { id } = await buildMail(api.db, { user_id: person.id, ...values })
    const { refusal } = await admin.call(mails.retry, { params: { id } })
    expect(refusal).toMatchObject({ code: 'mails.nothing_to_send', error: 'This mail was sent or has ended' })
  })

  it('writes a test mail to the admin who asks for it', async () => {
    expect((await admin.call(mails.test)).status).toBe(202)
    const [row] = await api.db.select().from(table)
    expect(row).toMatchObject({
      kind: 'test',
      to_email: person.email,
      to_name: person.full_name,
      state: 'waiting',
      subject: 'Test mail of Staff portal',
    })
  })

  it('shows no text, because its links open accounts', async () => {
    const { id } = await buildMail(api.db, { user_id: person.id })
    expect((await admin.call(mails.show, { params: { id } })).status).toBe(404)
  })
})

it('a demo that sends no mails shows them to its admins, and sends none again', async () => {
  const api = await createTestApp({ demo: true })
  const admin = await api.as(await buildAdmin(api.db))
  expect((await admin.call(mails.test)).status).toBe(202)
  const { data } = await admin.call(mails.list)
  const id = data.mails[0]?.id ?? 0
  const shown = await admin.call(mails.show, { params: { id } })
  expect(shown.data).toMatchObject({ state: 'waiting', subject: 'Test mail of Staff portal' })
  expect(shown.data.text).toContain('Mails of Staff portal arrive.')
  expect(shown.data.html).toContain('Mails of Staff portal arrive.')
  expect((await admin.call(mails.retry, { params: { id } })).refusal.code).toBe('mails.not_set_up')
  expect((await admin.call(mails.show, { params: { id: id + 1 } })).status).toBe(404)
  await api.close()
})

it('a portal without mail writes none, and says so', async () => {
  const api = await createTestApp()
  const admin = await api.as(await buildAdmin(api.db))
  expect((await admin.call(mails.test)).refusal).toMatchObject({
    code: 'mails.not_set_up',
    error: 'Mail is not set up',
  })
  expect((await admin.call(mails.list)).data).toEqual({ mails: [], pages: 0, count: 0 })
  await api.close()
})
