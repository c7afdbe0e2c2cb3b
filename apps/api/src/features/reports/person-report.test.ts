import { personReport, reports } from '@portal/contract/reports'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { countQueries } from '../../../test/counted-queries.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildEmployment } from '../../../test/factories/employee.ts'
import { buildLeaveRequest } from '../../../test/factories/leave-request.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { contracts } from '../../db/schema/contracts.ts'
import { records } from '../../db/schema/records.ts'

// The clock says Wednesday, 12 March 2025. March has 21 weekdays, of which Monday the 10th is a holiday.
const workedDays = ['03', '04', '05', '06', '07', '11', '12'] as const

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
beforeEach(async () => {
  await api.db.delete(records)
  await api.db.delete(contracts)
})
afterAll(() => api.close())

type Query = Partial<NonNullable<CallInput<typeof reports.monthly>['query']>>
const byPerson = async (query: Query = {}) => {
  const input = { query: { year_month: '2025-03', group: 'person', ...query } } as const
  return z.parse(personReport, (await manager.call(reports.monthly, input)).data)
}
const namesOf = async (query: Query) => (await byPerson(query)).paginate_people.map(({ user }) => user)

/** Makes a person under a contract, and a function that logs hours of theirs on a day of March. */
async function someone(first_name: string, contract: Parameters<typeof buildContract>[1] = {}) {
  const { id: user_id } = await buildUser(api.db, { first_name, last_name: 'Staff' })
  const { project_id, job_status_id } = await buildContract(api.db, { user_id, ...contract })
  const log = (day: string, hours: number, overrides: Parameters<typeof buildRecord>[1] = {}) =>
    buildRecord(api.db, { user_id, project_id, job_status_id, date: `2025-03-${day}`, hours, ...overrides })
  return { user_id, project_id, job_status_id, log }
}

it('a manager reads the hours of each person beside the norm of the month, what is missing and what is over', async () => {
  const { user_id, log } = await someone('Anna')
  for (const day of workedDays.slice(0, 5)) await log(day, 8)
  await log('11', 5)
  await log('12', 9.5)
  await log('10', 1)
  await log('08', 2)
  expect(await byPerson()).toEqual({
    paginate_people: [{ user_id, user: 'Anna Staff', hours: 57.5, norm: 160, missing: 3, over: 4.5 }],
    pages: 1,
    count: 1,
    hours_sum: 57.5,
  })
})

it('the norm of a person is less leave, and hours on a whole day of leave are over', async () => {
  const { user_id, log } = await someone('Anna', { start_date: '2025-03-10' })
  const leaveOn = async (start_date: string, record_type: 'day_off' | 'half_day_sick_leave') => {
    const request = await buildLeaveRequest(api.db, { user_id, request_type: record_type, start_date })
    await api.db
      .insert(records)
      .values({ user_id, request_id: request.id, record_type, date: start_date, hours: 0 })
  }
  await leaveOn('2025-03-11', 'day_off')
  await leaveOn('2025-03-12', 'half_day_sick_leave')
  await log('11', 2)
  await log('12', 4)
  const row = { user_id, user: 'Anna Staff' }
  expect((await byPerson()).paginate_people).toEqual([{ ...row, hours: 6, norm: 108, missing: 0, over: 2 }])
  expect((await byPerson({ year_month: '2025-03-12' })).paginate_people).toEqual([
    { ...row, hours: 4, norm: 4, missing: 0, over: 0 },
  ])
})

it('people of manager level, and those who were deactivated, are listed where they have hours only', async () => {
  const [boss, gone] = [await buildManager(api.db), await buildUser(api.db, { active: false })]
  const logging = await buildManager(api.db, { first_name: 'Max', last_name: 'Chief' })
  for (const { id } of [boss, gone, logging]) await buildContract(api.db, { user_id: id })
  await buildRecord(api.db, { user_id: logging.id, date: '2025-03-12', hours: 2 })
  expect(await namesOf({})).toEqual(['Max Chief'])
})

it('the norm of somebody who came back leaves out the days between the employments', async () => {
  const { user_id } = await someone('Anna')
  await buildEmployment(api.db, user_id, { from: '2024-08-01', to: '2025-02-14' })
  await buildEmployment(api.db, user_id, { from: '2025-03-24', to: null })
  const [row] = (await byPerson()).paginate_people
  expect(row).toMatchObject({ user_id, norm: 6 * 8, missing: 0 })
})

