import { adminRecords, records } from '@portal/contract/hours/hours'
import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { formOf } from '../../../test/form.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const numbers = [
  [0, 'full_day_sick_leave'],
  [1, 'work_off'],
  [2, 'unpaid_leave'],
  [3, 'vacation'],
  [4, 'paid_leave'],
  [5, 'day_off'],
] as const

/** The fields that a type needs besides itself. */
const further = (type: string) => ({
  start_date: '2025-03-13',
  ...(type === 'vacation' ? { vacation_type: 'one_week' } : {}),
  ...(type === 'paid_leave' ? { paid_leave_type: 'Childbirth' } : {}),
})

it.each(numbers)(
  'a developer asks for leave by the number %i, which is %s, in JSON and in a form',
  async (number, type) => {
    for (const request_type of [number, String(number)]) {
      const { client } = await someoneOnLeave(api)
      const payload = { request: { request_type, ...further(type) } }
      const response = await client.inject({ method: 'POST', url: '/api/v1/requests', payload })
      expect([response.statusCode, response.json().request_type]).toEqual([201, type])
    }
    const { client } = await someoneOnLeave(api)
    const fields = Object.entries({ request_type: String(number), ...further(type) })
    const form = await formOf(...fields)
    const response = await client.inject({ method: 'POST', url: '/api/v1/requests', ...form })
    expect([response.statusCode, response.json().request_type]).toEqual([201, type])
  },
)

it.each([6, '6', -1, '00', true])(
  'a developer who asks for leave by %j is told that the type is invalid',
  async (request_type) => {
    const { client } = await someoneOnLeave(api)
    const payload = { request: { request_type, start_date: '2025-03-13' } }
    const response = await client.inject({ method: 'POST', url: '/api/v1/requests', payload })
    expect([response.statusCode, response.json().errors]).toEqual([422, { request_type: ['Invalid value'] }])
  },
)

it('an admin approves and declines by the numbers of the statuses, and switches the type back by its number', async () => {
  const { ask, decide } = await someoneOnLeave(api)
  const askFor = async (start_date: string) =>
    (await ask({ request_type: 'full_day_sick_leave', start_date })).data.id
  const first = await askFor('2025-03-13')
  await decide(first, { request_type: 'extra_sick_leave' })
  expect((await decide(first, { request_type: 0 })).data.request_type).toBe('full_day_sick_leave')
  expect((await decide(first, { status: 1 })).data.status).toBe('approved')
  const second = await askFor('2025-03-14')
  expect((await decide(second, { status: '2', decision_note: 'Release' })).data.status).toBe('rejected')
  const third = await askFor('2025-03-17')
  const pending = await decide(third, { status: 'pending' })
  expect((await decide(third, { status: 0 })).status).toBe(pending.status)
  expect((await decide(third, { status: 3 })).refusal).toMatchObject({ statusCode: 422 })
})

it('an admin writes leave records of one day and of a range by the number of their type', async () => {
  const { person, admin } = await someoneOnLeave(api)
  const requestOf = (start_date: string) =>
    buildLeaveRequest(api.db, { user_id: person.id, request_type: 'unpaid_leave', start_date })
  const common = { user_id: person.id, record_type: 2 } as const
  const range = await requestOf('2025-03-13')
  const ofRange = await admin.call(intervalRecords.create, {
    body: {
      record: { ...common, request_id: range.id, start_date: '2025-03-13', end_date: '2025-03-13' },
    },
  })
  expect([ofRange.status, ofRange.data.records.map((record) => record.record_type)]).toEqual([
    201,
    ['unpaid_leave'],
  ])
  const oneDay = await requestOf('2025-03-14')
  for (const record_type of [2, '2'] as const) {
    const { data } = await admin.call(adminRecords.create, {
      body: { record: { ...common, record_type, request_id: oneDay.id, date: '2025-03-14' } },
    })
    expect(data).toMatchObject({ record_type: 'unpaid_leave', date: '2025-03-14' })
  }
})

it('lists of requests and records are filtered by the number of a type', async () => {
  const { ask, approve, client } = await someoneOnLeave(api)
  const { id } = (await ask({ request_type: 'day_off', start_date: '2025-03-13' })).data
  await approve(id)
  await ask({ request_type: 'work_off', start_date: '2025-03-14' })
  const requests = await client.call(leaveRequests.list, { query: { request_type: '5' } })
  expect(requests.data.paginate_requests.map((request) => request.request_type)).toEqual(['day_off'])
  const ofType = await client.call(records.list, { query: { record_type: '5' } })
  expect(ofType.data.paginate_records.map((record) => record.record_type)).toEqual(['day_off'])
  expect((await client.call(records.list, { query: { record_type: '1' } })).data.count).toBe(0)
  expect((await client.call(records.list, { query: { record_type: 'regular' } })).data.count).toBe(0)
})
