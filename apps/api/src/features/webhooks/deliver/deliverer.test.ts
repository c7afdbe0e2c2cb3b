import { eq } from 'drizzle-orm'
import { generate } from 'selfsigned'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildDelivery, buildWebhook } from '../../../../test/factories/webhook.ts'
import { answering, type Receiver, startReceiver } from '../../../../test/webhooks/receiver.ts'
import { TestDeliveries } from '../../../../test/webhooks/test-deliveries.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'

let api: TestApp
let deliveries: TestDeliveries
let receiver: Receiver
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
beforeEach(async () => {
  deliveries = new TestDeliveries(api)
  receiver = await startReceiver()
  await api.db.delete(webhooks)
  await api.db.delete(webhookDeliveries)
})
afterEach(() => receiver.close())

describe('a delivery that is taken', () => {
  it('says what happened, without what is hidden, and has the signature of Standard Webhooks', async () => {
    const { secret } = await buildWebhook(api.db, { url: receiver.url })
    await deliveries.act()
    deliveries.now = new Date()
    await deliveries.sender().round()
    const [received] = await receiver.got(1)
    const { headers, body = '', path } = received ?? {}
    const signed = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers?.[name])]),
    )
    expect(new Webhook(secret).verify(body, signed)).toEqual({
      id: expect.stringMatching(/^msg_[0-9a-f]{8}_\d+$/),
      type: 'categories.update',
      timestamp: '2025-03-12T10:00:00.000Z',
      data: {
        actor: null,
        object_type: 'category',
        object_id: 7,
        object: 'Design <!channel>',
        changes: [
          { field: 'name', before: 'Drawing', after: 'Design', hidden: false },
          { field: 'description', before: null, after: null, hidden: true },
        ],
      },
    })
    expect(JSON.parse(body).id).toBe(headers?.['webhook-id'])
    expect(path).toBe('/hooks?key=hidden')
    expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow()
    expect(await deliveries.rows()).toMatchObject([
      { state: 'sent', status: 204, attempts: 1, last_error: null },
    ])
  })

  it('is a sentence with an address for a channel of a chat', async () => {
    await buildWebhook(api.db, { url: receiver.url, format: 'text' })
    await deliveries.act()
    await deliveries.sender().round()
    expect((await receiver.got(1)).map(({ body }) => JSON.parse(body))).toEqual([
      {
        text: "The command 'test' changed the name and the description of the category Design ‹!channel› http://portal.test/manage-categories?open=7",
      },
    ])
  })

  it('is sent by one of two senders', async () => {
    await buildWebhook(api.db, { url: receiver.url })
    for (const _ of Array.from({ length: 40 })) await deliveries.act()
    await Promise.all([deliveries.sender().round(), deliveries.sender().round()])
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
    expect(receiver.received).toHaveLength(40)
  })
})

