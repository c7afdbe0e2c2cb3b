import { adminRecords } from '@portal/contract/hours/hours'
import { monthlyReport, reports } from '@portal/contract/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { records } from '../../db/schema/records.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
beforeEach(() => api.db.delete(records))
afterAll(() => api.close())

type MonthlyQuery = NonNullable<CallInput<typeof reports.monthly>['query']>
const monthly = async (query: Partial<MonthlyQuery> = {}) =>
  z.parse(
    monthlyReport,
    (await manager.call(reports.monthly, { query: { year_month: '2025-03', ...query } })).data,
  )

describe('the monthly report', () => {
  it('the monthly report has one row per user, project, category and status, with the manager of the project', async () => {
    const boss = await buildManager(api.db, { first_name: 'Oksana', last_name: 'Melnyk' })
    const person = await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko' })
    const project = await buildProject(api.db, { name: 'Harbor', manager_id: boss.id })
    const category = await buildCategory(api.db, { name: 'Development' })
    const job_status_id = await findStatusId(api.db, 'inner')
    const place = { user_id: person.id, project_id: project.id, category_id: category.id, job_status_id }
    await buildRecord(api.db, { ...place, date: '2025-03-01', hours: 0.1 })
    await buildRecord(api.db, { ...place, date: '2025-03-31', hours: 0.2 })
    await buildRecord(api.db, { ...place, date: '2025-02-28' })
    await buildRecord(api.db, { ...place, date: '2025-04-01' })
    expect(await monthly()).toEqual({
      paginate_report: [
        {
          user_id: person.id,
          user: 'Ivan Petrenko',
          project_id: project.id,
          project: 'Harbor',
          category_id: category.id,
          category: 'Development',
          manager: 'Oksana Melnyk',
          job_status_id,
          job_status: 'Inner Project',
          tag: 'inner',
          hours: 0.3,
        },
      ],
      pages: 1,
      count: 1,
      hours_sum: 0.3,
    })
  })

  it('the monthly report keeps the status that the hours were logged with, and Bench, which has no manager', async () => {
    const person = await buildUser(api.db)
    const bench = await findBench(api.db)
    const place = { user_id: person.id, project_id: bench.id, category_id: (await buildCategory(api.db)).id }
    await buildRecord(api.db, { ...place, job_status_id: await findStatusId(api.db, 'bench') })
    await buildRecord(api.db, { ...place, job_status_id: await findStatusId(api.db, 'hired') })
    const { paginate_report } = await monthly()
    expect(paginate_report.map(({ manager: name, tag }) => [name, tag])).toEqual([
      [null, 'bench'],
      [null, 'hired'],
    ])
  })

  it('the monthly report has pages of 25, with the count and the hours of all matches on every page, also past the end', async () => {
    const { user_id } = await buildRecord(api.db)
    for (let number = 0; number < 25; number += 1) await buildRecord(api.db, { user_id, hours: 1 })
    const totals = { pages: 2, count: 26, hours_sum: 33 }
    expect(await monthly()).toMatchObject({ paginate_report: { length: 25 }, ...totals })
    expect(await monthly({ page: 2 })).toMatchObject({ paginate_report: { length: 1 }, ...totals })
    expect(await monthly({ page: 3 })).toEqual({ paginate_report: [], ...totals })
    expect(await monthly({ limit: 100 })).toMatchObject({ paginate_report: { length: 26 }, pages: 1 })
  })

  it('the monthly report is sorted by a column, in the usual order where values are equal, and pages cut that order', async () => {
    const anna = await buildUser(api.db, { first_name: 'Anna', last_name: 'Staff' })
    const boris = await buildUser(api.db, { first_name: 'Boris', last_name: 'Staff' })
    const [first, second] = [
      await buildProject(api.db, { name: 'alpha' }),
      await buildProject(api.db, { name: 'Beta' }),
    ]
    const log = (user_id: number, project_id: number, hours: number) =>
      buildRecord(api.db, { user_id, project_id, hours })
    await log(boris.id, first.id, 5)
    await log(anna.id, second.id, 2)
    await log(anna.id, first.id, 5)
    const order = async (query: Partial<MonthlyQuery>) =>
      (await monthly(query)).paginate_report.map((row) => `${row.user.charAt(0)} ${row.project} ${row.hours}`)
    expect(await order({ sort: '-hours' })).toEqual(['A alpha 5', 'B alpha 5', 'A Beta 2'])
    expect(await order({ sort: '-project' })).toEqual(['A Beta 2', 'A alpha 5', 'B alpha 5'])
    expect(await order({ sort: '-user' })).toEqual(['B alpha 5', 'A alpha 5', 'A Beta 2'])
    expect(await order({ sort: '-hours', limit: 2, page: 2 })).toEqual(['A Beta 2'])
    const totals = { pages: 2, count: 3, hours_sum: 12 }
    expect(await monthly({ sort: 'hours', limit: 2 })).toMatchObject(totals)
    expect(await monthly({ sort: 'hours', limit: 2, page: 3 })).toEqual({ paginate_report: [], ...totals })
  })

  it('the monthly report is empty for a day or a month without hours', async () => {
    await buildRecord(api.db, { date: '2025-03-12' })
    const empty = { paginate_report: [], pages: 0, count: 0, hours_sum: 0 }
    expect(await monthly({ year_month: '2025-03-11' })).toEqual(empty)
    expect(await monthly({ year_month: '2025-02', page: 2 })).toEqual(empty)
    expect(await monthly({ year_month: '2025-03-12' })).toMatchObject({ count: 1 })
  })

  it('the monthly report takes lists spelled either way', async () => {
    const first = await buildRecord(api.db)
    const second = await buildRecord(api.db)
    await buildRecord(api.db)
    const countOf = async (list: string) => {
      const url = `/api/v1/admin/report/monthly?year_month=2025-03&${list}`
      return (await manager.inject({ method: 'GET', url })).json().count
    }
    expect(await countOf(`user_id[]=${first.user_id}&user_id[]=${second.user_id}`)).toBe(2)
    expect(await countOf(`user_id=${first.user_id}&user_id=${second.user_id}`)).toBe(2)
    expect(await countOf(`user_id=${first.user_id}&project_id[]=${second.project_id}`)).toBe(0)
    expect(await countOf('user_id=')).toBe(3)
  })

  it.each([
    '',
    'year_month=',
    'year_month=2025',
    'year_month=2025-13',
    'year_month=2025-02-30',
    'year_month=03.2025',
    'year_month=2025-03&year_month=2025-04',
    'year_month=2025-03&user_id=x',
    'year_month=2025-03&project_id[]=1&project_id[]=0',
  ])('the monthly report answers 400 to %j, as its totals do', async (query) => {
    for (const path of ['monthly', 'monthly/totals']) {
      const url = `/api/v1/admin/report/${path}?${query}`
      const response = await manager.inject({ method: 'GET', url })
      expect(response.statusCode, url).toBe(400)
    }
  })

  it('the monthly report follows a record that a manager changes or deletes', async () => {
    const record = await buildRecord(api.db, { hours: 2 })
    const params = { id: record.id }
    await manager.call(adminRecords.update, { params, body: { record: { hours: 2.25 } } })
    expect(await monthly()).toMatchObject({ count: 1, hours_sum: 2.25 })
    await manager.call(adminRecords.remove, { params })
    expect(await monthly()).toMatchObject({ count: 0, hours_sum: 0 })
  })
})

