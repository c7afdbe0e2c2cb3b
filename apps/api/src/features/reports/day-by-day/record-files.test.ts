import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildCategory } from '../../../../test/factories/category.ts'
import { buildLeaveRequest } from '../../../../test/factories/leave-request.ts'
import { buildProject } from '../../../../test/factories/project.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { findStatusId } from '../../../../test/factories/reference.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { readWorkbook } from '../../../../test/read-workbook.ts'
import { customers } from '../../../db/schema/customers.ts'
import { leaveRequests } from '../../../db/schema/leave-requests.ts'
import { projects } from '../../../db/schema/projects.ts'
import { records } from '../../../db/schema/records.ts'

const march = 'from=2025-03-01&to=2025-03-31'
const header = '\uFEFFDate,User,Project,Customer,Category,Description,Hours\r\n'

let api: TestApp
let manager: Client
/** The ids of what the records of each test are made of. */
let anna: number
let boris: number
let alpha: number
let beta: number
let category_id: number
let job_status_id: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  anna = (await buildUser(api.db, { first_name: 'Anna', last_name: 'Z' })).id
  // Made after Anna, so that neither the order of ids nor that of names is always right.
  boris = (await buildUser(api.db, { first_name: 'aaron', last_name: 'Y' })).id
  alpha = (await projectOf('Alpha', 'Acme')).id
  beta = (await projectOf('beta', '=Bold')).id
  job_status_id = await findStatusId(api.db, 'outstaff')
  category_id = (await buildCategory(api.db, { name: 'Code' })).id
})
beforeEach(async () => {
  await api.db.delete(records)
  await api.db.delete(leaveRequests)
})
afterAll(() => api.close())

async function projectOf(name: string, company: string) {
  const project = await buildProject(api.db, { name })
  await api.db
    .update(customers)
    .set({ company_name: company })
    .where(eq(customers.id, project.customer_id ?? 0))
  return project
}

const log = (user_id: number, project_id: number, date: string, hours: number, description = '') =>
  buildRecord(api.db, { user_id, project_id, category_id, job_status_id, date, hours, description })

const file = (name: string, query = march, client = manager) =>
  client.inject({ url: `/api/v1/${name}?${query}` })

async function rowsOf(query: string, client = manager, name = 'admin/records.csv') {
  const rows: string[][] = parse((await file(name, query, client)).body, { bom: true })
  return rows.slice(1)
}