describe('a delivery that is not taken', () => {
  const attempt = async (answer: Receiver['answer'] = answering(204)) => {
    receiver.answer = answer
    await buildWebhook(api.db, { url: receiver.url })
    await deliveries.act()
    await deliveries.sender().round()
    const [row] = await deliveries.rows()
    return row
  }

  it.each([400, 401, 404, 410])('has failed at once with %d', async (status) => {
    expect(await attempt(answering(status))).toMatchObject({
      state: 'failed',
      status,
      last_error: `The receiver answered ${status}`,
    })
  })

  it.each([408, 429, 500, 503])('is tried again after %d', async (status) => {
    const row = await attempt(answering(status))
    expect(row).toMatchObject({ state: 'waiting', status, last_error: `The receiver answered ${status}` })
    receiver.answer = answering(200)
    deliveries.pass(20_000)
    await deliveries.sender().round()
    expect(await deliveries.rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('is not sent on where it is redirected', async () => {
    const other = await startReceiver()
    const row = await attempt(answering(307, { location: other.url }))
    expect(row).toMatchObject({
      state: 'waiting',
      status: 307,
      last_error: 'The receiver answered 307: redirects are not followed',
    })
    expect(other.received).toEqual([])
    await other.close()
  })

  it('waits when the receiver cuts the connection, or is away', async () => {
    expect(await attempt((response) => response.destroy())).toMatchObject({
      state: 'waiting',
      status: null,
      last_error: 'The connection was cut',
    })
    const gone = await startReceiver()
    await gone.close()
    await api.db.update(webhooks).set({ url: gone.url })
    deliveries.pass(20_000)
    await deliveries.sender().round()
    expect(await deliveries.rows()).toMatchObject([{ last_error: 'The connection was refused' }])
  })

  it('has 10 seconds', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort())
    expect(await attempt(() => {})).toMatchObject({
      state: 'waiting',
      last_error: 'No answer within 10 seconds',
    })
  })

  it('waits when the receiver never answers, and leaves room for others', async () => {
    receiver.answer = () => {}
    const slow = await startReceiver()
    await buildWebhook(api.db, { url: receiver.url })
    for (const _ of Array.from({ length: 30 })) await deliveries.act()
    await api.db.update(webhookDeliveries).set({ next_attempt_at: new Date(0) })
    await buildWebhook(api.db, { url: slow.url, events: ['categories'] })
    await deliveries.act()
    const sender = deliveries.sender()
    const round = sender.round()
    await slow.got(1)
    expect(receiver.received.length).toBeLessThan(10)
    sender.cut()
    await round
    await slow.close()
    const rows = await deliveries.rows()
    expect(rows.filter(({ state }) => state === 'waiting')).toHaveLength(31)
    expect(rows.filter(({ last_error }) => last_error !== null)).toEqual([])
  })

  it('is read to 64 kB', async () => {
    let written = 0
    const row = await attempt((response) => {
      const more = () => {
        while (written < 10_000_000) {
          written += 16_384
          if (!response.write(Buffer.alloc(16_384))) return response.once('drain', more)
        }
        return response.end()
      }
      more()
    })
    expect(row).toMatchObject({
      state: 'waiting',
      status: 200,
      last_error: 'The answer was longer than 64 kB',
    })
    expect(written).toBeLessThan(9_000_000)
  })

  it('waits when the certificate is not trusted', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
    const broken = await startReceiver({ certificate: { key, cert } })
    await buildWebhook(api.db, { url: broken.url })
    await deliveries.act()
    await deliveries.sender().round()
    expect(await deliveries.rows()).toMatchObject([
      { state: 'waiting', last_error: expect.stringMatching(/^The certificate is not trusted \([A-Z_]+\)$/) },
    ])
    expect(broken.received).toEqual([])
    await broken.close()
  })

  it('goes to no address within the network, also where its name leads there since', async () => {
    const addresses = ['93.184.216.34', '127.0.0.1']
    const resolve = async () => [{ address: addresses.pop() ?? '', family: 4 }]
    await buildWebhook(api.db, { url: `https://hooks.test:${receiver.port}/` })
    await deliveries.act()
    await deliveries.sender({ allowsPrivate: false, resolve }).round()
    expect(await deliveries.rows()).toMatchObject([
      { state: 'waiting', last_error: 'hooks.test is an address within the network' },
    ])
    await api.db.update(webhooks).set({ url: receiver.url })
    deliveries.pass(20_000)
    await deliveries.sender({ allowsPrivate: false, resolve }).round()
    expect(await deliveries.rows()).toMatchObject([{ last_error: 'The address is not an https address' }])
    expect(receiver.received).toEqual([])
  })

  it('goes to the address that was checked, and asks for the name once', async () => {
    const resolve = vi.fn(async () => [{ address: '127.0.0.1', family: 4 }])
    await buildWebhook(api.db, { url: `http://hooks.test:${receiver.port}/` })
    await deliveries.act()
    await deliveries.sender({ resolve }).round()
    expect((await receiver.got(1))[0]?.headers.host).toBe(`hooks.test:${receiver.port}`)
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  it('whose webhook is deleted meanwhile is nowhere, and stops nobody', async () => {
    const { id } = await buildWebhook(api.db, { url: receiver.url })
    receiver.answer = async (response) => {
      await api.db.delete(webhooks).where(eq(webhooks.id, id))
      await api.db.delete(webhookDeliveries).where(eq(webhookDeliveries.webhook_id, id))
      response.writeHead(500).end()
    }
    await deliveries.act()
    const sender = deliveries.sender()
    await sender.round()
    expect(await deliveries.rows()).toEqual([])
    expect(sender.log.error).not.toHaveBeenCalled()
  })

  it('has failed when what it tells is no longer in the trail', async () => {
    const { id } = await buildWebhook(api.db, { url: receiver.url })
    await buildDelivery(api.db, { webhook_id: id, entry_id: 2 ** 40, state: 'waiting' })
    await deliveries.sender().round()
    expect(await deliveries.rows()).toMatchObject([
      { state: 'failed', last_error: 'What it tells is no longer in the trail' },
    ])
  })
})
