import { addDays } from '@portal/domain/days'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildManager } from '../../../../test/factories/user.ts'
import {
  forgetTouchedLeave,
  recounted,
  someoneOnTouchedLeave,
  wednesday,
  weekOff,
} from '../../../../test/touched-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())
afterEach(() => forgetTouchedLeave(api))

const workdays = [0, 1, 2, 3, 4].map((days) => addDays(weekOff.start_date, days))

describe('approved leave around holidays', () => {
  it('approved leave is listed with what would become of it when a day of it becomes a holiday, and keeps its days', async () => {
    const { ask, approve, addHoliday, touched, recordsOf, person } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(weekOff)).data
    await approve(id)
    expect((await touched()).count).toBe(0)
    await addHoliday(wednesday)
    expect(await touched()).toEqual({
      touched_requests: [
        {
          id,
          version: 2,
          user: { id: person.id, full_name: person.full_name },
          request_type: 'unpaid_leave',
          paid_leave_type: null,
          start_date: weekOff.start_date,
          end_date: weekOff.end_date,
          days: 5,
          days_after: 4,
          added: [],
          removed: [wednesday],
          can: { recount: true },
        },
      ],
      pages: 1,
      count: 1,
    })
    expect(await recordsOf(id)).toHaveLength(5)
  })

  it('approved leave loses the record of a day that has become a holiday, once, and the requester is told', async () => {
    const { ask, approve, addHoliday, recount, recordsOf, counters, told, touched } =
      await someoneOnTouchedLeave(api)
    const { id } = (await ask({ ...weekOff, note: 'Moving' })).data
    await approve(id)
    await addHoliday(wednesday)
    const { status, data } = await recount(id)
    expect([status, data]).toMatchObject([200, { id, status: 'approved', days: 4, version: 3 }])
    expect((await recordsOf(id)).map(({ date }) => date)).toEqual(workdays.filter((day) => day !== wednesday))
    expect((await counters()).unpaid_leaves).toMatchObject({ used: 4, pending: 0 })
    expect(await told()).toEqual([recounted('4 days instead of 5 days'), 'approved your leave request'])
    expect((await touched()).count).toBe(0)

    expect((await recount(id)).data.version).toBe(3)
    expect(await told()).toHaveLength(2)
  })

  it('approved leave gets the record of a day of which the holiday is removed', async () => {
    const { ask, approve, addHoliday, removeHoliday, recount, recordsOf, touched, told } =
      await someoneOnTouchedLeave(api)
    const holiday = await addHoliday(wednesday)
    const { id } = (await ask(weekOff)).data
    expect((await approve(id)).data.days).toBe(4)
    await removeHoliday(holiday.id)
    expect((await touched()).touched_requests).toMatchObject([{ days: 4, days_after: 5, added: [wednesday] }])
    // The day is within the leave, so that it cannot be asked for by itself.
    expect((await ask({ request_type: 'day_off', start_date: wednesday })).status).toBe(422)
    expect((await recount(id)).data.days).toBe(5)
    expect((await recordsOf(id)).map(({ date, type }) => [date, type])).toEqual(
      workdays.map((date) => [date, 'unpaid_leave']),
    )
    expect(await told()).toContain(recounted('5 days instead of 4 days'))
  })

  it('approved leave stays approved without a day where its only one has become a holiday, and gets it back', async () => {
    const { ask, approve, addHoliday, removeHoliday, recount, counters, told } =
      await someoneOnTouchedLeave(api)
    const { id } = (await ask({ request_type: 'day_off', start_date: wednesday })).data
    await approve(id)
    const holiday = await addHoliday(wednesday)
    expect((await recount(id)).data).toMatchObject({ status: 'approved', days: 0 })
    expect((await counters()).day_offs).toMatchObject({ used: 0, pending: 0 })
    expect(await told()).toContain(recounted('no days instead of 1 day'))
    await removeHoliday(holiday.id)
    expect((await recount(id)).data).toMatchObject({ status: 'approved', days: 1 })
  })

  it('an approved vacation is not touched by a holiday, because it counts calendar days', async () => {
    const { ask, approve, addHoliday, recount, touched } = await someoneOnTouchedLeave(api)
    const vacation = {
      request_type: 'vacation',
      vacation_type: 'one_week',
      start_date: '2025-03-17',
    } as const
    const { id } = (await ask(vacation)).data
    await approve(id)
    await addHoliday(wednesday)
    expect((await touched()).count).toBe(0)
    expect((await recount(id)).data).toMatchObject({ days: 7, version: 2 })
  })

  it('an admin who knows its present version counts approved leave again', async () => {
    const { ask, approve, addHoliday, recount, recordsOf, admin } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(weekOff)).data
    await approve(id)
    await addHoliday(wednesday)
    const { refusal } = await recount(id, admin, { 'if-match': '"1"' })
    expect(refusal).toMatchObject({
      statusCode: 409,
      code: 'requests.changed_meanwhile',
      current: { id, version: 2 },
    })
    expect(await recordsOf(id)).toHaveLength(5)
    expect((await recount(id, admin, { 'if-match': '"2"' })).data.days).toBe(4)
  })

  it('a manager cannot count approved leave again', async () => {
    const { ask, approve, recount } = await someoneOnTouchedLeave(api)
    const { id } = (await ask(weekOff)).data
    await approve(id)
    expect((await recount(id, await api.as(await buildManager(api.db)))).status).toBe(403)
  })
})

it.each(['pending', 'rejected'] as const)('a request that is %s is not counted again', async (status) => {
  const { ask, decline, addHoliday, recount, touched } = await someoneOnTouchedLeave(api)
  const { id } = (await ask(weekOff)).data
  if (status === 'rejected') await decline(id)
  await addHoliday(wednesday)
  expect((await touched()).count).toBe(0)
  expect((await recount(id)).refusal).toMatchObject({ statusCode: 409, code: 'requests.not_approved' })
})