describe('hours day by day', () => {
  it('a manager gets a row for each record by day, person and project, with all decimals, and no leave', async () => {
    await log(anna, beta, '2025-03-12', 2.3333, 'Login, "form"')
    await log(anna, alpha, '2025-03-12', 0.0001, '=1+1')
    await log(boris, beta, '2025-03-12', 8, 'x;-1')
    await log(boris, alpha, '2025-03-03', 7.35, 'a\nb')
    await log(boris, alpha, '2025-04-01', 1)
    const request = await buildLeaveRequest(api.db, { user_id: anna })
    await buildRecord(api.db, {
      user_id: anna,
      request_id: request.id,
      record_type: 'vacation',
      date: '2025-03-13',
    })
    const response = await file('admin/records.csv')
    expect(response.body).toBe(
      [
        header.trimEnd(),
        '2025-03-03,aaron Y,Alpha,Acme,Code,"a\nb",7.35',
        "2025-03-12,aaron Y,beta,'=Bold,Code,x;'-1,8",
        "2025-03-12,Anna Z,Alpha,Acme,Code,'=1+1,0.0001",
        `2025-03-12,Anna Z,beta,'=Bold,Code,"Login, ""form""",2.3333`,
        '',
      ].join('\r\n'),
    )
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="2025-03-hours.csv"',
    })
  })

  it('the filters of hours day by day take several people, projects and customers, and all hold', async () => {
    for (const person of [anna, boris])
      for (const project of [alpha, beta]) await log(person, project, '2025-03-12', 1)
    const [customer] = await api.db.select().from(projects).where(eq(projects.id, alpha))
    const places = async (query: string) =>
      (await rowsOf(`${march}&${query}`)).map(([, user, project]) => `${user} ${project}`)
    expect(await places(`user_id[]=${anna}&user_id[]=${boris}&project_id[]=${alpha}`)).toEqual([
      'aaron Y Alpha',
      'Anna Z Alpha',
    ])
    expect(await places(`customer_id[]=${customer?.customer_id}&user_id=${anna}`)).toEqual(['Anna Z Alpha'])
    expect(await places(`customer_id=${customer?.customer_id}&project_id=${beta}`)).toEqual([])
  })

  it('hours without names number people by their ids, and nothing in the file names them', async () => {
    await log(boris, alpha, '2025-03-11', 1)
    await log(anna, alpha, '2025-03-12', 2)
    await log(boris, alpha, '2025-03-12', 3)
    const numbers = (await rowsOf(`${march}&names=off`)).map((cells) => [cells[1], cells.at(-1)])
    expect(numbers).toEqual([
      ['Person 1', '1'],
      ['Person 2', '2'],
      ['Person 1', '3'],
    ])
    const { rows, second } = readWorkbook((await file('admin/records.xlsx', `${march}&names=off`)).rawPayload)
    expect(JSON.stringify([rows, second])).not.toMatch(/Anna|aaron|@/)
    expect(second.slice(1, 3)).toEqual([
      ['Person 1', '', 4],
      ['Person 2', '', 2],
    ])
  })

  it('the workbook has the same rows as exact numbers and texts, and sums of them on a second sheet', async () => {
    for (const hours of [2.3333, 2.3333, 2.3334]) await log(anna, alpha, '2025-03-12', hours, '=1+1')
    await log(boris, beta, '2025-03-12', 0.1)
    await log(boris, alpha, '2025-03-12', 0.2)
    const { rows, second, sheet } = readWorkbook((await file('admin/records.xlsx')).rawPayload)
    expect(rows[0]).toEqual(['Date', 'User', 'Project', 'Customer', 'Category', 'Description', 'Hours'])
    // 45728 is 12 March 2025 as spreadsheets count days.
    expect(rows[3]).toEqual([45728, 'Anna Z', 'Alpha', 'Acme', 'Code', '=1+1', 2.3333])
    expect(rows).toHaveLength(6)
    expect(sheet).not.toContain('<f>')
    expect(second).toEqual([
      ['User', '', 'Hours'],
      ['aaron Y', '', 0.3],
      ['Anna Z', '', 7],
      ['Total hours', '', 7.3],
      ['Project', 'Customer', 'Hours'],
      ['Alpha', 'Acme', 7.2],
      ['beta', '=Bold', 0.1],
      ['Total hours', '', 7.3],
    ])
  })

  it('a developer gets the own hours alone, whatever the address asks for, and nothing of everyone', async () => {
    await log(anna, alpha, '2025-03-12', 1)
    await log(boris, alpha, '2025-03-12', 2)
    const developer = await api.as({ id: anna })
    const asked = `${march}&user_id=${boris}`
    expect((await rowsOf(asked, developer, 'records.csv')).map(([, user]) => user)).toEqual(['Anna Z'])
    expect(readWorkbook((await file('records.xlsx', asked, developer)).rawPayload).rows).toHaveLength(2)
    for (const name of ['admin/records.csv', 'admin/records.xlsx'])
      expect((await file(name, march, developer)).statusCode).toBe(403)
  })

  it('days without hours are the header alone', async () => {
    expect((await file('records.csv')).body).toBe(header)
    const { rows, second } = readWorkbook((await file('records.xlsx')).rawPayload)
    expect(rows).toHaveLength(1)
    expect(second[1]).toEqual(['Total hours', '', 0])
  })

  it.each([
    ['from=2024-03-01&to=2025-03-01', 200, '2024-03-01-to-2025-03-01-hours.csv'],
    ['from=2025-03-12&to=2025-03-12', 200, '2025-03-12-hours.csv'],
    ['from=2024-03-01&to=2025-03-02', 422, 'At most 366 days at once'],
    ['from=2025-03-02&to=2025-03-01', 422, 'to'],
    ['from=2025-03-01', 400, 'to'],
    ['from=2025-02-30&to=2025-03-01', 400, 'from'],
  ])('hours of the days %s are %i', async (query, status, said) => {
    for (const name of ['records.csv', 'admin/records.csv']) {
      const response = await file(name, query)
      expect(response.statusCode).toBe(status)
      const where = status === 200 ? response.headers['content-disposition'] : response.body
      expect(where).toContain(said)
    }
  })

  it('a workbook of more rows than it takes is refused', async () => {
    await log(anna, alpha, '2025-03-12', 1)
    await api.db.execute(`
      insert into records (user_id, project_id, category_id, job_status_id, date, hours)
      select ${anna}, ${alpha}, ${category_id}, ${job_status_id}, '2025-03-12', 1 from generate_series(1, 50000)`)
    const refused = await file('admin/records.xlsx')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'reports.too_many_rows'])
  })
})
