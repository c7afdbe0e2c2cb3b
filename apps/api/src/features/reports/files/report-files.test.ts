import { reports } from '@portal/contract/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildProject } from '../../../../test/factories/project.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { findStatusId } from '../../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { readWorkbook } from '../../../../test/read-workbook.ts'
import { records } from '../../../db/schema/records.ts'

const bom = '\uFEFF'
const monthlyHeader = `${bom}User,Project,Job Status,Hours\r\n`

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
beforeEach(() => api.db.delete(records))
afterAll(() => api.close())

const download = (file: string, query = 'year_month=2025-03') =>
  manager.inject({ url: `/api/v1/admin/report/${file}?${query}` })

const rowsOf = (text: string) => text.split('\r\n').slice(1, -1)

/** Logs someone's hours in March 2025. The names may be anything that the database holds. */
async function log(names: { user: string; project: string }, hours = 8) {
  const user = await buildUser(api.db, { first_name: names.user, last_name: 'Z' })
  const project = await buildProject(api.db, { name: names.project })
  return buildRecord(api.db, { user_id: user.id, project_id: project.id, hours })
}

describe('the monthly CSV', () => {
  it('the monthly CSV has one row per user, project and status, by these names, with hours of one decimal', async () => {
    const boris = await log({ user: 'boris', project: 'Zebra' }, 0.25)
    const { user_id, project_id, job_status_id } = boris
    await buildRecord(api.db, { user_id, project_id, job_status_id, hours: 1.1 })
    const inner = await findStatusId(api.db, 'inner')
    await buildRecord(api.db, { user_id, project_id, job_status_id: inner, hours: 2 })
    await log({ user: 'Anna', project: 'Ocean' }, 7.35)
    await buildRecord(api.db, { user_id, hours: 3, date: '2025-04-01' })
    const response = await download('monthly.csv')
    expect(response.body).toBe(
      `${monthlyHeader}Anna Z,Ocean,Outstaff,7.4\r\nboris Z,Zebra,Inner Project,2.0\r\nboris Z,Zebra,Outstaff,1.4\r\n`,
    )
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="2025-03-monthly-report.csv"',
      'cache-control': 'no-store',
    })
  })

  it('the monthly CSV without hours is the header alone, and is named after its day', async () => {
    await log({ user: 'Anna', project: 'Ocean' })
    const response = await download('monthly.csv', 'year_month=2025-03-11')
    expect(response.body).toBe(monthlyHeader)
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="2025-03-11-monthly-report.csv"',
    )
  })

  it('the monthly CSV honours the filters of the screen', async () => {
    const anna = await log({ user: 'Anna', project: 'Ocean' })
    const boris = await log({ user: 'Boris', project: 'Ocean' })
    await log({ user: 'Clara', project: 'Ocean' })
    const names = async (query: string) =>
      rowsOf((await download('monthly.csv', `year_month=2025-03&${query}`)).body).map((row) =>
        row.slice(0, 5),
      )
    expect(await names(`user_id[]=${anna.user_id}&user_id[]=${boris.user_id}`)).toEqual(['Anna ', 'Boris'])
    expect(await names(`user_id=${anna.user_id}&project_id=${boris.project_id}`)).toEqual([])
    expect(await names(`category_id=${boris.category_id}&job_status_id=${boris.job_status_id}`)).toEqual([
      'Boris',
    ])
  })

  it.each([
    ['=1+1', "'=1+1 Z"],
    ['+cmd|calc', "'+cmd|calc Z"],
    ['-1', "'-1 Z"],
    ['@x', "'@x Z"],
    ['\tx', "'\tx Z"],
    ['\rx', `"'\rx Z"`],
    ['=a,"b"', `"'=a,""b"" Z"`],
    ['a "b"', '"a ""b"" Z"'],
    ['a,b', '"a,b Z"'],
    ['a\nb', '"a\nb Z"'],
    ['a\rb', '"a\rb Z"'],
    ['a=b', 'a=b Z'],
    ['Олена', 'Олена Z'],
  ])('the monthly CSV writes the name %j as %j', async (user, cell) => {
    await log({ user, project: 'Ocean' })
    expect((await download('monthly.csv')).body).toBe(`${monthlyHeader}${cell},Ocean,Outstaff,8.0\r\n`)
  })

  it('the monthly CSV is complete where it takes several batches', async () => {
    const { user_id, project_id, category_id, job_status_id } = await log({ user: 'Anna', project: 'Ocean' })
    await api.db.execute(`
      insert into projects (name, manager_id, customer_id)
      select 'Part ' || n, manager_id, customer_id from projects, generate_series(1001, 2100) n where id = ${project_id}`)
    await api.db.execute(`
      insert into records (user_id, project_id, category_id, job_status_id, date, hours)
      select ${user_id}, id, ${category_id}, ${job_status_id}, '2025-03-12', 1 from projects where name like 'Part %'`)
    const rows = rowsOf((await download('monthly.csv')).body)
    expect(rows).toHaveLength(1101)
    expect(rows.slice(1)).toEqual(
      Array.from({ length: 1100 }, (_, index) => `Anna Z,Part ${1001 + index},Outstaff,1.0`),
    )
  })
})

