import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildAdmin, buildManager, buildUser } from '../../../test/factories/user.ts'
import { eventsBy, notificationsBy } from '../../../test/notifications-by.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'
import { users } from '../../db/schema/people/users.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const dayOff = { request_type: 'day_off', start_date: '2025-03-14' } as const
const sickDays = {
  request_type: 'full_day_sick_leave',
  start_date: '2025-03-13',
  end_date: '2025-03-18',
} as const

describe('a request for leave that is made', () => {
  it('a request for leave is told to every active admin and to the managers of the current projects, once each', async () => {
    const { person, ask } = await someoneOnLeave(api)
    const manager = await buildManager(api.db)
    const adminOfProject = await buildAdmin(api.db)
    const formerManager = await buildManager(api.db)
    const inactiveAdmin = await buildAdmin(api.db, { active: false })
    for (const manager_id of [manager.id, manager.id, adminOfProject.id]) {
      const project = await buildProject(api.db, { manager_id })
      await buildContract(api.db, { user_id: person.id, project_id: project.id })
    }
    const former = await buildProject(api.db, { manager_id: formerManager.id })
    await buildContract(api.db, { user_id: person.id, project_id: former.id, end_date: '2025-03-11' })

    const { data } = await ask(sickDays)
    const told = await notificationsBy(api, person)
    const admins = await api.db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'))
    const expected = new Set([...admins.map(({ id }) => id), manager.id])
    expected.delete(inactiveAdmin.id)
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual([...expected].toSorted())
    expect(told[0]).toEqual({
      user_id: told[0]?.user_id,
      event: 'request_created',
      message: 'asked for leave',
      request_id: data.id,
      type: 'full_day_sick_leave',
      from: '2025-03-13',
      to: '2025-03-18',
      project_id: null,
      read: false,
      created_at: new Date('2025-03-12T10:00:00Z'),
    })
  })

  it('a request of an admin who manages the own project is not told to that admin', async () => {
    const { adminUser, admin } = await someoneOnLeave(api)
    const otherAdmin = await buildAdmin(api.db)
    const project = await buildProject(api.db, { manager_id: adminUser.id })
    await buildContract(api.db, { user_id: adminUser.id, project_id: project.id })
    await admin.inject({ method: 'POST', url: '/api/v1/requests', payload: dayOff })
    const told = (await notificationsBy(api, adminUser)).map(({ user_id }) => user_id)
    expect(told).toContain(otherAdmin.id)
    expect(told).not.toContain(adminUser.id)
  })

  it('a refused request for leave notifies nobody', async () => {
    const { person, ask } = await someoneOnLeave(api)
    expect((await ask({ ...dayOff, start_date: '2025-03-15' })).status).toBe(422)
    expect(await notificationsBy(api, person)).toEqual([])
  })

  it('a request for leave that is sent again with its Idempotency-Key is told once', async () => {
    const { person, adminUser, ask } = await someoneOnLeave(api)
    const key = { 'idempotency-key': 'one and the same' }
    expect((await ask(dayOff, key)).status).toBe(201)
    expect((await ask(dayOff, key)).status).toBe(201)
    const told = (await notificationsBy(api, person)).filter(({ user_id }) => user_id === adminUser.id)
    expect(told).toHaveLength(1)
  })

  it('a request for leave that is deleted by its owner notifies nobody', async () => {
    const { person, ask, remove } = await someoneOnLeave(api)
    const { data } = await ask(dayOff)
    const before = await eventsBy(api, person)
    expect((await remove(data.id)).status).toBe(204)
    expect(await eventsBy(api, person)).toEqual(before)
  })
})

