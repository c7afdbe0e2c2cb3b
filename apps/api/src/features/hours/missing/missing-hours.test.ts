import { missingHours } from '@portal/contract/hours/missing-hours'
import type { LeaveType } from '@portal/domain/leave/leave'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { countQueries } from '../../../../test/counted-queries.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployment } from '../../../../test/factories/employee.ts'
import { buildHoliday } from '../../../../test/factories/holiday.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { records } from '../../../db/schema/records.ts'

// The clock shows Wednesday, 12 March 2025. The last week is Monday 3 to Sunday 9 March; 10 March is a holiday.
let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const show = async () => (await manager.call(missingHours.show)).data
const rowOf = async (user_id: number) => (await show()).users.find(({ id }) => id === user_id)
const daysOf = async (user_id: number) => (await rowOf(user_id))?.expected_days

async function someone(contract: { start_date?: string; end_date?: string } = {}) {
  const user = await buildUser(api.db)
  await buildContract(api.db, { user_id: user.id, ...contract })
  return user
}

async function takeLeave(user_id: number, record_type: LeaveType, ...days: string[]) {
  for (const date of days) {
    const request = await buildLeaveRequest(api.db, {
      user_id,
      request_type: record_type,
      start_date: date,
      status: 'approved',
    })
    await api.db.insert(records).values({ user_id, record_type, request_id: request.id, date, hours: 0 })
  }
}

describe('people without hours in the last week', () => {
  it('a manager sees the people without hours by name, with the days that were expected', async () => {
    const names = ['Charlie', 'alpha', 'Bravo']
    const ids: number[] = []
    for (const last_name of names) {
      const { id } = await buildUser(api.db, { first_name: 'Ada', last_name })
      await buildContract(api.db, { user_id: id })
      ids.push(id)
    }
    const { week, users } = await show()
    expect(week).toEqual({ from: '2025-03-03', to: '2025-03-09' })
    const listed = users.filter(({ id }) => ids.includes(id))
    expect(listed.map(({ full_name }) => full_name)).toEqual(['Ada alpha', 'Ada Bravo', 'Ada Charlie'])
    expect(listed[0]).toEqual({
      id: ids[1],
      full_name: 'Ada alpha',
      expected_days: 5,
      reminded_on: null,
    })
  })

  it.each(['2025-03-03', '2025-03-09'])(
    'a person who logged an hour on %s is not listed among the people without hours',
    async (date) => {
      const { id } = await someone()
      await buildRecord(api.db, { user_id: id, date, hours: 0.1 })
      expect(await rowOf(id)).toBeUndefined()
    },
  )

  it.each(['2025-03-02', '2025-03-10'])(
    'a person who logged hours on %s only is listed among the people without hours in the week',
    async (date) => {
      const { id } = await someone()
      await buildRecord(api.db, { user_id: id, date })
      expect(await daysOf(id)).toBe(5)
    },
  )

  it('managers, inactive people and people without a contract in the week are not listed among the people without hours', async () => {
    const lead = await buildManager(api.db)
    await buildContract(api.db, { user_id: lead.id })
    const gone = await buildUser(api.db, { active: false })
    await buildContract(api.db, { user_id: gone.id })
    const before = await someone({ end_date: '2025-03-02' })
    const after = await someone({ start_date: '2025-03-10' })
    const without = await buildUser(api.db)
    for (const { id } of [lead, gone, before, after, without]) expect(await rowOf(id)).toBeUndefined()
  })

  it("hours are expected on the days of a person's contracts only", async () => {
    expect(await daysOf((await someone({ start_date: '2025-03-06' })).id)).toBe(2)
    expect(await daysOf((await someone({ end_date: '2025-03-03' })).id)).toBe(1)
    expect(await rowOf((await someone({ start_date: '2025-03-08' })).id)).toBeUndefined()
  })

  it("hours are not expected before a person's first or after their last day in the company", async () => {
    const [began, left] = [await someone(), await someone()]
    await buildEmployment(api.db, began.id, { from: '2025-03-07', to: null })
    await buildEmployment(api.db, left.id, { from: null, to: '2025-02-28' })
    expect(await daysOf(began.id)).toBe(1)
    expect(await rowOf(left.id)).toBeUndefined()
  })

  it('hours are not expected on days of leave, and half a day is expected beside half a day of leave', async () => {
    const [away, partly, half, pending] = [await someone(), await someone(), await someone(), await someone()]
    const week = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07']
    await takeLeave(away.id, 'full_day_sick_leave', ...week)
    await takeLeave(partly.id, 'unpaid_leave', '2025-03-03', '2025-03-04')
    await takeLeave(half.id, 'half_day_sick_leave', '2025-03-05')
    await buildLeaveRequest(api.db, { user_id: pending.id, start_date: '2025-03-03', end_date: '2025-03-07' })
    expect(await rowOf(away.id)).toBeUndefined()
    expect(await daysOf(partly.id)).toBe(3)
    expect(await daysOf(half.id)).toBe(4.5)
    expect(await daysOf(pending.id)).toBe(5)
  })

  it('people without hours are found with the same number of queries for few and for many', async () => {
    const count = () => countQueries(api.db, show)
    const few = await count()
    for (let number = 0; number < 30; number += 1) await someone()
    expect((await show()).users.length).toBeGreaterThanOrEqual(30)
    expect(await count()).toBe(few)
  })

  it('hours are not expected on holidays, so that a week of holidays lists nobody', async () => {
    const { id } = await someone()
    // The test reads a week of its own, Monday 10 to Sunday 16 February, because other tests read the holidays of
    // theirs.
    api.setNow('2025-02-19T10:00:00Z')
    try {
      await buildHoliday(api.db, { date: '2025-02-11' })
      expect(await daysOf(id)).toBe(4)
      for (const date of ['2025-02-10', '2025-02-12', '2025-02-13', '2025-02-14']) {
        await buildHoliday(api.db, { date })
      }
      expect((await show()).users).toEqual([])
    } finally {
      api.setNow(defaultNow)
    }
  })
})
