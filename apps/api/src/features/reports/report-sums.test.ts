// These tests prove the sums of the reports with random records and a reference that shares no code with the server.

import { monthlyReport, reports } from '@portal/contract/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildProject, findBench } from '../../../test/factories/project.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { onlyRow } from '../../db/only-row.ts'
import { leaveRequests } from '../../db/schema/leave-requests.ts'
import { records } from '../../db/schema/records.ts'
import { createRandom } from '../../demo/random.ts'

const random = createRandom(20_250_312)
const recordCount = 900
const days = ['2025-02-28', '2025-03-01', '2025-03-12', '2025-03-31', '2025-04-01'] as const
const kinds = ['user_id', 'project_id', 'category_id', 'job_status_id'] as const
type Kind = (typeof kinds)[number]

/** The test knows a record in this form, whose hours are counted in whole ten-thousandths. */
type Known = Record<Kind, number> & { day: string; parts: number }

type Choice = Partial<Record<Kind, number[]>>
type Query = Choice & { year_month: string }

let api: TestApp
let manager: Client
const known: Known[] = []
const names = new Map<string, string>()
const ids = new Map<Kind, number[]>()

const anyOf = (kind: Kind) => random.pick(ids.get(kind) ?? [])

function remember(kind: Kind, id: number, name: string): void {
  ids.set(kind, [...(ids.get(kind) ?? []), id])
  names.set(`${kind} ${id}`, name)
}

beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  // The names have only letters, which every collation puts in the same order. Two people and two projects share a
  // name.
  for (const first_name of ['Zoe', 'boris', 'Anna', 'Anna', 'Clara', 'Dmytro']) {
    const person = await buildUser(api.db, { first_name, last_name: 'Staff' })
    remember('user_id', person.id, `${first_name} Staff`)
  }
  for (const name of ['Zebra', 'apple', 'Apple', 'Middle']) {
    remember('project_id', (await buildProject(api.db, { name })).id, name)
  }
  remember('project_id', (await findBench(api.db)).id, 'Bench')
  for (const name of ['Testing', 'design', 'Meetings']) {
    remember('category_id', (await buildCategory(api.db, { name })).id, name)
  }
  for (const tag of ['bench', 'inner', 'outstaff'] as const) {
    remember('job_status_id', await findStatusId(api.db, tag), tag)
  }
  for (let number = 0; number < recordCount; number += 1) {
    known.push({
      user_id: anyOf('user_id'),
      project_id: anyOf('project_id'),
      category_id: anyOf('category_id'),
      job_status_id: anyOf('job_status_id'),
      day: random.pick(days),
      parts: random.int(1, 80_000),
    })
  }
  await api.db.insert(records).values(
    known.map((record) => ({
      user_id: record.user_id,
      project_id: record.project_id,
      category_id: record.category_id,
      job_status_id: record.job_status_id,
      date: record.day,
      hours: record.parts / 10_000,
    })),
  )
  await insertLeave()
})
afterAll(() => api.close())

/**
 * Inserts a leave day that names a project, a category, a status and hours. No leave day should, and it counts nowhere.
 */
async function insertLeave(): Promise<void> {
  const user_id = anyOf('user_id')
  const request = onlyRow(
    await api.db
      .insert(leaveRequests)
      .values({
        user_id,
        request_type: 'day_off',
        start_date: '2025-03-12',
        end_date: '2025-03-12',
      })
      .returning(),
  )
  await api.db.insert(records).values({
    user_id,
    project_id: anyOf('project_id'),
    category_id: anyOf('category_id'),
    job_status_id: anyOf('job_status_id'),
    request_id: request.id,
    record_type: 'day_off',
    date: '2025-03-12',
    hours: 8,
  })
}

/** Returns the records that the filters match. Values of one kind are joined by or, kinds by and. */
const matchesOf = ({ year_month, ...choice }: Query): Known[] =>
  known.filter(
    (record) =>
      record.day.startsWith(year_month) &&
      kinds.every((kind) => choice[kind]?.includes(record[kind]) !== false),
  )

/** Sums the hours by the given kinds, keyed by their ids. */
function hoursBy(matches: readonly Known[], by: readonly Kind[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const record of matches) {
    const key = by.map((kind) => record[kind]).join(' ')
    sums.set(key, (sums.get(key) ?? 0) + record.parts)
  }
  return new Map([...sums].map(([key, parts]) => [key, roundedOf(parts)]))
}

/** Rounds the sum once, with a half rounded up. */
const roundedOf = (parts: number) => Math.floor((parts + 50) / 100) / 100

const sumOf = (matches: readonly Known[]) => roundedOf(matches.reduce((sum, { parts }) => sum + parts, 0))

