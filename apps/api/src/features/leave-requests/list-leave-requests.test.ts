import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
let manager: Client
let managerId: number
beforeAll(async () => {
  api = await createTestApp()
  managerId = (await buildManager(api.db)).id
  manager = await api.as({ id: managerId })
})
afterAll(() => api.close())

type Query = NonNullable<CallInput<typeof leaveRequests.list>['query']>

/** Makes a person with four requests, oldest first, and functions that list the ids of matches. */
async function personWithLeave() {
  const { id: user_id } = await buildUser(api.db)
  const add = async (overrides: object) => (await buildLeaveRequest(api.db, { user_id, ...overrides })).id
  const january = await add({ start_date: '2025-01-30', end_date: '2025-02-03', status: 'approved' })
  const february = await add({ start_date: '2025-02-28', end_date: '2025-02-28', status: 'rejected' })
  const march = await add({ start_date: '2025-03-17', end_date: '2025-03-18' })
  const nextMarch = await add({ start_date: '2026-03-16', end_date: '2026-03-16' })
  const own = await api.as({ id: user_id })
  const idsOf = async (client: Client, query: Query) =>
    (await client.call(leaveRequests.list, { query })).data.paginate_requests.map(({ id }) => id)
  return {
    user_id,
    ids: { january, february, march, nextMarch },
    own: (query: Query = {}) => idsOf(own, query),
    asManager: (query: Query = {}) => idsOf(manager, { by_user_id: user_id, ...query }),
    client: own,
  }
}

