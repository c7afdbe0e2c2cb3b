import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { buildUser } from '../../test/factories/user.ts'
import { deliverTo, greetings, TestOutbox } from '../../test/mail/outbox.ts'
import { startSmtpServer } from '../../test/mail/smtp-test-server.ts'
import { mails } from '../db/schema/mails.ts'
import { createSender } from './mailer.ts'
import { queueMail } from './queue-mail.ts'
import type { Deliver } from './smtp-server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

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

describe('a mail that the server takes', () => {
  it('goes to the form of a domain that all servers know', async () => {
    const server = await startSmtpServer()
    const mail = await outbox.queue({ to: 'anna@пошта.укр' })
    await outbox.sender(deliverTo({ SMTP_URL: server.url })).round()
    const [received] = await server.got(1)
    expect(received?.toLine).toContain('<anna@xn--80a1acn3a.xn--j1amh>')
    expect((await outbox.row(mail))?.state).toBe('sent')
    await server.close()
  })

  it('arrives as text and HTML, by STARTTLS and with a sign-in, and keeps no text', async () => {
    const server = await startSmtpServer({ account: { user: 'portal', password: 's:/cret' } })
    const deliver = deliverTo({
      SMTP_URL: `smtp://portal:s%3A%2Fcret@127.0.0.1:${server.port}`,
      MAIL_FROM: 'Acme portal <portal@acme.test>',
    })
    const mail = await outbox.queue()
    await outbox.sender(deliver).round()
    const [received] = await server.got(1)
    expect(received).toMatchObject({
      to: mail.email,
      from: '"Acme portal" <portal@acme.test>',
      subject: 'Greetings',
      wasEncrypted: true,
      user: 'portal',
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@portal\.test>$/),
    })
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(received?.text).toContain('A <b>bold</b> & "quoted" text')
    expect(received?.text).toContain('http://portal.test/open?a=1&b=2')
    expect(received?.text).toContain('You asked for it.')
    expect(received?.html).toContain('A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; text')
    expect(received?.html).toContain('href="http://portal.test/open?a=1&amp;b=2"')
    expect(received?.html).toContain('prefers-color-scheme: dark')
    expect(received?.html).not.toMatch(/<img|src=|@import|url\(/)
    expect(await outbox.row(mail)).toMatchObject({
      state: 'sent',
      text: null,
      html: null,
      sent_at: outbox.now,
      attempts: 1,
    })
    await server.close()
  })

  it('has one line in each header, whatever somebody is called', async () => {
    const server = await startSmtpServer()
    await outbox.queue({ subject: 'Greetings\r\nBcc: other@portal.test' })
    await outbox.sender(deliverTo({ SMTP_URL: server.url })).round()
    const [received] = await server.got(1)
    expect(received?.subject).toBe('Greetings Bcc: other@portal.test')
    expect(received?.headers.has('bcc')).toBe(false)
    await server.close()
  })

  it('is sent by one of two senders', async () => {
    const server = await startSmtpServer()
    const deliver = deliverTo({ SMTP_URL: server.url })
    for (const _ of Array.from({ length: 30 })) await outbox.queue()
    await Promise.all([outbox.sender(deliver).round(), outbox.sender(deliver).round()])
    await outbox.sender(deliver).round()
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(30)
    expect(server.received).toHaveLength(30)
    await server.close()
  })
})

describe('a mail that ends', () => {
  it('is expired without being sent, and keeps no text', async () => {
    const deliver = vi.fn<Deliver>(async () => ({ result: 'sent' }))
    const mail = await outbox.queue({ ends_at: new Date(outbox.now.getTime() + hourMs) })
    outbox.pass(hourMs)
    await outbox.sender(deliver).round()
    expect(deliver).not.toHaveBeenCalled()
    expect(await outbox.row(mail)).toMatchObject({ state: 'expired', text: null, html: null })
  })

  it('stays failed when it had failed, without its text', async () => {
    const deliver: Deliver = async () => ({ result: 'refused', answer: '550 no' })
    const mail = await outbox.queue({ ends_at: new Date(outbox.now.getTime() + hourMs) })
    const sender = outbox.sender(deliver)
    await sender.round()
    outbox.pass(hourMs)
    await sender.round()
    expect(await outbox.row(mail)).toMatchObject({ state: 'failed', text: null, html: null })
  })
})

describe('an attempt that is cut', () => {
  it('belongs to another sender only when its lease has run out', async () => {
    const never = new Promise<never>(() => {})
    const mail = await outbox.queue()
    const died = outbox.sender(() => never)
    void died.round()
    await vi.waitFor(async () => expect((await outbox.row(mail))?.locked_until).not.toBeNull())
    const deliver = vi.fn<Deliver>(async () => ({ result: 'sent' }))
    await outbox.sender(deliver).round()
    expect(deliver).not.toHaveBeenCalled()
    outbox.pass(minuteMs)
    await outbox.sender(deliver).round()
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(await outbox.row(mail)).toMatchObject({ state: 'sent' })
  })

  it('is due at once after a stop that did not wait for it', async () => {
    const mail = await outbox.queue()
    const sender = outbox.sender(
      (_, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ result: 'unavailable', answer: 'aborted' })),
        ),
    )
    const round = sender.round()
    await vi.waitFor(async () => expect((await outbox.row(mail))?.locked_until).not.toBeNull())
    sender.cut()
    await round
    expect(await outbox.row(mail)).toMatchObject({
      state: 'waiting',
      locked_until: null,
      next_attempt_at: outbox.now,
      last_error: null,
    })
    expect(sender.log.warn).not.toHaveBeenCalled()
  })
})

it('a mail is not written where the portal neither sends nor shows mails, nor without the commit of its event', async () => {
  const to = await buildUser(api.db)
  const silent = { ...api.config, mail: undefined, demo: false }
  await api.db.transaction((tx) =>
    queueMail(tx, { clock: outbox.clock, config: silent }, { kind: 'test', to, content: greetings }),
  )
  const undone = api.db.transaction(async (tx) => {
    await queueMail(tx, { clock: outbox.clock, config: api.config }, { kind: 'test', to, content: greetings })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await api.db.select().from(mails)).toEqual([])
})

it('a maker that fails is logged once, and the mails are sent all the same', async () => {
  const mail = await outbox.queue()
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const broken = async () => {
    throw new Error('broken')
  }
  const options = {
    db: api.db,
    clock: outbox.clock,
    deliver: async () => ({ result: 'sent' as const }),
    host: 'portal.test',
  }
  const sender = createSender({ ...options, makers: [broken], log }, new AbortController().signal)
  await sender.round()
  await sender.round()
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.error).toHaveBeenCalledWith({ err: new Error('broken') }, 'Mails were not made')
  expect(await outbox.row(mail)).toMatchObject({ state: 'sent' })
})