it('everybody with hours or a norm in the period is listed by full name, also who logged nothing', async () => {
  await someone('Zoe')
  await someone('anna')
  await someone('Ended', { end_date: '2025-02-28' })
  await someone('Weekend', { start_date: '2025-03-08', end_date: '2025-03-09' })
  const former = await someone('Former', { end_date: '2025-02-28' })
  await former.log('04', 1)
  expect(await namesOf({})).toEqual(['anna Staff', 'Former Staff', 'Zoe Staff'])
  expect((await byPerson({ user_id: [former.user_id] })).paginate_people).toEqual([
    { user_id: former.user_id, user: 'Former Staff', hours: 1, norm: 0, missing: 0, over: 1 },
  ])
  expect(await namesOf({ year_month: '2025-03-08' })).toEqual([])
  expect(await byPerson({ year_month: '2024-12' })).toEqual({
    paginate_people: [],
    pages: 0,
    count: 0,
    hours_sum: 0,
  })
})

it('filters of project, category and job status leave the people with such hours, whose other figures are of all days', async () => {
  const anna = await someone('Anna')
  const boris = await someone('Boris')
  await someone('Clara')
  const { category_id } = await anna.log('04', 3)
  await anna.log('05', 10)
  await boris.log('04', 8)
  const row = { user_id: anna.user_id, user: 'Anna Staff', norm: 160, missing: 8 * 4 + 5, over: 2 }
  const { project_id, job_status_id, user_id } = anna
  const cases: [Query, number][] = [
    [{ project_id }, 13],
    [{ category_id: String(category_id) }, 3],
    [{ project_id, category_id: String(category_id) }, 3],
    [{ job_status_id, user_id }, 13],
  ]
  for (const [query, hours] of cases) {
    expect((await byPerson(query)).paginate_people, JSON.stringify(query)).toEqual([{ ...row, hours }])
  }
  expect(await namesOf({ job_status_id: [anna.job_status_id] })).toEqual(['Anna Staff', 'Boris Staff'])
  expect(await namesOf({ job_status_id: [await findStatusId(api.db, 'hired')] })).toEqual([])
})

it('minutes of several records are summed before they are rounded', async () => {
  const { log } = await someone('Anna')
  for (const hours of [2.3333, 2.3333, 3.3333]) await log('04', hours)
  const [row] = (await byPerson({ year_month: '2025-03-04' })).paginate_people
  expect(row).toMatchObject({ hours: 8, norm: 8, missing: 0, over: 0 })
})

it('people are sorted by every column, and pages cut that order', async () => {
  const anna = await someone('Anna')
  const boris = await someone('Boris', { start_date: '2025-03-11' })
  await someone('Clara', { start_date: '2025-03-10' })
  await anna.log('04', 12)
  await boris.log('11', 7)
  const order = async (sort: Query['sort']) =>
    (await namesOf({ sort })).map((name) => name.charAt(0)).join('')
  expect(await order('user')).toBe('ABC')
  expect(await order('-user')).toBe('CBA')
  expect(await order('hours')).toBe('CBA')
  expect(await order('-hours')).toBe('ABC')
  expect(await order('norm')).toBe('BCA')
  expect(await order('missing')).toBe('BCA')
  expect(await order('-over')).toBe('ABC')
  const page = async (number: number) => byPerson({ sort: '-missing', limit: 2, page: number })
  expect(await page(1)).toMatchObject({ paginate_people: [{ user: 'Anna Staff' }, { user: 'Clara Staff' }] })
  expect(await page(2)).toMatchObject({ paginate_people: [{ user: 'Boris Staff' }], pages: 2, count: 3 })
  expect(await page(3)).toEqual({ paginate_people: [], pages: 2, count: 3, hours_sum: 19 })
})

it.each([
  'group=project',
  'sort=norm',
  'sort=-over',
  'group=person&sort=project',
  'group=person&sort=--user',
  'group=person&page=0',
])('the report by person answers 400 to %s', async (query) => {
  const url = `/api/v1/admin/report/monthly?year_month=2025-03&${query}`
  expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(400)
})

it('the report by person takes the same few queries for one person and for many', async () => {
  const read = () => countQueries(api.db, () => byPerson({ limit: 100 }))
  await someone('Anna')
  await read()
  const few = await read()
  for (let count = 0; count < 30; count += 1) await (await someone('Boris')).log('04', 8)
  expect(await read()).toBe(few)
  expect(few).toBeLessThan(9)
})