describe('the list of requests', () => {
  it('leave requests are listed with the newest start first', async () => {
    const { ids, own } = await personWithLeave()
    expect(await own()).toEqual([ids.nextMarch, ids.march, ids.february, ids.january])
  })

  it('leave requests that touch a day are found', async () => {
    const { ids, own } = await personWithLeave()
    expect(await own({ by_day: '2025-02-01' })).toEqual([ids.january])
    expect(await own({ by_date: '2025-03-18' })).toEqual([ids.march])
    expect(await own({ by_day: '2025-03-19' })).toEqual([])
  })

  it('leave requests that touch a month are found, in the current year unless another is given', async () => {
    const { ids, own } = await personWithLeave()
    expect(await own({ by_month: 2 })).toEqual([ids.february, ids.january])
    expect(await own({ by_month: 1, by_year: 2025 })).toEqual([ids.january])
    expect(await own({ by_month: 3 })).toEqual([ids.march])
    expect(await own({ by_month: 3, by_year: 2026 })).toEqual([ids.nextMarch])
    expect(await own({ by_year: 2026 })).toEqual([ids.nextMarch])
    expect(await own({ by_year: 1 })).toEqual([])
  })

  it('the leave requests of a year include those that are longer than a month', async () => {
    const { user_id } = await personWithLeave()
    const { id } = await buildLeaveRequest(api.db, {
      user_id,
      request_type: 'unpaid_leave',
      start_date: '2027-01-04',
      end_date: '2028-01-04',
    })
    const client = await api.as({ id: user_id })
    const { data } = await client.call(leaveRequests.list, { query: { by_day: '2028-01-04' } })
    expect(data.paginate_requests.map((request) => request.id)).toEqual([id])
  })

  it('pending leave requests are listed by their first day, and those of one day with the first created first', async () => {
    const { user_id, ids, own, asManager } = await personWithLeave()
    const { id } = await buildLeaveRequest(api.db, {
      user_id,
      start_date: '2025-04-01',
      created_at: new Date('2025-01-01T10:00:00Z'),
    })
    expect(await own({ is_pending: true })).toEqual([ids.march, id, ids.nextMarch])
    expect(await own({ is_pending: 'false' })).toEqual([ids.february, ids.january])
    expect(await asManager({ is_pending: true, sort: 'created_at' })).toEqual([id, ids.march, ids.nextMarch])
    const day = { user_id, start_date: '2025-04-02', request_type: 'half_day_sick_leave' } as const
    const later = await buildLeaveRequest(api.db, { ...day, created_at: new Date('2025-03-12T10:00:00Z') })
    const earlier = await buildLeaveRequest(api.db, {
      ...day,
      half_day_slot: 2,
      created_at: new Date('2025-03-11T10:00:00Z'),
    })
    expect(await own({ is_pending: true })).toEqual([ids.march, id, earlier.id, later.id, ids.nextMarch])
  })

  it('open leave requests are the pending ones and then the approved ones that are not over, each by first day', async () => {
    const { user_id, ids, own, asManager } = await personWithLeave()
    const approved = { user_id, status: 'approved' } as const
    const later = await buildLeaveRequest(api.db, { ...approved, start_date: '2025-03-20' })
    const today = await buildLeaveRequest(api.db, {
      ...approved,
      start_date: '2025-03-10',
      end_date: '2025-03-12',
    })
    const over = await buildLeaveRequest(api.db, { ...approved, start_date: '2025-03-07' })
    const sick = await buildLeaveRequest(api.db, { user_id, start_date: '2025-03-06' })
    const pending = [sick.id, ids.march, ids.nextMarch]
    expect(await own({ is_open: true })).toEqual([...pending, today.id, later.id])
    expect(await asManager({ is_open: true })).toEqual([...pending, today.id, later.id])
    expect(await own({ is_open: true, is_pending: true })).toEqual(pending)
    expect(await own({ is_open: true, is_pending: 'false' })).toEqual([today.id, later.id])
    expect(await own({ is_open: true, by_month: 3 })).toEqual([sick.id, ids.march, today.id, later.id])
    expect(await own({ is_open: true, sort: '-start_date' })).toEqual([
      ids.nextMarch,
      later.id,
      ids.march,
      today.id,
      sick.id,
    ])
    expect(await own({ is_open: 'false' })).toEqual([over.id, ids.february, ids.january])
  })

  it('leave requests of one type are found', async () => {
    const { user_id, ids, own } = await personWithLeave()
    const { id } = await buildLeaveRequest(api.db, {
      user_id,
      request_type: 'day_off',
      start_date: '2025-05-05',
    })
    expect(await own({ request_type: 'day_off' })).toEqual([id])
    expect(await own({ request_type: 'full_day_sick_leave', is_pending: true })).toEqual([
      ids.march,
      ids.nextMarch,
    ])
    expect(await own({ request_type: 'vacation' })).toEqual([])
    const url = '/api/v1/requests?request_type=regular'
    expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(400)
  })

  it('leave requests come in pages of 10 unless another length is asked for', async () => {
    const { user_id, client } = await personWithLeave()
    for (let week = 0; week < 8; week += 1) await buildLeaveRequest(api.db, { user_id })
    const page = (query: Query) => client.call(leaveRequests.list, { query })
    expect((await page({})).data).toMatchObject({ pages: 2, count: 12 })
    expect((await page({})).data.paginate_requests).toHaveLength(10)
    expect((await page({ page: 2 })).data.paginate_requests).toHaveLength(2)
    expect((await page({ page: 3 })).data).toEqual({ paginate_requests: [], pages: 2, count: 12 })
    expect((await page({ limit: 5 })).data).toMatchObject({ pages: 3 })
    expect((await page({ page: 0 })).refusal.statusCode).toBe(400)
    expect((await page({ limit: 101 })).refusal.statusCode).toBe(400)
    expect((await page({ by_month: 13 })).refusal.statusCode).toBe(400)
    expect((await page({ by_day: '2025-02-30' })).refusal.statusCode).toBe(400)
  })

  it('a developer lists own leave requests only, whomever they name', async () => {
    const { user_id, own, client } = await personWithLeave()
    const other = await personWithLeave()
    expect(await own({ by_user_id: other.user_id })).toEqual([])
    expect(await own({ user_id: other.user_id })).toEqual([])
    const { data } = await client.call(leaveRequests.list)
    expect(new Set(data.paginate_requests.map((request) => request.user_id))).toEqual(new Set([user_id]))
  })

  it('a manager lists everyone’s leave requests, one person’s or own ones, and cannot decide on them', async () => {
    const { user_id, ids, asManager } = await personWithLeave()
    expect(await asManager()).toHaveLength(4)
    expect(await asManager({ user_id, by_month: 3 })).toEqual([ids.march])
    const mine = await buildLeaveRequest(api.db, { user_id: managerId })
    const { data } = await manager.call(leaveRequests.list, { query: { mine: true } })
    expect(data.paginate_requests.map(({ id }) => id)).toEqual([mine.id])
    const everyone = (await manager.call(leaveRequests.list, { query: { limit: 100 } })).data
    expect(everyone.count).toBeGreaterThan(4)
    const others = everyone.paginate_requests.filter(({ user_id }) => user_id !== managerId)
    for (const { can } of others) {
      expect(can).toEqual({
        approve: false,
        approve_refusal: null,
        approve_reason: null,
        decline: false,
        toggle_extra: false,
        delete: false,
      })
    }
  })

  it('the list of leave requests takes the same number of queries for one row and for many', async () => {
    for (let count = 0; count < 30; count += 1) await buildLeaveRequest(api.db)
    const countFor = (limit: number) =>
      countQueries(api.db, async () => {
        const { data } = await manager.call(leaveRequests.list, { query: { limit } })
        expect(data.paginate_requests).toHaveLength(limit)
      })
    await countFor(30)
    const few = await countFor(2)
    expect(await countFor(30)).toBe(few)
    expect(few).toBeLessThan(11)
  })
})

it('a leave request names the managers of the current projects, once each, by name', async () => {
  const person = await buildUser(api.db)
  const client = await api.as(person)
  await buildLeaveRequest(api.db, { user_id: person.id })
  const [anna, boris, former] = await Promise.all(
    ['Anna', 'Boris', 'Former'].map((first_name) => buildManager(api.db, { first_name, last_name: 'Koval' })),
  )
  for (const managerId of [boris?.id, anna?.id, anna?.id]) {
    const project = await buildProject(api.db, managerId === undefined ? {} : { manager_id: managerId })
    await buildContract(api.db, { user_id: person.id, project_id: project.id })
  }
  const past = await buildProject(api.db, former === undefined ? {} : { manager_id: former.id })
  await buildContract(api.db, { user_id: person.id, project_id: past.id, end_date: '2025-03-11' })
  const [row] = (await client.call(leaveRequests.list)).data.paginate_requests
  expect(row?.managers).toEqual([
    { id: anna?.id, first_name: 'Anna', last_name: 'Koval', avatar: null },
    { id: boris?.id, first_name: 'Boris', last_name: 'Koval', avatar: null },
  ])
})