describe('the decision of an admin', () => {
  it.each([
    ['approved', 'request_approved', 'approved your leave request'],
    ['rejected', 'request_declined', 'declined your leave request'],
  ])("the decision '%s' is told to the requester alone", async (status, event, message) => {
    const { person, adminUser, ask, decide } = await someoneOnLeave(api)
    const { data } = await ask(sickDays)
    expect((await decide(data.id, { status })).status).toBe(200)
    expect(await notificationsBy(api, adminUser)).toMatchObject([
      {
        user_id: person.id,
        event,
        message,
        type: 'full_day_sick_leave',
        from: '2025-03-13',
        to: '2025-03-18',
      },
    ])
  })

  it('a decline is told with its reason', async () => {
    const { adminUser, ask, decide } = await someoneOnLeave(api)
    const { data } = await ask(sickDays)
    await decide(data.id, { status: 'rejected', decision_note: 'Release week' })
    expect(await notificationsBy(api, adminUser)).toMatchObject([
      { event: 'request_declined', message: 'declined your leave request (Release week)' },
    ])
  })

  it('a change to extra sick leave and back is told with the new type', async () => {
    const { person, adminUser, ask, decide } = await someoneOnLeave(api)
    const { data } = await ask(sickDays)
    await decide(data.id, { request_type: 'extra_sick_leave' })
    await decide(data.id, { request_type: 'extra_sick_leave' })
    await decide(data.id, { request_type: 'full_day_sick_leave' })
    const changed = { user_id: person.id, event: 'request_changed' }
    expect(await notificationsBy(api, adminUser)).toMatchObject([
      { ...changed, type: 'extra_sick_leave', message: 'changed your sick leave to extra sick leave' },
      { ...changed, type: 'full_day_sick_leave', message: 'changed your extra sick leave to sick leave' },
    ])
  })

  it('the deletion of a decided request is told with its type and dates', async () => {
    const { person, adminUser, admin, ask, approve, remove } = await someoneOnLeave(api)
    const { data } = await ask(sickDays)
    await approve(data.id)
    expect((await remove(data.id, admin)).status).toBe(204)
    expect((await notificationsBy(api, adminUser)).at(-1)).toMatchObject({
      user_id: person.id,
      event: 'request_deleted',
      request_id: null,
      message: 'deleted your leave request',
      type: 'full_day_sick_leave',
      from: '2025-03-13',
      to: '2025-03-18',
    })
  })

  it('a refused decision notifies nobody', async () => {
    const { adminUser, admin, ask, approve, decline, decide, remove } = await someoneOnLeave(api)
    const { data } = await ask(dayOff)
    expect((await remove(data.id, admin)).status).toBe(409)
    expect((await decide(data.id, { request_type: 'extra_sick_leave' })).status).toBe(422)
    await approve(data.id)
    expect((await decline(data.id)).status).toBe(409)
    expect((await approve(data.id)).status).toBe(409)
    expect(await eventsBy(api, adminUser)).toHaveLength(1)
  })

  it('a decision of an admin about the own request notifies nobody', async () => {
    const admin = await buildAdmin(api.db)
    const client = await api.as(admin)
    const created = await client.inject({ method: 'POST', url: '/api/v1/requests', payload: dayOff })
    const before = await eventsBy(api, admin)
    const url = `/api/v1/requests/${created.json().id}`
    await client.inject({ method: 'PUT', url, payload: { status: 'approved' } })
    expect((await client.inject({ method: 'DELETE', url })).statusCode).toBe(204)
    expect(await eventsBy(api, admin)).toEqual(before)
  })

  it('a decision about a user who is inactive by now notifies nobody', async () => {
    const { person, adminUser, ask, decline } = await someoneOnLeave(api)
    const { data } = await ask(dayOff)
    await api.db.update(users).set({ active: false }).where(eq(users.id, person.id))
    expect((await decline(data.id)).status).toBe(200)
    expect(await notificationsBy(api, adminUser)).toEqual([])
  })
})

it('leave records that are written apart from a decision are told to nobody', async () => {
  const { person, adminUser, admin, ask } = await someoneOnLeave(api)
  const { data } = await ask(dayOff)
  const record = {
    user_id: person.id,
    request_id: data.id,
    record_type: 'day_off',
    start_date: data.start_date,
    end_date: data.end_date,
  }
  const response = await admin.inject({
    method: 'POST',
    url: '/api/v1/interval_records',
    payload: { record },
  })
  expect(response.statusCode).toBe(201)
  expect(await notificationsBy(api, adminUser)).toEqual([])
})

it('of two admins who decide at the same moment, only one notifies the requester', async () => {
  for (const _ of Array.from({ length: api.database.kind === 'postgres' ? 15 : 3 })) {
    const { ask, adminUser, approve, decline } = await someoneOnLeave(api)
    const otherUser = await buildAdmin(api.db)
    const other = await api.as(otherUser)
    const { data } = await ask(dayOff)
    const answers = await Promise.all([approve(data.id), approve(data.id), decline(data.id, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const told = [...(await notificationsBy(api, adminUser)), ...(await notificationsBy(api, otherUser))]
    expect(told).toHaveLength(1)
  }
})

it('a request of a developer on no project is told to the admins', async () => {
  const { person, adminUser, ask } = await someoneOnLeave(api)
  await buildUser(api.db)
  await ask(dayOff)
  expect(await eventsBy(api, person)).toContainEqual([adminUser.id, 'request_created'])
})
