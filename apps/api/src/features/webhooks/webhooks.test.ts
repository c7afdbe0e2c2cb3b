import { categories } from '@portal/contract/categories'
import { webhooks } from '@portal/contract/webhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { buildDelivery, buildWebhook, publicAddress } from '../../../test/factories/webhook.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'
import { webhooks as table, webhookDeliveries } from '../../db/schema/webhooks.ts'
import { isPublic } from './check-address.ts'

let api: TestApp
let admin: Client
const hosts: Record<string, string[]> = {
  'hooks.test': ['93.184.216.34'],
  'inside.test': ['10.1.2.3'],
  'both.test': ['93.184.216.34', '127.0.0.1'],
}
beforeAll(async () => {
  api = await createTestApp({
    resolveWebhook: async (host) => {
      const addresses = hosts[host]
      if (addresses === undefined) throw new Error('ENOTFOUND')
      return addresses.map((address) => ({ address, family: 4 }))
    },
  })
  admin = await api.as(await buildAdmin(api.db))
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(table)
  await api.db.delete(webhookDeliveries)
})

const input = { url: publicAddress, events: [], format: 'standard' as const, active: true }
const create = (values: object = {}) => admin.call(webhooks.create, { body: { ...input, ...values } })

describe('a webhook', () => {
  it('is made with a secret that is shown once, and told in the trail without path and secret', async () => {
    const made = await create({
      url: 'https://hooks.test/team/secret?key=1#part',
      events: ['records', 'projects'],
    })
    expect(made).toMatchObject({
      status: 201,
      data: {
        version: 1,
        url: 'https://hooks.test/team/secret?key=1',
        events: ['projects', 'records'],
        failing_since: null,
        last_delivery: null,
        can: { update: true, delete: true, send: true },
      },
    })
    expect(made.data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { data } = await admin.call(webhooks.list)
    expect(data.map((row) => Object.hasOwn(row, 'secret'))).toEqual([false])
    const trail = await trailOfObject(api.db, 'webhook', made.data.id)
    expect(trail).toMatchObject([{ act: 'webhooks.create', object: 'hooks.test' }])
    expect(JSON.stringify(trail)).not.toMatch(/team|key=|whsec/)
  })

  it('gets a new secret by hand', async () => {
    const { data } = await create()
    const renewed = await admin.call(webhooks.renewSecret, { params: { id: data.id } })
    expect(renewed.status).toBe(201)
    expect(renewed.data.secret).not.toBe(data.secret)
    const [row] = await api.db.select().from(table)
    expect(row).toMatchObject({ secret: renewed.data.secret, version: 2 })
  })

  it('has one of 50 places', async () => {
    for (const _ of Array.from({ length: 50 })) await buildWebhook(api.db)
    expect((await create()).refusal).toMatchObject({ statusCode: 409, code: 'webhooks.too_many' })
  })

  it('switched off has nothing that waits, and begins anew when it is switched on', async () => {
    const { id } = await buildWebhook(api.db, { failing_since: new Date() })
    await buildDelivery(api.db, { webhook_id: id, state: 'waiting' })
    const off = await admin.call(webhooks.update, { params: { id }, body: { active: false } })
    expect(off.data).toMatchObject({
      active: false,
      can: { send: false },
      last_delivery: { state: 'failed' },
    })
    expect((await admin.call(webhooks.test, { params: { id } })).refusal.code).toBe('webhooks.switched_off')
    const on = await admin.call(webhooks.update, { params: { id }, body: { active: true } })
    expect(on.data).toMatchObject({ active: true, failing_since: null })
  })

  it('is deleted with its deliveries', async () => {
    const { id } = await buildWebhook(api.db)
    await buildDelivery(api.db, { webhook_id: id })
    expect((await admin.call(webhooks.remove, { params: { id } })).status).toBe(204)
    expect(await api.db.select().from(webhookDeliveries)).toEqual([])
  })
})

describe('the address of a webhook', () => {
  it.each([
    ['http://hooks.test/', 'webhooks.https_only'],
    ['ftp://hooks.test/', 'input.web_address'],
    ['hooks.test', 'input.web_address'],
    ['', 'input.required'],
    ['https://user@hooks.test/', 'webhooks.address_with_user'],
    ['https://user:password@hooks.test/', 'webhooks.address_with_user'],
    ['https://nowhere.test/', 'webhooks.unknown_host'],
    ['https://inside.test/', 'webhooks.private_address'],
    ['https://both.test/', 'webhooks.private_address'],
    ['https://127.1/', 'webhooks.private_address'],
    ['https://2130706433/', 'webhooks.private_address'],
    ['https://[::1]/', 'webhooks.private_address'],
    ['https://[::ffff:93.184.216.34]/', 'webhooks.private_address'],
    ['https://169.254.169.254/latest', 'webhooks.private_address'],
  ])('%s is refused at its field: %s', async (url, code) => {
    const made = await create({ url })
    expect([made.status, made.refusal.codes.url?.map((reason) => reason.code)]).toEqual([422, [code]])
    const { id } = await buildWebhook(api.db)
    const changed = await admin.call(webhooks.update, { params: { id }, body: { url } })
    expect([changed.status, changed.refusal.codes.url?.map((reason) => reason.code)]).toEqual([422, [code]])
  })

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.1.1',
    '172.16.0.1',
    '192.168.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'fc00::1',
    'fd00::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
  ])('%s is within the network', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublic(address)).toBe(true)
  })
})

