import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { forgetTouchedLeave, someoneOnTouchedLeave, wednesday, weekOff } from '../../../test/touched-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
afterEach(() => forgetTouchedLeave(api))

describe('a pending request of which no day is left', () => {
  const lost = { request_type: 'day_off', start_date: wednesday } as const

  it('an admin cannot approve a request with no day left, for the reason that its row has said before, but can decline it', async () => {
    const { ask, approve, decline, addHoliday, admin, client, recordsOf } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(lost)).data
    await addHoliday(wednesday)
    const sentence = 'Cannot approve. No working day is left'
    const [row] = (await admin.call(leaveRequests.list, { query: { is_pending: true, by_day: wednesday } }))
      .data.paginate_requests
    expect(row).toMatchObject({
      id,
      days: 0,
      can: { approve: false, approve_refusal: sentence, decline: true },
    })
    const [own] = (await client.call(leaveRequests.list)).data.paginate_requests
    expect(own?.can).toMatchObject({ approve: false, approve_refusal: null, delete: true })
    expect((await approve(id)).refusal).toMatchObject({
      statusCode: 409,
      code: 'requests.no_day_left',
      message: sentence,
    })
    expect(await recordsOf(id)).toEqual([])
    const { data } = await decline(id)
    expect(data).toMatchObject({ status: 'rejected', can: { approve: false, approve_refusal: null } })
  })

  it('an admin can approve a request again when the holiday has gone', async () => {
    const { ask, approve, addHoliday, removeHoliday } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(lost)).data
    const holiday = await addHoliday(wednesday)
    expect((await approve(id)).status).toBe(409)
    await removeHoliday(holiday.id)
    expect((await approve(id)).data).toMatchObject({ status: 'approved', days: 1 })
  })

  it('a refused approval of a request with no day left does not change its type either when both are sent', async () => {
    const { ask, decide, addHoliday, client } = await someoneOnTouchedLeave(api)
    const { id } = (await ask({ request_type: 'full_day_sick_leave', start_date: wednesday })).data
    await addHoliday(wednesday)
    const both = { status: 'approved', request_type: 'extra_sick_leave' }
    expect((await decide(id, both)).refusal.code).toBe('requests.no_day_left')
    const [own] = (await client.call(leaveRequests.list)).data.paginate_requests
    expect(own).toMatchObject({ status: 'pending', request_type: 'full_day_sick_leave' })
  })
})

it('an approval counts by the present holidays, also where a client has written the records before', async () => {
  const { ask, approve, addHoliday, admin, person, recordsOf } = await someoneOnTouchedLeave(api)
  const { id } = (await ask(weekOff)).data
  const record = { ...weekOff, record_type: weekOff.request_type, user_id: person.id, request_id: id }
  await admin.inject({ method: 'POST', url: '/api/v1/interval_records', payload: { record } })
  expect(await recordsOf(id)).toHaveLength(5)
  await addHoliday(wednesday)
  expect((await approve(id)).data.days).toBe(4)
  expect((await recordsOf(id)).map(({ date }) => date)).not.toContain(wednesday)
})
