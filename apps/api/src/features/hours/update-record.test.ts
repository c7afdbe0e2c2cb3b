import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildCategory } from '../../../test/factories/category.ts'
import { buildContract } from '../../../test/factories/contract.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { findStatusId } from '../../../test/factories/reference.ts'
import { lastSunday, monday, someoneWhoLogs, tomorrow } from '../../../test/someone-who-logs.ts'
import { contracts } from '../../db/schema/contracts.ts'

let api: TestApp

let someone: Awaited<ReturnType<typeof someoneWhoLogs>>

beforeAll(async () => {
  api = await createTestApp()
})
beforeEach(async () => {
  api.setNow(defaultNow)
  someone = await someoneWhoLogs(api)
})
afterAll(() => api.close())

describe('changing and deleting hours', () => {
  it('a change of a record writes what is given and keeps the rest', async () => {
    const { data: record } = await someone.create({ hours: 5 })
    const { data } = await someone.update(record.id, { hours: 6.5, description: 'Reworded' })
    expect(data).toEqual({ ...record, version: 2, hours: 6.5, description: 'Reworded' })
  })

  it("a change does not count a record's own hours against its day", async () => {
    const { data: record } = await someone.create({ hours: 20 })
    await someone.create({ hours: 4 })
    expect((await someone.update(record.id, { hours: 20 })).status).toBe(200)
    expect((await someone.update(record.id, { hours: 20.01 })).status).toBe(422)
  })

  it('a changed record takes the job status from the contract of the new project or day', async () => {
    const inner = await buildContract(api.db, { user_id: someone.contract.user_id, tag: 'inner' })
    const { data: record } = await someone.create()
    const { data } = await someone.update(record.id, { project_id: inner.project_id })
    expect(data).toMatchObject({ project_id: inner.project_id, job_status_id: inner.job_status_id })
    expect((await someone.update(record.id, { project_id: 999_999 })).refusal.errors).toHaveProperty(
      'project_id',
    )
  })

  it('a record keeps the job status that it was logged with until its day or its project changes', async () => {
    const { data: record } = await someone.create()
    const other = await findStatusId(api.db, 'inner')
    const isContract = eq(contracts.id, someone.contract.id)
    await api.db.update(contracts).set({ job_status_id: other }).where(isContract)
    const { project_id, date } = record
    const changes = [
      { description: 'Reworded' },
      { hours: 3 },
      { category_id: (await buildCategory(api.db)).id },
      { project_id, date, description: 'All fields of the form' },
    ]
    for (const change of changes) {
      expect((await someone.update(record.id, change)).data.job_status_id).toBe(
        someone.contract.job_status_id,
      )
    }
    expect((await someone.update(record.id, { date: monday })).data.job_status_id).toBe(other)
  })

  it('a developer cannot put a record on a day before this week', async () => {
    const { data: record } = await someone.create()
    expect((await someone.update(record.id, { date: monday })).status).toBe(200)
    const refused = await someone.update(record.id, { date: lastSunday })
    expect(refused.status).toBe(422)
    expect(refused.refusal.errors).toEqual({ date: ['Date cannot be before 10.03.2025'] })
    expect((await someone.update(record.id, { date: tomorrow })).status).toBe(422)
  })

  it('a developer can log forgotten hours of an earlier week, but no longer change or delete them', async () => {
    const { data: record } = await someone.create({ date: lastSunday })
    expect(record.can).toEqual({ update: false, delete: false })
    expect((await someone.update(record.id, { hours: 1 })).status).toBe(409)
    expect((await someone.remove(record.id)).status).toBe(409)
  })

  it('a developer gets 404 for records of others', async () => {
    const foreign = await buildRecord(api.db)
    expect((await someone.update(foreign.id, { hours: 1 })).status).toBe(404)
    expect((await someone.remove(foreign.id)).status).toBe(404)
  })

  it('the second delete of a record is 404', async () => {
    const { data: record } = await someone.create()
    expect((await someone.remove(record.id)).status).toBe(204)
    expect((await someone.remove(record.id)).status).toBe(404)
  })
})
