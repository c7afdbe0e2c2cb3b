import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../test/app.ts'
import { deliverTo, TestOutbox } from '../../test/mail/outbox.ts'
import { startSmtpServer } from '../../test/mail/smtp-test-server.ts'
import type { RestoredMails } from '../config/config.ts'
import { readPortalId } from '../db/archive/portal-id.ts'
import { isRestored, markRestored } from '../db/archive/restored-copy.ts'
import { endMails } from '../db/mails/due-mails.ts'
import { auditEntries } from '../db/schema/audit-entries.ts'
import { mails } from '../db/schema/mails.ts'
import { holdRestoredMails } from './held-mails.ts'

let api: TestApp
let outbox: TestOutbox
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  outbox = new TestOutbox(api)
  await api.db.delete(mails)
})

const makeMails = vi.fn(async () => {})
const begin = (choice?: RestoredMails) =>
  holdRestoredMails(api.database, { choice, makeMails, now: new Date(defaultNow) })
const restore = () =>
  api.db.transaction((tx) =>
    markRestored(tx, { file: 'portal.backup', made_at: defaultNow, restored_at: '2025-03-12T11:00:00Z' }),
  )
const states = async () => (await api.db.select().from(mails).orderBy(mails.id)).map(({ state }) => state)

describe('the first start of a restored copy', () => {
  it('holds the mails that wait, so that nobody gets them, and later ones are sent', async () => {
    const server = await startSmtpServer()
    await outbox.queue()
    await restore()
    expect(await begin()).toBe(1)
    const later = await outbox.queue({ subject: 'Later' })
    expect(await begin()).toBe(1)
    await outbox.sender(deliverTo({ SMTP_URL: server.url })).round()
    expect((await server.got(1)).map(({ to, subject }) => [to, subject])).toEqual([[later.email, 'Later']])
    expect(await states()).toEqual(['held', 'sent'])
    await server.close()
  })

  it('holds the mails that would be made of what waits for one', async () => {
    makeMails.mockImplementationOnce(async () => void (await outbox.queue()))
    await restore()
    expect(await begin()).toBe(1)
    expect(await states()).toEqual(['held'])
  })

  it('happens once, and gives the copy an id of its own', async () => {
    const id = await readPortalId(api.db)
    await restore()
    await begin()
    const own = await readPortalId(api.db)
    expect(own).not.toBe(id)
    expect(await isRestored(api.db)).toBe(false)
    await outbox.queue()
    expect([await begin(), await states(), await readPortalId(api.db)]).toEqual([0, ['waiting'], own])
  })

  it('tells the trail of the restore, by the command and at its moment, also after one of an earlier version', async () => {
    await restore()
    await begin()
    const told = () => api.db.select().from(auditEntries).where(eq(auditEntries.act, 'backups.restore'))
    const before = await told()
    expect(before.at(-1)).toMatchObject({
      at: new Date('2025-03-12T11:00:00Z'),
      via: 'command',
      via_name: 'restore',
      object: 'portal.backup',
    })
    await api.db.execute(sql`create table drizzle.restored_copy ()`)
    await begin()
    expect([await isRestored(api.db), await told()]).toEqual([false, before])
  })

  it.each([
    ['send', 'waiting'],
    ['drop', 'expired'],
  ] as const)('with RESTORED_MAILS=%s the held mails are %s', async (choice, state) => {
    const mail = await outbox.queue()
    await restore()
    expect(await begin(choice)).toBe(0)
    expect(await outbox.row(mail)).toMatchObject({
      state,
      ...(choice === 'drop' && { text: null, html: null }),
    })
  })

  it('a later start with RESTORED_MAILS decides too', async () => {
    await outbox.queue()
    await restore()
    await begin()
    expect([await begin('send'), await states()]).toEqual([0, ['waiting']])
  })
})

describe('a held mail', () => {
  it('ends with its link', async () => {
    const mail = await outbox.queue({ ends_at: new Date(outbox.now.getTime() + 1000) })
    await restore()
    await begin()
    await endMails(api.db, new Date(outbox.now.getTime() + 1001))
    expect(await outbox.row(mail)).toMatchObject({ state: 'expired', text: null })
  })

  it('goes out under the Message-ID that it was written with', async () => {
    const server = await startSmtpServer()
    const { id } = await outbox.queue()
    const { message_id: messageId } = (await outbox.row({ id })) ?? {}
    await restore()
    await begin('send')
    await outbox.sender(deliverTo({ SMTP_URL: server.url })).round()
    expect((await server.got(1))[0]?.messageId).toBe(`<${messageId}>`)
    await server.close()
  })

  it('one of before this column has the Message-ID of its earlier attempts, and keeps it', async () => {
    const server = await startSmtpServer()
    const { id } = await outbox.queue()
    await api.db.update(mails).set({ message_id: null }).where(eq(mails.id, id))
    await outbox.sender(deliverTo({ SMTP_URL: server.url })).round()
    const messageId = `${id}.${outbox.now.getTime()}@portal.test`
    expect((await server.got(1))[0]?.messageId).toBe(`<${messageId}>`)
    expect(await outbox.row({ id })).toMatchObject({ message_id: messageId })
    await server.close()
  })
})
