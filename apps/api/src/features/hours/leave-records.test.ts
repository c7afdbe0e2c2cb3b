import { adminRecords, records } from '@portal/contract/hours/hours'
import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const week = {
  request_type: 'full_day_sick_leave',
  start_date: '2025-03-13',
  end_date: '2025-03-18',
} as const

async function someoneWithAWeek() {
  const someone = await someoneOnLeave(api)
  const { id } = (await someone.ask({ ...week, note: 'Flu' })).data
  const record = {
    user_id: someone.person.id,
    request_id: id,
    record_type: week.request_type,
    start_date: week.start_date,
    end_date: week.end_date,
  }
  const write = (changes: object = {}, client: Client = someone.admin) =>
    client.call(intervalRecords.create, { body: { record: { ...record, ...changes } } })
  return { ...someone, id, write }
}

describe('the records of a range', () => {
  it('an admin writes the records of a range once for each counted day, with the note of the request', async () => {
    const { id, write, client } = await someoneWithAWeek()
    const first = await write()
    expect(first.status).toBe(201)
    expect(first.data.records).toMatchObject(
      ['2025-03-13', '2025-03-14', '2025-03-17', '2025-03-18'].map((date) => ({
        date,
        record_type: 'full_day_sick_leave',
        hours: 0,
        request_id: id,
        project_id: null,
        description: 'Flu',
        can: { update: false, delete: false },
      })),
    )
    const again = await write()
    expect([again.status, again.data]).toEqual([200, first.data])
    expect((await client.call(records.list)).data.count).toBe(4)
  })

  it('the records of a range are the same when the request is approved before or after', async () => {
    const { id, write, approve, recordsOf } = await someoneWithAWeek()
    const first = await write({ note: 'Written first' })
    expect((await approve(id)).data).toMatchObject({ status: 'approved', days: 4 })
    expect(await recordsOf(id)).toHaveLength(4)
    const again = await write()
    expect([again.status, again.data]).toEqual([200, first.data])
  })

  it('the records of a range are written once when sent twice at the same moment', async () => {
    const { id, write, recordsOf } = await someoneWithAWeek()
    const answers = await Promise.all([write(), write(), write()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    expect(await recordsOf(id)).toHaveLength(4)
  })

  it('the records of a range count as used, not also as pending, and go with a decline or a deletion', async () => {
    const { id, write, decline, remove, counters, recordsOf } = await someoneWithAWeek()
    await write()
    expect((await counters()).sick_leaves).toEqual({ used: 4, limit: 8, pending: 0 })
    await decline(id)
    expect(await recordsOf(id)).toEqual([])
    const other = await someoneWithAWeek()
    await other.write()
    expect((await other.remove(other.id)).status).toBe(204)
    expect((await other.counters()).sick_leaves).toEqual({ used: 0, limit: 8, pending: 0 })
    expect((await remove(id)).status).toBe(409)
  })

  it('the records of a range change their type with the request', async () => {
    const { id, write, decide, recordsOf } = await someoneWithAWeek()
    await write()
    await decide(id, { request_type: 'extra_sick_leave' })
    expect((await recordsOf(id)).map(({ type }) => type)).toEqual(Array(4).fill('extra_sick_leave'))
  })

  it('the records of a range are refused where person, type or days are not those of the request', async () => {
    const { write } = await someoneWithAWeek()
    const { id: user_id } = await buildUser(api.db)
    const { refusal } = await write({
      user_id,
      record_type: 'vacation',
      start_date: '2025-03-12',
      end_date: '2025-03-19',
    })
    expect([refusal.statusCode, Object.keys(refusal.errors)]).toEqual([
      422,
      ['user_id', 'record_type', 'start_date', 'end_date'],
    ])
    expect((await write({ request_id: 987_654 })).refusal.errors).toEqual({
      request_id: ['There is no such request'],
    })
  })

  it('the records of a range are refused for a rejected request, and to everyone below admin', async () => {
    const { id, write, decline, client } = await someoneWithAWeek()
    expect((await write({}, client)).status).toBe(403)
    expect((await write({}, await api.as(await buildManager(api.db)))).status).toBe(403)
    await decline(id)
    expect((await write()).refusal).toMatchObject({ statusCode: 409, code: 'requests.rejected' })
  })
})

describe('the record of one day', () => {
  async function someoneWithADay(request_type: 'day_off' | 'half_day_sick_leave' = 'day_off') {
    const someone = await someoneOnLeave(api)
    const { id } = (await someone.ask({ request_type, start_date: '2025-03-14' })).data
    const record = {
      user_id: someone.person.id,
      request_id: id,
      record_type: request_type,
      date: '2025-03-14',
      hours: 0,
    }
    const write = (changes: object = {}, client: Client = someone.admin) =>
      client.call(adminRecords.create, { body: { record: { ...record, ...changes } } })
    return { ...someone, id, write }
  }

  it.each(['day_off', 'half_day_sick_leave'] as const)(
    'an admin writes the record of one day once: %s',
    async (type) => {
      const { id, write, approve, recordsOf } = await someoneWithADay(type)
      const first = await write({ description: 'Moving house' })
      expect(first.status).toBe(201)
      expect(first.data).toMatchObject({
        record_type: type,
        request_id: id,
        date: '2025-03-14',
        hours: 0,
        description: 'Moving house',
      })
      const again = await write()
      expect([again.status, again.data]).toEqual([200, first.data])
      expect((await approve(id)).status).toBe(200)
      expect(await recordsOf(id)).toHaveLength(1)
    },
  )

  it('the record of one day is refused to a manager, for another day, and for a request of more days', async () => {
    const { person, write, admin } = await someoneWithADay()
    expect((await write({}, await api.as(await buildManager(api.db)))).status).toBe(403)
    expect((await write({ date: '2025-03-17' })).refusal.statusCode).toBe(422)
    const { id } = await buildLeaveRequest(api.db, {
      user_id: person.id,
      start_date: '2025-03-24',
      end_date: '2025-03-25',
    })
    const wanted = { request_id: id, record_type: 'full_day_sick_leave', date: '2025-03-24' }
    expect((await write(wanted)).refusal.errors).toEqual({
      end_date: ['This is not the last day of the request'],
    })
    expect((await admin.call(leaveRequests.list, { query: { user_id: person.id } })).data.count).toBe(2)
  })

  it('the record of one day needs its request', async () => {
    const { write } = await someoneWithADay()
    expect((await write({ request_id: null })).refusal.errors).toEqual({
      request_id: ['This field is required'],
    })
  })

  it('the record of one day is refused where the day has become a holiday', async () => {
    const { write, admin } = await someoneWithADay()
    const { id } = await buildLeaveRequest(api.db, { request_type: 'day_off', start_date: '2025-04-21' })
    const [row] = (await admin.call(leaveRequests.list, { query: { by_day: '2025-04-21' } })).data
      .paginate_requests
    const { refusal } = await write({ user_id: row?.user_id, request_id: id, date: '2025-04-21' })
    expect(refusal.errors).toEqual({ date: ['This day is not counted'] })
  })
})