it('an unknown event is refused at its field', async () => {
  const { status, refusal } = await create({ events: ['records', 'spaceships'] })
  expect([status, refusal.codes.events?.map(({ code }) => code)]).toEqual([422, ['webhooks.unknown_event']])
})

describe('the deliveries of a webhook', () => {
  it('are written with the act, for webhooks that are on and take its feature', async () => {
    const ids = {
      all: (await buildWebhook(api.db)).id,
      chosen: (await buildWebhook(api.db, { events: ['categories', 'webhooks'] })).id,
    }
    await buildWebhook(api.db, { events: ['records'] })
    await buildWebhook(api.db, { active: false })
    await create({ active: false })
    const rows = await api.db.select().from(webhookDeliveries)
    expect(rows.map(({ webhook_id, type, state }) => [webhook_id, type, state]).toSorted()).toEqual([
      [ids.all, 'webhooks.create', 'waiting'],
      [ids.chosen, 'webhooks.create', 'waiting'],
    ])
    await admin.call(categories.list)
    expect(await api.db.select().from(webhookDeliveries)).toHaveLength(2)
  })

  it('are listed newest first, 20 to a page', async () => {
    const { id } = await buildWebhook(api.db)
    for (const attempts of Array.from({ length: 21 }).keys())
      await buildDelivery(api.db, { webhook_id: id, attempts })
    const list = (page?: string) =>
      admin.call(webhooks.deliveries, { params: { id }, ...(page && { query: { page } }) })
    const { data } = await list()
    expect(data).toMatchObject({ pages: 2, count: 21 })
    expect(data.deliveries).toHaveLength(20)
    expect(data.deliveries[0]).toEqual({
      id: expect.any(Number),
      type: 'webhooks.test',
      state: 'failed',
      attempts: 20,
      status: 400,
      last_error: 'The receiver answered 400',
      created_at: '2025-03-12T10:00:00.000Z',
      sent_at: null,
    })
    expect((await list('2')).data.deliveries).toHaveLength(1)
  })

  it('are sent again under their ids, and not those of another webhook', async () => {
    const [one, other] = [await buildWebhook(api.db), await buildWebhook(api.db, { events: ['mails'] })]
    const { id: delivery_id } = await buildDelivery(api.db, { webhook_id: one.id, attempts: 9 })
    const retry = (id: number) => admin.call(webhooks.retry, { params: { id, delivery_id } })
    expect((await retry(other.id)).refusal.code).toBe('webhooks.no_delivery')
    expect((await retry(one.id)).status).toBe(204)
    const rows = await api.db.select().from(webhookDeliveries)
    expect(rows.find(({ id }) => id === delivery_id)).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(rows.map(({ type }) => type).toSorted()).toEqual(['webhooks.retry', 'webhooks.test'])
  })

  it('a test is one delivery', async () => {
    const { id } = await buildWebhook(api.db)
    expect((await admin.call(webhooks.test, { params: { id } })).status).toBe(202)
    expect(await api.db.select().from(webhookDeliveries)).toMatchObject([
      { webhook_id: id, type: 'webhooks.test', entry_id: null, state: 'waiting' },
    ])
  })
})
