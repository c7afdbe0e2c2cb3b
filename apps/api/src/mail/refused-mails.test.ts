import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { deliverTo, TestOutbox } from '../../test/mail/outbox.ts'
import { startSmtpServer } from '../../test/mail/smtp-test-server.ts'
import { mails } from '../db/schema/mails.ts'
import { pauseAfter } from '../outbox/outbox.ts'
import type { Deliver } from './smtp-server.ts'

const secondMs = 1000
const hourMs = 3600 * secondMs

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

describe('a mail that the server does not take', () => {
  it('fails at once when its recipient is refused for good, and keeps the answer', async () => {
    const server = await startSmtpServer({
      refuseRecipient: () => ({ responseCode: 550, message: 'No such mailbox' }),
    })
    const mail = await outbox.queue()
    const sender = outbox.sender(deliverTo({ SMTP_URL: server.url }))
    await sender.round()
    expect(await outbox.row(mail)).toMatchObject({
      state: 'failed',
      attempts: 1,
      last_error: '550 No such mailbox',
    })
    expect((await outbox.row(mail))?.text).not.toBeNull()
    expect(sender.log.warn).toHaveBeenCalledWith(
      { mail_id: mail.id, answer: '550 No such mailbox' },
      expect.anything(),
    )
    await server.close()
  })

  it('is tried again within half a minute when its recipient is refused for now', async () => {
    let isGrey = true
    const server = await startSmtpServer({
      refuseRecipient: () => (isGrey ? { responseCode: 451, message: 'Come back later' } : undefined),
    })
    const mail = await outbox.queue()
    const sender = outbox.sender(deliverTo({ SMTP_URL: server.url }))
    await sender.round()
    expect(await outbox.row(mail)).toMatchObject({ state: 'waiting', last_error: '451 Come back later' })
    isGrey = false
    await sender.round()
    expect(server.received).toEqual([])
    outbox.pass(30 * secondMs)
    await sender.round()
    expect(await outbox.row(mail)).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
    await server.close()
  })

  it('waits while the server is away, which is one warning, and arrives when it is back', async () => {
    const gone = await startSmtpServer()
    const { port } = gone
    await gone.close()
    const sent = [await outbox.queue(), await outbox.queue()]
    const sender = outbox.sender(deliverTo({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) }))
    await sender.round()
    outbox.pass(hourMs)
    await sender.round()
    expect(sender.log.warn).toHaveBeenCalledTimes(1)
    const back = await startSmtpServer({ port })
    outbox.pass(hourMs)
    await sender.round()
    expect(sender.log.info).toHaveBeenCalledWith({}, 'Mails are sent again')
    for (const mail of sent) expect(await outbox.row(mail)).toMatchObject({ state: 'sent', attempts: 3 })
    await back.close()
  })

  it.each([
    ['the password is wrong', { SMTP_USER: 'portal', SMTP_PASSWORD: 'wrong' }, /^535/],
    ['the certificate is not to be trusted and TLS is required', { SMTP_TLS: 'required' }, /certificate/],
  ])('waits when %s', async (_, settings, answer) => {
    const server = await startSmtpServer({ account: { user: 'portal', password: 'right' } })
    const mail = await outbox.queue()
    const local = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port) }
    await outbox.sender(deliverTo({ ...local, ...settings })).round()
    const row = await outbox.row(mail)
    expect(row).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(row?.last_error).toMatch(answer)
    await server.close()
  })

  it('fails after two days of growing pauses', async () => {
    const deliver: Deliver = async () => ({ result: 'deferred', answer: '450 busy' })
    const mail = await outbox.queue({ ends_at: new Date(outbox.now.getTime() + 30 * 24 * hourMs) })
    const sender = outbox.sender(deliver)
    const began = outbox.now.getTime()
    const pauses: number[] = []
    for (let row = await outbox.row(mail); row?.state === 'waiting'; row = await outbox.row(mail)) {
      pauses.push(row.next_attempt_at.getTime() - outbox.now.getTime())
      outbox.now = row.next_attempt_at
      await sender.round()
    }
    expect(await outbox.row(mail)).toMatchObject({ state: 'failed', last_error: '450 busy' })
    const lasted = outbox.now.getTime() - began
    expect(lasted).toBeGreaterThan(24 * hourMs)
    expect(lasted).toBeLessThanOrEqual(48 * hourMs)
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(pauses[1]).toBeLessThanOrEqual(30 * secondMs)
  })
})

it('the pause grows from half a minute at most to half a day', () => {
  expect([1, 2, 3, 20].map(pauseAfter)).toEqual([20_000, 60_000, 180_000, 12 * hourMs])
})