describe('the salary CSV', () => {
  it('the salary CSV has one row per user, with the hours of the working days of the month', async () => {
    const { user_id } = await log({ user: 'Boris', project: 'Ocean' }, 0.1)
    await buildRecord(api.db, { user_id, hours: 0.2 })
    await log({ user: 'Anna', project: 'Zebra' }, 16)
    const response = await download('salary.csv')
    // March has 21 weekdays, but Women's Day is kept on Monday, 10 March.
    expect(response.body).toBe(`${bom}User,Hours,Total hours\r\nAnna Z,16.0,160.0\r\nBoris Z,0.3,160.0\r\n`)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="2025-03-monthly-salary-report.csv"',
    })
  })

  it.each([
    ['a working day', '2025-03-12', '8.0'],
    ['a holiday', '2025-03-10', '0.0'],
    ['a Sunday', '2025-03-09', '0.0'],
  ])('the salary CSV of %s, %s, has %s hours', async (_, date, expected) => {
    const { user_id } = await log({ user: 'Anna', project: 'Ocean' })
    await buildRecord(api.db, { user_id, date: '2025-03-10', hours: 1 })
    await buildRecord(api.db, { user_id, date: '2025-03-09', hours: 1 })
    const [row] = rowsOf((await download('salary.csv', `year_month=${date}`)).body)
    expect(row?.split(',').at(-1)).toBe(expected)
  })
})

it.each(['salary.csv', 'salary.xlsx'])('the file %s without any row is 404, as JSON', async (file) => {
  await log({ user: 'Anna', project: 'Ocean' })
  const response = await download(file, 'year_month=2025-02')
  expect([response.statusCode, response.json().message]).toEqual([404, 'There is no records on this month.'])
  expect(response.headers['content-disposition']).toBeUndefined()
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
})

