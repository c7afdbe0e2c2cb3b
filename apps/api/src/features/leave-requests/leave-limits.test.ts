import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

it('a second vacation of one length in the year in which it starts is over the limit', async () => {
  const { ask, decline } = await someoneOnLeave(api)
  const vacation = (vacation_type: 'one_week' | 'two_weeks', start_date: string) =>
    ask({ request_type: 'vacation', vacation_type, start_date })
  const first = (await vacation('one_week', '2025-12-29')).data
  const { refusal } = await vacation('one_week', '2025-07-07')
  expect(refusal).toMatchObject({
    statusCode: 422,
    code: 'requests.vacation_taken',
    messages: ['You have already taken the maximum number of vacations'],
    errors: { vacation_type: ['You have already taken the maximum number of vacations'] },
  })
  expect((await vacation('two_weeks', '2025-08-04')).status).toBe(201)
  expect((await vacation('one_week', '2026-07-06')).status).toBe(201)
  await decline(first.id)
  expect((await vacation('one_week', '2025-07-07')).status).toBe(201)
})

describe('a request over a limit', () => {
  const days = (start_date: string, end_date: string) =>
    ({ request_type: 'full_day_sick_leave', start_date, end_date }) as const

  it('a request over a limit is accepted and marked, and the ones before it are not marked', async () => {
    const { ask, client } = await someoneOnLeave(api)
    expect((await ask(days('2025-03-17', '2025-03-26'))).data).toMatchObject({ days: 8, over_limit: false })
    expect((await ask({ request_type: 'half_day_sick_leave', start_date: '2025-03-12' })).data).toMatchObject(
      { days: 0.5, over_limit: true },
    )
    const { data } = await client.call(leaveRequests.list)
    expect(data.paginate_requests.map(({ over_limit }) => over_limit)).toEqual([false, true])
  })

  it('a request is judged by the limits of each year that it touches', async () => {
    const { person, ask } = await someoneOnLeave(api)
    await buildLeaveRequest(api.db, { user_id: person.id, start_date: '2026-02-02', end_date: '2026-02-11' })
    expect((await ask(days('2025-12-30', '2026-01-02'))).data).toMatchObject({ days: 3, over_limit: true })
    expect((await ask(days('2025-12-22', '2025-12-24'))).data).toMatchObject({ days: 3, over_limit: false })
  })

  it('a vacation may be over the limit because one of the year before counts its days of this year', async () => {
    const { ask } = await someoneOnLeave(api)
    const vacation = async (vacation_type: 'one_week' | 'two_weeks', start_date: string) =>
      (await ask({ request_type: 'vacation', vacation_type, start_date })).data.over_limit
    expect(await vacation('two_weeks', '2025-12-25')).toBe(false)
    expect(await vacation('two_weeks', '2026-06-01')).toBe(false)
    expect(await vacation('one_week', '2026-09-07')).toBe(true)
    expect(await vacation('one_week', '2025-12-01')).toBe(false)
  })

  it('rejected requests and leave without a limit do not count towards a limit', async () => {
    const { ask, decline } = await someoneOnLeave(api)
    const { id } = (await ask(days('2025-03-17', '2025-03-26'))).data
    expect((await decline(id)).data.over_limit).toBe(false)
    expect((await ask(days('2025-04-01', '2025-04-09'))).data.over_limit).toBe(false)
    const unpaid = { request_type: 'unpaid_leave', start_date: '2025-05-05', end_date: '2025-06-27' } as const
    expect((await ask(unpaid)).data.over_limit).toBe(false)
  })
})

describe('a repeated leave request with the same Idempotency-Key', () => {
  const request = { request_type: 'day_off', start_date: '2025-03-12' } as const
  const headers = { 'idempotency-key': 'a double click' }

  it('a repeated leave request with the same Idempotency-Key gets the first answer and creates nothing', async () => {
    const { ask, client } = await someoneOnLeave(api)
    const answers = await Promise.all([ask(request, headers), ask(request, headers)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[0]?.data).toEqual(answers[1]?.data)
    expect((await client.call(leaveRequests.list)).data.count).toBe(1)
  })

  it('another leave request with the same Idempotency-Key is refused', async () => {
    const { ask } = await someoneOnLeave(api)
    await ask(request, headers)
    expect((await ask({ ...request, note: 'Other' }, headers)).refusal.code).toBe(
      'request.idempotency_key_reused',
    )
  })
})
