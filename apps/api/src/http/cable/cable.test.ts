import { notifications } from '@portal/contract/notifications'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { publicUrl, type TestApp } from '../../../test/app.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { bearer, type CableApp, createCableApp } from '../../../test/live/cable-app.ts'
import { identifier, messagesOf } from '../../../test/live/cable-client.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let cable: CableApp
let api: TestApp
beforeAll(async () => {
  cable = await createCableApp()
  api = cable.api
})
afterEach(() => cable.endSockets())
afterAll(() => api.close())

describe('a person with a session', () => {
  it('a person on the live channel is welcomed, subscribes and is sent a notification as the list shows it', async () => {
    const { adminUser, admin, ask } = await someoneOnLeave(api)
    const client = await cable.connectAs(adminUser)
    expect(await client.subscribe()).toEqual({ identifier, type: 'confirm_subscription' })
    await ask({ request_type: 'day_off', start_date: '2025-03-14' })
    const { message } = await client.next({ identifier })
    const [newest] = (await admin.call(notifications.list, { query: { limit: 1 } })).data
    expect(message).toEqual(newest)
    expect(client.socket.protocol).toBe('actioncable-v1-json')
  })

  it('a person on the live channel is sent only their own notifications, each once', async () => {
    const { person, adminUser, ask, approve } = await someoneOnLeave(api)
    const [own, others, admins] = await Promise.all([
      cable.connectAs(person),
      cable.connectAsSomeone(),
      cable.connectAs(adminUser),
    ])
    await Promise.all([own.subscribe(), others.subscribe(), admins.subscribe()])
    const { data } = await ask({ request_type: 'day_off', start_date: '2025-03-14' })
    await approve(data.id)
    expect((await own.next({ identifier })).message).toMatchObject({ message: 'approved your leave request' })
    expect((await admins.next({ identifier })).message).toMatchObject({ message: 'asked for leave' })
    // Nothing else has come after two pings.
    for (const client of [own, others, admins]) {
      await client.next({ type: 'ping' })
      await client.next({ type: 'ping' })
    }
    expect([own, others, admins].map((client) => messagesOf(client).length)).toEqual([1, 0, 1])
  })

  it('a browser on the live channel is served by cookie, with the origin of the portal', async () => {
    const token = await api.tokenOf(await buildUser(api.db))
    const client = cable.connect({ cookie: `portal_session=${token}`, origin: publicUrl })
    expect(await client.subscribe()).toMatchObject({ type: 'confirm_subscription' })
  })

  it('a client of the live channel that offers no subprotocol is served', async () => {
    const client = cable.connect(bearer(await api.tokenOf(await buildUser(api.db))), { protocols: [] })
    expect(await client.subscribe()).toMatchObject({ type: 'confirm_subscription' })
    expect(client.socket.protocol).toBe('')
  })

  it('a client of the live channel gets a ping with the seconds since 1970', async () => {
    const client = await cable.connectAsSomeone()
    expect(await client.next({ type: 'ping' })).toEqual({
      type: 'ping',
      message: Date.parse('2025-03-12T10:00:00Z') / 1000,
    })
  })

  it('a client of the live channel may repeat a subscription, which delivers once', async () => {
    const { adminUser, ask } = await someoneOnLeave(api)
    const client = await cable.connectAs(adminUser)
    await client.subscribe()
    for (const _ of [1, 2]) {
      client.send({ command: 'subscribe', identifier })
      expect(await client.next({ identifier })).toMatchObject({ type: 'confirm_subscription' })
    }
    await ask({ request_type: 'day_off', start_date: '2025-03-14' })
    await client.next({ identifier })
    await client.next({ type: 'ping' })
    await client.next({ type: 'ping' })
    expect(messagesOf(client)).toHaveLength(1)
  })

  it('a client of the live channel is sent nothing after unsubscribing', async () => {
    const { adminUser, ask } = await someoneOnLeave(api)
    const [gone, witness] = [await cable.connectAs(adminUser), await cable.connectAs(adminUser)]
    await Promise.all([gone.subscribe(), witness.subscribe()])
    gone.send({ command: 'unsubscribe', identifier })
    gone.send({ command: 'subscribe', identifier: '{"channel":"Other"}' })
    await gone.next({ type: 'reject_subscription' })
    await ask({ request_type: 'day_off', start_date: '2025-03-14' })
    await witness.next({ identifier })
    await gone.next({ type: 'ping' })
    expect(messagesOf(gone)).toEqual([])
  })

  it.each(['{"channel":"ChatChannel"}', '{"channel":7}', '{}', 'NotificationChannel', ''])(
    'a client of the live channel is refused the unknown channel %s and stays connected',
    async (text) => {
      const client = await cable.connectAsSomeone()
      expect(await client.subscribe(text)).toEqual({ identifier: text, type: 'reject_subscription' })
      client.send({ command: 'subscribe', identifier })
      expect(await client.next({ identifier })).toMatchObject({ type: 'confirm_subscription' })
    },
  )

  it('a client of the live channel may subscribe to the channel under ten names', async () => {
    const client = await cable.connectAsSomeone()
    await client.next({ type: 'welcome' })
    const names = Array.from({ length: 11 }, (_, n) => JSON.stringify({ channel: 'NotificationChannel', n }))
    for (const name of names) client.send({ command: 'subscribe', identifier: name })
    expect(await client.next({ type: 'reject_subscription' })).toMatchObject({ identifier: names[10] })
  })
})
