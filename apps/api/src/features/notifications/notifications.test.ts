import { notifications } from '@portal/contract/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildNotification } from '../../../test/factories/notification.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

type Asked = Parameters<typeof buildNotification>[1]

/** Makes a user with these notifications, the first of which is the newest. */
async function userWith(...asked: NonNullable<Asked>[]) {
  const user = await buildUser(api.db)
  const rows = []
  for (const [index, overrides] of asked.entries()) {
    const created_at = new Date(Date.parse('2025-03-12T09:00:00Z') - index * 60_000)
    rows.push(await buildNotification(api.db, { user_id: user.id, created_at, ...overrides }))
  }
  const client = await api.as(user)
  const list = (query: { read?: boolean; page?: number; limit?: number } = {}) =>
    client.call(notifications.list, { query })
  const counts = async () => {
    const { headers } = await list()
    return { unread: headers['x-unread-count'], total: headers['x-total-count'] }
  }
  return { user, rows, client, list, counts, ids: rows.map(({ id }) => id) }
}

describe('the list of notifications', () => {
  it('the list of notifications shows a user what a colleague decided', async () => {
    const admin = await buildAdmin(api.db)
    const { user, ids, list } = await userWith({ actor_id: admin.id })
    expect((await list()).data).toEqual([
      {
        id: ids[0],
        user_id: user.id,
        read: false,
        event: 'request_approved',
        message: 'approved your leave request',
        facts: { person: null, recount: null, reason: null },
        message_owner: { id: admin.id, full_name: admin.full_name, avatar: null },
        request_id: null,
        request_type: 'day_off',
        request_start_date: '2025-03-17',
        request_end_date: '2025-03-17',
        project_id: null,
        project: null,
        manager_id: null,
        manager: null,
        created_at: '2025-03-12T09:00:00.000Z',
      },
    ])
  })

  it('the list of notifications names the project and its manager', async () => {
    const manager = await buildManager(api.db)
    const project = await buildProject(api.db, { manager_id: manager.id })
    const ofContract = {
      event: 'contract_created' as const,
      request_type: null,
      request_start_date: null,
      request_end_date: null,
      project_id: project.id,
    }
    const { list } = await userWith(ofContract)
    expect((await list()).data).toMatchObject([
      {
        request_type: null,
        request_start_date: null,
        project_id: project.id,
        project: project.name,
        manager_id: manager.id,
        manager: manager.full_name,
      },
    ])
  })

  it('the list of notifications has the newest first and none of other people', async () => {
    await userWith({}, {})
    const { ids, list } = await userWith({}, { read: true }, {})
    expect((await list()).data.map(({ id }) => id)).toEqual(ids)
  })

  it('the list of notifications has pages of 50 and says in headers how many there are', async () => {
    const { ids, list } = await userWith(
      ...Array.from({ length: 53 }, (_, index) => ({ read: index % 10 === 0 })),
    )
    const first = await list()
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 50))
    expect(first.headers).toMatchObject({ 'x-unread-count': '47', 'x-total-count': '53' })
    const second = await list({ page: 2 })
    expect(second.data.map(({ id }) => id)).toEqual(ids.slice(50))
    expect(second.headers).toMatchObject({ 'x-unread-count': '47', 'x-total-count': '53' })
    expect((await list({ page: 3 })).data).toEqual([])
    expect((await list({ page: 3, limit: 2 })).data.map(({ id }) => id)).toEqual(ids.slice(4, 6))
  })

  it.each([
    [true, [1, 3], '2'],
    [false, [0, 2, 4], '3'],
  ])(
    'the list of notifications with read=%s has only those, and counts them',
    async (read, places, total) => {
      const { ids, list } = await userWith({}, { read: true }, {}, { read: true }, {})
      const { data, headers } = await list({ read })
      expect(data.map(({ id }) => id)).toEqual(places.map((place) => ids[place]))
      expect(headers).toMatchObject({ 'x-unread-count': '3', 'x-total-count': total })
    },
  )

  it('the list of notifications refuses invalid pages and limits', async () => {
    const { client } = await userWith()
    for (const query of ['page=0', 'page=x', 'limit=101', 'limit=0', 'read=maybe']) {
      const response = await client.inject({ url: `/api/v1/notifications?${query}` })
      expect([query, response.statusCode]).toEqual([query, 400])
    }
  })
})

describe('marking as read', () => {
  it('a person marks a notification as read, and a repeat changes nothing', async () => {
    const { client, ids, counts } = await userWith({}, {}, {})
    const mark = () => client.call(notifications.read, { params: { id: ids[1] ?? 0 }, body: { read: true } })
    expect((await mark()).data).toMatchObject({
      id: ids[1],
      read: true,
      message: 'approved your leave request',
    })
    expect((await mark()).data.read).toBe(true)
    expect(await counts()).toEqual({ unread: '2', total: '3' })
  })

  it("marking as read takes the fields that an outside client sends besides, and ignores another person's id in them", async () => {
    const other = await userWith({})
    const { client, ids, counts } = await userWith({})
    const payload = { user_id: other.user.id, id: other.ids[0], read: true }
    const response = await client.inject({ method: 'PUT', url: `/api/v1/notifications/${ids[0]}`, payload })
    expect(response.statusCode).toBe(200)
    expect([await counts(), await other.counts()]).toMatchObject([{ unread: '0' }, { unread: '1' }])
  })

  it.each([[{ read: false }], [{}], [{ read: 'true' }]])(
    'the body %j is refused, and a notification that is read stays read',
    async (payload) => {
      const { client, ids, counts } = await userWith({ read: true })
      const response = await client.inject({ method: 'PUT', url: `/api/v1/notifications/${ids[0]}`, payload })
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['read']])
      expect(await counts()).toMatchObject({ unread: '0' })
    },
  )

  it('an admin cannot mark a notification of another person', async () => {
    const { ids, counts } = await userWith({})
    const admin = await api.as(await buildAdmin(api.db))
    const call = { params: { id: ids[0] ?? 0 }, body: { read: true } as const }
    const { status, refusal } = await admin.call(notifications.read, call)
    expect([status, refusal.code, refusal.message]).toEqual([
      404,
      'notifications.not_found',
      'There is no such notification',
    ])
    expect(await counts()).toMatchObject({ unread: '1' })
  })

  it('a person marks all own notifications and nobody else’s', async () => {
    const other = await userWith({})
    const { client, counts } = await userWith({}, {}, { read: true })
    expect((await client.call(notifications.readAll)).status).toBe(204)
    expect([await counts(), await other.counts()]).toEqual([
      { unread: '0', total: '3' },
      { unread: '1', total: '1' },
    ])
  })
})