/** Returns every combination of no, one and two values of each kind. */
function combinations(): Choice[] {
  let choices: Choice[] = [{}]
  for (const kind of kinds) {
    choices = choices.flatMap((choice) => [
      choice,
      { ...choice, [kind]: [anyOf(kind)] },
      { ...choice, [kind]: [anyOf(kind), anyOf(kind)] },
    ])
  }
  return choices
}

async function wholeReport(query: Query) {
  const limit = 12
  const pageOf = async (page: number) =>
    z.parse(monthlyReport, (await manager.call(reports.monthly, { query: { ...query, page, limit } })).data)
  const first = await pageOf(1)
  const rows = [...first.paginate_report]
  for (let page = 2; page <= first.pages; page += 1) rows.push(...(await pageOf(page)).paginate_report)
  return { ...first, rows }
}

describe.each(['2025-03', '2025-03-12'])('every combination of filters in %s', (year_month) => {
  it('the monthly report gives the rows of the reference, in order, with their count and sum', async () => {
    for (const choice of combinations()) {
      const query = { ...choice, year_month }
      const matches = matchesOf(query)
      const { rows, count, pages, hours_sum } = await wholeReport(query)
      const wanted = hoursBy(matches, kinds)
      const got = rows.map((row) => [kinds.map((kind) => row[kind]).join(' '), row.hours] as const)
      expect(new Map(got), JSON.stringify(query)).toEqual(wanted)
      expect([rows.length, count]).toEqual([wanted.size, wanted.size])
      expect([pages, hours_sum]).toEqual([Math.ceil(wanted.size / 12), sumOf(matches)])
      const order = rows.map((row) => [row.user, row.project, row.category].join(' ').toLowerCase())
      expect(order).toEqual(order.toSorted())
      for (const row of rows) {
        expect([row.user, row.project, row.category, row.tag]).toEqual(
          kinds.map((kind) => names.get(`${kind} ${row[kind]}`)),
        )
      }
    }
  })

  it('the monthly report gives the totals of the reference, most hours first', async () => {
    for (const choice of combinations()) {
      const query = { ...choice, year_month }
      const matches = matchesOf(query)
      const { projects, job_statuses } = (await manager.call(reports.totals, { query })).data
      expect(new Map(projects.map((row) => [`${row.project_id}`, row.hours]))).toEqual(
        hoursBy(matches, ['project_id']),
      )
      expect(new Map(job_statuses.map((row) => [`${row.job_status_id}`, row.hours]))).toEqual(
        hoursBy(matches, ['job_status_id']),
      )
      for (const hours of [projects, job_statuses].map((rows) => rows.map((row) => row.hours))) {
        expect(hours).toEqual(hours.toSorted((a, b) => b - a))
      }
    }
  })
})

/** Returns the lines of a CSV below its header, sorted, and none when the file is refused. */
async function linesOf(file: string, query: Query): Promise<string[]> {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const item of [value].flat()) search.append(name, `${item}`)
  }
  const response = await manager.inject({ url: `/api/v1/admin/report/${file}?${search}` })
  return response.statusCode === 404 ? [] : response.body.split('\r\n').slice(1, -1).toSorted()
}

const statusNames = new Map([
  ['bench', 'Bench'],
  ['inner', 'Inner Project'],
  ['outstaff', 'Outstaff'],
])

/** Returns the lines that the reference has for sums by these kinds, with names and hours of one decimal. */
const wantedLines = (matches: readonly Known[], by: readonly Kind[], end = '') =>
  [...hoursBy(matches, by)]
    .map(([key, hours]) => {
      const cells = key.split(' ').map((id, index) => names.get(`${by[index]} ${id}`) ?? '')
      const tenths = Math.floor((Math.round(hours * 100) + 5) / 10)
      return `${cells.map((cell) => statusNames.get(cell) ?? cell).join(',')},${(tenths / 10).toFixed(1)}${end}`
    })
    .toSorted()

describe.each([
  ['2025-03', ',160.0'],
  ['2025-03-12', ',8.0'],
])('the files of every combination of filters in %s', (year_month, expected) => {
  it('the report files have the lines of the reference', async () => {
    for (const choice of combinations()) {
      const query = { ...choice, year_month }
      const matches = matchesOf(query)
      expect(await linesOf('monthly.csv', query)).toEqual(
        wantedLines(matches, ['user_id', 'project_id', 'job_status_id']),
      )
      expect(await linesOf('salary.csv', query)).toEqual(wantedLines(matches, ['user_id'], expected))
    }
  })
})

it.each([
  ['02.2025', '2025-02'],
  ['03.2025', '2025-03'],
])('the hours of users in %s are those of the reference', async (date, month) => {
  const query: CallInput<typeof reports.userHours> = { query: { date } }
  const { user_hours } = (await manager.call(reports.userHours, query)).data
  expect(new Map(user_hours.map((row) => [`${row.user_id}`, row.sum]))).toEqual(
    hoursBy(matchesOf({ year_month: month }), ['user_id']),
  )
})
