import { intervalRecords } from '@portal/contract/hours/interval-records'
import { leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { type UserChanges, users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { someoneOnLeave } from '../../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** Makes a person, and functions with which an admin writes what belongs to leaving. */
async function leaver() {
  const someone = await someoneOnLeave(api)
  const { person, admin, client } = someone
  return {
    ...someone,
    change: async (user: UserChanges) => {
      const { status } = await admin.call(users.update, { params: { id: person.id }, body: { user } })
      expect(status).toBe(200)
    },
    lastDay: async () => (await client.call(leaveRequests.lastDay)).data.last_day,
    queued: async () => {
      const query = { is_pending: true, user_id: person.id }
      return (await admin.call(leaveRequests.list, { query })).data.paginate_requests
    },
  }
}

const friday = '2025-03-14'
const monday = { request_type: 'day_off', start_date: '2025-03-17' } as const
const week = { request_type: 'unpaid_leave', start_date: '2025-03-13', end_date: '2025-03-19' } as const
const refusedAfter = (field: string, ending: string) => ({
  statusCode: 422,
  code: 'requests.after_last_day',
  errors: { [field]: [`Date cannot be after ${ending}, 14.03.2025`] },
})

describe("requests around the end of somebody's work", () => {
  it('a person cannot ask for leave after the last work day', async () => {
    const { ask, change, lastDay } = await leaver()
    expect(await lastDay()).toBeNull()
    await change({ job_ended_on: friday })
    expect(await lastDay()).toEqual({ date: friday, reason: 'last_work_day' })
    expect((await ask(monday)).refusal).toMatchObject(refusedAfter('start_date', 'your last work day'))
    expect((await ask(week)).refusal).toMatchObject(refusedAfter('end_date', 'your last work day'))
    expect((await ask({ ...week, end_date: friday })).status).toBe(201)
  })

  it('a person cannot ask for leave after all contracts, but between two of them and before the first', async () => {
    const { person, ask, lastDay } = await leaver()
    await buildContract(api.db, { user_id: person.id, end_date: friday })
    expect(await lastDay()).toEqual({ date: friday, reason: 'end_of_contracts' })
    expect((await ask(monday)).refusal).toMatchObject(refusedAfter('start_date', 'the end of your contracts'))
    await buildContract(api.db, { user_id: person.id, start_date: '2025-06-01' })
    expect(await lastDay()).toBeNull()
    expect((await ask(monday)).status).toBe(201)
  })

  it('a person without any contract can ask for leave', async () => {
    const { ask, lastDay } = await leaver()
    expect(await lastDay()).toBeNull()
    expect((await ask(monday)).status).toBe(201)
  })
})

describe('the pending leave of somebody who left', () => {
  it.each([
    [
      'a deactivated person',
      { active: false },
      null,
      'This person has left. The request can only be declined',
    ],
    [
      'a person with a last work day before its end',
      { job_ended_on: friday },
      friday,
      'The last work day of this person is 14.03.2025. The request can only be declined',
    ],
    [
      'a person deactivated after a last work day',
      { active: false, job_ended_on: friday },
      friday,
      'This person has left. The request can only be declined',
    ],
  ])(
    'the queue says that the pending leave of %s can only be declined',
    async (_, changes, last_day, message) => {
      const { ask, change, queued, approve, decline, recordsOf } = await leaver()
      const { id } = (await ask(week)).data
      await change(changes)
      expect(await queued()).toMatchObject([
        { left: { last_day }, can: { approve: false, decline: true, toggle_extra: false } },
      ])
      expect((await approve(id)).refusal).toMatchObject({
        statusCode: 409,
        code: 'requests.person_left',
        message,
      })
      expect(await recordsOf(id)).toEqual([])
      expect((await decline(id)).data).toMatchObject({ status: 'rejected', left: null })
    },
  )

  it('an admin approves pending leave that ends on the last work day, and after the person has come back', async () => {
    const { ask, change, queued, approve } = await leaver()
    const { id } = (await ask({ ...week, end_date: friday })).data
    await change({ job_ended_on: friday, active: false })
    expect((await approve(id)).status).toBe(409)
    await change({ active: true })
    expect(await queued()).toMatchObject([{ left: null, can: { approve: true } }])
    expect((await approve(id)).status).toBe(200)
  })

  it('pending leave between two employments can only be declined after the person has come back', async () => {
    const { person, change, queued, approve } = await leaver()
    const dates = { start_date: '2025-03-05', end_date: '2025-03-10' }
    const { id } = await buildLeaveRequest(api.db, { user_id: person.id, status: 'pending', ...dates })
    await change({ job_ended_on: '2025-03-05', active: false })
    await change({ active: true, works_from: '2025-03-10' })
    expect(await queued()).toMatchObject([{ left: { last_day: '2025-03-05' }, can: { approve: false } }])
    expect((await approve(id)).refusal).toMatchObject({
      code: 'requests.person_left',
      facts: { last_day: '2025-03-05' },
    })
    await change({ active: false, job_started_on: '2025-03-06' })
    await change({ active: true })
    expect(await queued()).toMatchObject([{ left: null, can: { approve: true } }])
  })

  it('pending leave of somebody who left gets no records apart from an approval either; records of approved leave stay', async () => {
    const { person, admin, ask, change, approve } = await leaver()
    const asked = await ask(monday)
    const approved = await ask({ ...monday, start_date: '2025-03-18' })
    await approve(approved.data.id)
    await change({ job_ended_on: friday })
    const record = (request: typeof asked) =>
      admin.call(intervalRecords.create, {
        body: {
          record: {
            user_id: person.id,
            request_id: request.data.id,
            record_type: 'day_off',
            start_date: request.data.start_date,
            end_date: request.data.end_date,
          },
        },
      })
    expect((await record(asked)).refusal).toMatchObject({ statusCode: 409, code: 'requests.person_left' })
    expect((await record(approved)).status).toBe(200)
  })

  it('pending sick leave of somebody who left can still become extra sick leave and back', async () => {
    const { ask, change, decide } = await leaver()
    const { id } = (await ask({ ...week, request_type: 'full_day_sick_leave' })).data
    await change({ active: false })
    expect((await decide(id, { request_type: 'extra_sick_leave' })).status).toBe(200)
  })

  it('a request says nothing of leaving once it is decided', async () => {
    const { person, admin, change } = await leaver()
    await buildLeaveRequest(api.db, { user_id: person.id, status: 'approved' })
    await change({ active: false })
    const { data } = await admin.call(leaveRequests.list, { query: { user_id: person.id } })
    expect(data.paginate_requests).toMatchObject([{ left: null }])
  })
})
