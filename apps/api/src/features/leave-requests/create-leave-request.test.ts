import type { LeaveRequestInput } from '@portal/contract/leave-requests/leave-requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildHoliday } from '../../../test/factories/holiday.ts'
import { someoneOnLeave } from '../../../test/someone-on-leave.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

// The clock says Wednesday, 2025-03-12. Easter is observed on Monday, 2025-04-21.

describe('requests of a developer', () => {
  it.each<[string, LeaveRequestInput, { end_date: string; days: number }]>([
    [
      'full-day sick leave over a weekend',
      { request_type: 'full_day_sick_leave', start_date: '2025-03-13', end_date: '2025-03-17' },
      { end_date: '2025-03-17', days: 3 },
    ],
    [
      'a range without an end',
      { request_type: 'unpaid_leave', start_date: '2025-03-12' },
      { end_date: '2025-03-12', days: 1 },
    ],
    [
      'half a day of sick leave',
      { request_type: 'half_day_sick_leave', start_date: '2025-03-12' },
      { end_date: '2025-03-12', days: 0.5 },
    ],
    [
      'half a day unpaid',
      { request_type: 'half_day_unpaid_leave', start_date: '2025-04-30' },
      { end_date: '2025-04-30', days: 0.5 },
    ],
    [
      'one week of vacation with Easter in it, whatever end is sent',
      {
        request_type: 'vacation',
        vacation_type: 'one_week',
        start_date: '2025-04-19',
        end_date: '2025-09-01',
      },
      { end_date: '2025-04-25', days: 7 },
    ],
    [
      'two weeks of vacation',
      { request_type: 'vacation', vacation_type: 'two_weeks', start_date: '2025-07-07' },
      { end_date: '2025-07-20', days: 14 },
    ],
    [
      'paid leave with its reason',
      { request_type: 'paid_leave', paid_leave_type: 'Childbirth', start_date: '2025-03-12' },
      { end_date: '2025-03-12', days: 1 },
    ],
    [
      'unpaid leave around Easter',
      { request_type: 'unpaid_leave', start_date: '2025-04-18', end_date: '2025-04-22' },
      { end_date: '2025-04-22', days: 2 },
    ],
    [
      'a day off',
      { request_type: 'day_off', start_date: '2025-03-12', end_date: '2025-03-12' },
      { end_date: '2025-03-12', days: 1 },
    ],
    [
      'a work-off',
      { request_type: 'work_off', start_date: '2025-03-13' },
      { end_date: '2025-03-13', days: 1 },
    ],
  ])('a developer asks for %s', async (_, input, expected) => {
    const { person, ask } = await someoneOnLeave(api)
    const { status, data } = await ask({ ...input, note: '  Family ' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      user_id: person.id,
      user: { id: person.id, full_name: person.full_name },
      request_type: input.request_type,
      status: 'pending',
      start_date: input.start_date,
      ...expected,
      note: 'Family',
      paid_leave_type: input.paid_leave_type ?? null,
      vacation_type: input.vacation_type ?? null,
      attached_file: null,
      extra_sick_leave: false,
      created_at: '2025-03-12T10:00:00.000Z',
      decided_by: null,
      decided_at: null,
      decision_note: null,
      version: 1,
      can: { approve: false, decline: false, toggle_extra: false, delete: true },
    })
  })

  it.each<[string, LeaveRequestInput, Record<string, string>]>([
    [
      'extra sick leave',
      { request_type: 'extra_sick_leave', start_date: '2025-03-12' },
      { request_type: 'This type of leave cannot be asked for' },
    ],
    [
      'worked hours',
      { request_type: 'regular', start_date: '2025-03-12' },
      { request_type: 'This type of leave cannot be asked for' },
    ],
    [
      'a vacation without its length',
      { request_type: 'vacation', start_date: '2025-03-12' },
      { vacation_type: 'This field is required' },
    ],
    [
      'paid leave without its reason',
      { request_type: 'paid_leave', start_date: '2025-03-12' },
      { paid_leave_type: 'This field is required' },
    ],
    [
      'a day off on a Saturday',
      { request_type: 'day_off', start_date: '2025-03-15' },
      { start_date: 'Date cannot be a Saturday or a Sunday' },
    ],
    [
      'a day off on a holiday',
      { request_type: 'day_off', start_date: '2025-04-21' },
      { start_date: 'Date cannot be a holiday: Easter' },
    ],
    [
      'a day off after next month',
      { request_type: 'day_off', start_date: '2025-05-02' },
      { start_date: 'Date cannot be after 30.04.2025' },
    ],
    [
      'sick leave that began yesterday',
      { request_type: 'full_day_sick_leave', start_date: '2025-03-11', end_date: '2025-03-12' },
      { start_date: 'Date cannot be in the past' },
    ],
    [
      'a range without a working day',
      { request_type: 'unpaid_leave', start_date: '2025-04-19', end_date: '2025-04-21' },
      { end_date: 'There is no working day in this period' },
    ],
    [
      'a range that ends before it starts',
      { request_type: 'unpaid_leave', start_date: '2025-03-14', end_date: '2025-03-13' },
      { end_date: 'End date cannot be before the start date' },
    ],
    [
      'a range of 367 days',
      { request_type: 'unpaid_leave', start_date: '2025-03-12', end_date: '2026-03-13' },
      { end_date: 'At most 366 days at once' },
    ],
    [
      'a range of all the years to come',
      { request_type: 'unpaid_leave', start_date: '2025-03-12', end_date: '2199-12-31' },
      { end_date: 'At most 366 days at once' },
    ],
    [
      'a note of 31 characters',
      { request_type: 'day_off', start_date: '2025-03-12', note: 'n'.repeat(31) },
      { note: 'Note is too long.' },
    ],
  ])('a developer is refused %s', async (_, input, errors) => {
    const { ask } = await someoneOnLeave(api)
    const { refusal } = await ask(input)
    const [first = ''] = Object.values(errors)
    expect(refusal).toMatchObject({
      statusCode: 422,
      error: first,
      messages: [first],
      errors: Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, [sentence]])),
    })
  })

  it('a developer is told of all broken fields at once', async () => {
    const { client } = await someoneOnLeave(api)
    const response = await client.inject({ method: 'POST', url: '/api/v1/requests', payload: {} })
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['request_type', 'start_date'])
  })

  it('a developer asks for 366 days, both ends counted', async () => {
    const { ask } = await someoneOnLeave(api)
    const { data } = await ask({
      request_type: 'unpaid_leave',
      start_date: '2025-03-12',
      end_date: '2026-03-12',
    })
    expect(data.end_date).toBe('2026-03-12')
  })

  it('a developer is refused a day that admins have made a holiday', async () => {
    const { ask } = await someoneOnLeave(api)
    await buildHoliday(api.db, { date: '2025-04-02', title: 'Founding Day' })
    const { refusal } = await ask({ request_type: 'day_off', start_date: '2025-04-02' })
    expect(refusal.errors).toEqual({ start_date: ['Date cannot be a holiday: Founding Day'] })
  })
})