describe('the hours of users in a month', () => {
  it('the hours of users come by full name, with 8 hours for each working day that is no holiday', async () => {
    const zoe = await buildUser(api.db, { first_name: 'Zoe', last_name: 'Adams' })
    const anna = await buildUser(api.db, { first_name: 'anna', last_name: 'Zhuk' })
    await buildRecord(api.db, { user_id: zoe.id, hours: 7.5 })
    await buildRecord(api.db, { user_id: anna.id, hours: 0.1 })
    await buildRecord(api.db, { user_id: anna.id, hours: 0.2 })
    const { data } = await manager.call(reports.userHours, { query: { date: '03.2025' } })
    expect(data).toEqual({
      user_hours: [
        { user_id: anna.id, user: 'anna Zhuk', sum: 0.3 },
        { user_id: zoe.id, user: 'Zoe Adams', sum: 7.5 },
      ],
      // March has 21 weekdays, but Women's Day is kept on Monday, 10 March.
      effective_hours: 160,
    })
  })

  it('the hours of users in a month without any are 404', async () => {
    await buildRecord(api.db, { date: '2025-02-28' })
    const { status, refusal } = await manager.call(reports.userHours, { query: { date: '03.2025' } })
    expect([status, refusal.message]).toEqual([404, 'There is no records on this month.'])
  })

  it.each(['', 'date=', 'date=2025-03', 'date=13.2025', 'date=3.2025', 'date=01.03.2025'])(
    'the hours of users are 400 for %j',
    async (query) => {
      const url = `/api/v1/admin/csv_records?${query}`
      expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(400)
    },
  )
})
