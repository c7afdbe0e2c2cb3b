import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildAdmin } from '../../../../test/factories/user.ts'
import { buildWebhook } from '../../../../test/factories/webhook.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import { answering, type Receiver, startReceiver } from '../../../../test/webhooks/receiver.ts'
import { TestDeliveries } from '../../../../test/webhooks/test-deliveries.ts'
import { mails } from '../../../db/schema/mails.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'

const dayMs = 86_400_000

let api: TestApp
let deliveries: TestDeliveries
let receiver: Receiver
beforeAll(async () => {
  api = await createTestApp({ isMailSetUp: true })
})
afterAll(() => api.close())
beforeEach(async () => {
  deliveries = new TestDeliveries(api)
  receiver = await startReceiver()
  await api.db.delete(webhookDeliveries)
  await api.db.delete(webhooks)
})
afterEach(() => receiver.close())

describe('a webhook that fails', () => {
  it('is switched off after five days, and admins get a mail', async () => {
    await api.db.delete(mails)
    const { email } = await buildAdmin(api.db)
    receiver.answer = answering(500)
    const { id } = await buildWebhook(api.db, { url: receiver.url })
    const sender = deliveries.sender()
    for (const _ of Array.from({ length: 6 })) {
      await deliveries.act()
      await sender.round()
      deliveries.pass(dayMs)
    }
    expect(await deliveries.webhook(id)).toMatchObject({ active: false })
    const rows = await deliveries.rows()
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['failed']))
    expect(rows.at(-1)?.last_error).toBe('The webhook was switched off')
    expect(await trailOfObject(api.db, 'webhook', id)).toMatchObject([
      { act: 'webhooks.switch_off', via: 'portal' },
    ])
    const sent = await api.db.select().from(mails)
    expect(sent.map(({ kind, to_email }) => [kind, to_email])).toContainEqual(['webhook_switched_off', email])
  })

  it('that takes one meanwhile stays on, in its version', async () => {
    receiver.answer = answering(500)
    const { id } = await buildWebhook(api.db, { url: receiver.url })
    const sender = deliveries.sender()
    await deliveries.act()
    await sender.round()
    expect(await deliveries.webhook(id)).toMatchObject({ failing_since: deliveries.now, version: 1 })
    deliveries.pass(4 * dayMs)
    receiver.answer = answering(200)
    await sender.round()
    expect(await deliveries.webhook(id)).toMatchObject({ active: true, failing_since: null, version: 1 })
    expect(sender.log.info).toHaveBeenCalledWith(
      { webhook_id: id },
      'Deliveries of a webhook are taken again',
    )
  })
})