describe('days that requests share', () => {
  const shared = ['You have already asked for leave on these days']

  it('no two requests share a day, unless the other was rejected', async () => {
    const { ask, decline } = await someoneOnLeave(api)
    const week = { request_type: 'unpaid_leave', start_date: '2025-03-17', end_date: '2025-03-21' } as const
    const first = (await ask(week)).data
    const { refusal } = await ask({ request_type: 'day_off', start_date: '2025-03-21' })
    expect(refusal).toMatchObject({
      statusCode: 422,
      code: 'requests.shared_day',
      errors: { start_date: shared },
    })
    await decline(first.id)
    expect((await ask({ request_type: 'day_off', start_date: '2025-03-21' })).status).toBe(201)
  })

  it('two half days share a day, but neither three half days nor a half day and a whole one', async () => {
    const { ask, remove } = await someoneOnLeave(api)
    const half = (request_type: 'half_day_sick_leave' | 'half_day_unpaid_leave') =>
      ask({ request_type, start_date: '2025-03-12' })
    const first = (await half('half_day_sick_leave')).data
    expect((await ask({ request_type: 'day_off', start_date: '2025-03-12' })).refusal.errors).toEqual({
      start_date: shared,
    })
    expect((await half('half_day_unpaid_leave')).status).toBe(201)
    expect((await half('half_day_sick_leave')).refusal.errors).toEqual({ start_date: shared })
    await remove(first.id)
    expect((await half('half_day_unpaid_leave')).status).toBe(201)
  })

  it("a day of one person's leave is free for another person", async () => {
    const request = { request_type: 'day_off', start_date: '2025-03-12' } as const
    expect((await (await someoneOnLeave(api)).ask(request)).status).toBe(201)
    expect((await (await someoneOnLeave(api)).ask(request)).status).toBe(201)
  })
})
