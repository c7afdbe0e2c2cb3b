import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildProject } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { countTrail } from '../../../test/trail/read-trail.ts'
import { auditEntries } from '../../db/schema/audit-entries.ts'

let api: TestApp
let manager: Client
let managerId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildManager(api.db)
  managerId = user.id
  manager = await api.as(user)
})
afterAll(() => api.close())

const ask = (file: string, query: string, method: 'GET' | 'HEAD' = 'GET') =>
  manager.inject({ method, url: `/api/v1/admin/report/${file}?${query}` })

async function newest() {
  const [row] = await api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  return row
}

const fact = (field: string, after: string | number) => ({ field, before: null, after, hidden: false })

describe('the trail of exported reports', () => {
  it.each([
    ['monthly.csv', '2025-03-monthly-report.csv', 2],
    ['monthly.xlsx', '2025-03-monthly-report.xlsx', 2],
    ['salary.csv', '2025-03-monthly-salary-report.csv', 1],
    ['salary.xlsx', '2025-03-monthly-salary-report.xlsx', 1],
  ])(
    'an export of %s tells who got which file, by which filters, with how many rows',
    async (url, object, rows) => {
      const { id: user_id } = await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko' })
      for (const name of [`Alpha of ${url}`, `Beta of ${url}`]) {
        await buildRecord(api.db, { user_id, project_id: (await buildProject(api.db, { name })).id })
      }
      const before = await countTrail(api.db)
      expect((await ask(url, `year_month=2025-03&user_id=${user_id}&user_id=999999`)).statusCode).toBe(200)
      expect(await countTrail(api.db)).toBe(before + 1)
      expect(await newest()).toMatchObject({
        act: 'reports.export',
        actor_id: managerId,
        object_type: 'report',
        object_id: null,
        object,
        person_id: null,
        changes: [
          fact('year_month', '2025-03'),
          fact('user_id', 'Ivan Petrenko, 999999'),
          fact('rows', rows),
        ],
      })
    },
  )

  it('files of hours day by day are told with their days, filters and rows, own ones too, and HEAD is not', async () => {
    const { id: user_id } = await buildUser(api.db, { first_name: 'Oksana', last_name: 'Lys' })
    const project = await buildProject(api.db, { name: 'Gamma' })
    await buildRecord(api.db, { user_id, project_id: project.id })
    const days = 'from=2025-03-01&to=2025-03-31'
    const url = `/api/v1/admin/records.csv?${days}&project_id[]=${project.id}&names=off`
    expect((await manager.inject({ method: 'GET', url })).statusCode).toBe(200)
    const told = [fact('from', '2025-03-01'), fact('to', '2025-03-31')]
    expect(await newest()).toMatchObject({
      act: 'reports.export',
      object: '2025-03-hours.csv',
      changes: [...told, fact('project_id', 'Gamma'), fact('names', 'off'), fact('rows', 1)],
    })
    const own = await api.as({ id: user_id })
    expect((await own.inject({ method: 'GET', url: `/api/v1/records.xlsx?${days}` })).statusCode).toBe(200)
    expect(await newest()).toMatchObject({
      actor_id: user_id,
      object: '2025-03-hours.xlsx',
      changes: [...told, fact('user_id', 'Oksana Lys'), fact('names', 'on'), fact('rows', 1)],
    })
    const before = await countTrail(api.db)
    expect((await manager.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    expect(await countTrail(api.db)).toBe(before)
  })

  it('an export without a row is told as such; refused exports and HEAD are not told', async () => {
    await ask('monthly.csv', 'year_month=2020-01')
    expect((await newest())?.changes).toEqual([fact('year_month', '2020-01'), fact('rows', 0)])
    const before = await countTrail(api.db)
    const developer = await api.as(await buildUser(api.db))
    const url = '/api/v1/admin/report/monthly.csv?year_month=2025-03'
    expect((await developer.inject({ method: 'GET', url })).statusCode).toBe(403)
    expect((await ask('salary.csv', 'year_month=2020-01')).statusCode).toBe(404)
    expect((await ask('monthly.csv', 'year_month=March')).statusCode).toBe(400)
    expect((await ask('monthly.csv', 'year_month=2025-03', 'HEAD')).statusCode).toBe(200)
    expect(await countTrail(api.db)).toBe(before)
  })
})