describe('the workbooks', () => {
  it('the workbooks hold the same as the CSV with exact numbers, a header that stays in view, and columns of a width', async () => {
    const { user_id, project_id, job_status_id } = await log({ user: 'Boris', project: 'Ocean' }, 0.25)
    await buildRecord(api.db, { user_id, project_id, job_status_id, hours: 7.1 })
    const response = await download('monthly.xlsx')
    const { sheet, rows } = readWorkbook(response.rawPayload)
    expect(rows).toEqual([
      ['User', 'E-mail', 'Project', 'Job Status', 'Hours'],
      ['Boris Z', expect.stringContaining('@portal.test'), 'Ocean', 'Outstaff', 7.35],
    ])
    expect(sheet).toMatch(/<pane ySplit="1"[^>]* state="frozen"/)
    expect(sheet.match(/<col [^>]*width="\d+"/g)).toHaveLength(5)
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="2025-03-monthly-report.xlsx"',
    })
    const salary = await download('salary.xlsx', 'year_month=2025-03-12')
    expect(readWorkbook(salary.rawPayload).rows).toEqual([
      ['User', 'E-mail', 'Hours', 'Total hours'],
      ['Boris Z', expect.stringContaining('@portal.test'), 7.35, 8],
    ])
    expect(salary.headers['content-disposition']).toBe(
      'attachment; filename="2025-03-12-monthly-salary-report.xlsx"',
    )
  })

  it('the workbooks round sums of minutes once, to hundredths', async () => {
    const { user_id, project_id, job_status_id } = await log({ user: 'Boris', project: 'Ocean' }, 2.3333)
    for (const hours of [2.3333, 3.3333, 0.3333]) {
      await buildRecord(api.db, { user_id, project_id, job_status_id, hours })
    }
    for (const file of ['monthly.xlsx', 'salary.xlsx']) {
      const { rows } = readWorkbook((await download(file)).rawPayload)
      expect(rows.at(1)).toContain(8.33)
    }
    expect((await download('monthly.csv')).body).toBe(`${monthlyHeader}Boris Z,Ocean,Outstaff,8.3\r\n`)
  })

  it('the workbooks show the second decimal of hours that have one', async () => {
    await log({ user: 'Boris', project: 'Ocean' }, 1.75)
    const { styles } = readWorkbook((await download('monthly.xlsx')).rawPayload)
    expect(styles).toContain('formatCode="0.0#"')
  })

  it('the workbooks without hours have the header alone', async () => {
    const { rows } = readWorkbook((await download('monthly.xlsx')).rawPayload)
    expect(rows).toEqual([['User', 'E-mail', 'Project', 'Job Status', 'Hours']])
  })

  it('two people of one name are told apart by their e-mails in the workbooks, and stand one after the other in both', async () => {
    for (const [email, hours] of [
      ['first@portal.test', 1],
      ['second@portal.test', 2],
    ] as const) {
      const { id: user_id } = await buildUser(api.db, { first_name: 'Anna', last_name: 'Same', email })
      for (const name of ['Alpha', 'Beta']) {
        const { id: project_id } = await buildProject(api.db, { name })
        await buildRecord(api.db, { user_id, project_id, hours })
      }
    }
    const monthly = readWorkbook((await download('monthly.xlsx')).rawPayload)
    expect(monthly.rows.slice(1).map(([, email, project]) => [email, project])).toEqual([
      ['first@portal.test', 'Alpha'],
      ['first@portal.test', 'Beta'],
      ['second@portal.test', 'Alpha'],
      ['second@portal.test', 'Beta'],
    ])
    const salary = readWorkbook((await download('salary.xlsx')).rawPayload)
    expect(salary.rows.slice(1).map(([, email]) => email)).toEqual([
      'first@portal.test',
      'second@portal.test',
    ])
    const lines = (await download('monthly.csv')).body.split('\r\n').slice(1, 5)
    expect(lines.map((line: string) => line.split(',').at(-1))).toEqual(['1.0', '1.0', '2.0', '2.0'])
  })

  it.each([
    ['=1+1', '=1+1 Z'],
    ['-1', '-1 Z'],
    ['<b>&', '&lt;b&gt;&amp; Z'],
    ['a\u0001\u0008\u001fb\ufffe', 'a   b Z'],
    ['a\u000bb\u007fc\u0085d', 'a b c d Z'],
    ['a\nb\tc', 'a\nb\tc Z'],
    ['a\r\nb\rc', 'a\nb\nc Z'],
    ['_x0041_', '_x005F_x0041_ Z'],
    ['a_x000D_b_x000a_', 'a_x005F_x000D_b_x005F_x000a_ Z'],
    ['_x0041_x0042_', '_x005F_x0041_x005F_x0042_ Z'],
    ['_x005F_x0041_', '_x005F_x005F_x005F_x0041_ Z'],
    ['snake_case_x1_x00zz_ _', 'snake_case_x1_x00zz_ _ Z'],
    ['Олена', 'Олена Z'],
  ])('the workbooks hold the name %j as text, and no formula', async (user, text) => {
    await log({ user, project: 'Ocean' })
    const { sheet, rows } = readWorkbook((await download('monthly.xlsx')).rawPayload)
    expect(rows.at(1)?.[0]).toBe(text)
    expect(sheet).not.toContain('<f>')
  })
})

it.each(['monthlyCsv', 'salaryCsv', 'monthlyXlsx', 'salaryXlsx'] as const)(
  'the file %s answers 400 without a month, and 403 to a developer',
  async (name) => {
    expect((await manager.call(reports[name])).status).toBe(400)
    const developer = await api.as(await buildUser(api.db))
    expect((await developer.call(reports[name], { query: { year_month: '2025-03' } })).status).toBe(403)
  },
)
