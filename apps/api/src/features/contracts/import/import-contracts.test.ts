import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildCustomer, buildProject, findBench } from '../../../../test/factories/project.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { findStatusId } from '../../../../test/factories/reference.ts'
import { buildUser } from '../../../../test/factories/user.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import type { Db } from '../../../db/client.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { records } from '../../../db/schema/records.ts'
import { contractsImport } from './import-contracts.ts'

let database: TestDatabase
let db: Db
let outstaff: number
let inner: number
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
  outstaff = await findStatusId(db, 'outstaff')
  inner = await findStatusId(db, 'inner')
})
afterAll(() => database.close())

/** A person with an open contract since 2025-01-01, and rows of contracts on its project. The clock shows 2025-03-12. */
async function someone(overrides: Parameters<typeof buildContract>[1] = {}) {
  const contract = await buildContract(db, overrides)
  const importer = await importerOf(db, contractsImport)
  const row = (values: object = {}) => ({
    person: contract.user_id,
    project: contract.project_id,
    job_status: outstaff,
    start_date: '2025-01-01',
    ...values,
  })
  const stored = () =>
    db.select().from(contracts).where(eq(contracts.user_id, contract.user_id)).orderBy(contracts.start_date)
  return { ...importer, contract, row, stored }
}

const usedSince = { code: 'imports.used_since', facts: {} }
const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)

describe('contracts of a file', () => {
  it('end and follow one another in any order, tell nobody, and are the same the second time', async () => {
    const { write, row, stored, contract, actor } = await someone()
    const rows = [
      row({ start_date: '2025-02-01', job_status: inner }),
      row({ end_date: '2025-01-31' }),
      row({ start_date: '2024-01-01', end_date: '2024-06-30' }),
    ]
    const { checked } = await write(rows)
    expect(statesOf(checked)).toEqual(['create', 'change', 'create'])
    expect(checked[1]).toMatchObject({
      changes: [{ field: 'end_date', before: null, after: '2025-01-31' }],
    })
    expect(await stored()).toMatchObject([
      { start_date: '2024-01-01', end_date: '2024-06-30', admin_id: actor.id },
      { id: contract.id, end_date: '2025-01-31', admin_id: actor.id, version: 2 },
      { start_date: '2025-02-01', end_date: null, job_status_id: inner },
    ])
    expect(await trailOfObject(db, 'contract', contract.id)).toMatchObject([{ act: 'contracts.update' }])
    expect(await db.$count(notifications, eq(notifications.user_id, contract.user_id))).toBe(0)
    expect(statesOf((await write(rows)).checked)).toEqual(['same', 'same', 'same'])
  })

  it('that change the job status or are longer are changed, and say one thing of a contract', async () => {
    const { check, row } = await someone({ end_date: '2025-03-31' })
    const longer = row({ end_date: '2025-06-30', job_status: inner })
    const checked = await check([longer, longer, row(), row({ start_date: '2025-05-01' })])
    expect(checked[0]).toMatchObject({
      changes: [{ field: 'end_date' }, { field: 'job_status', before: 'Outstaff', after: 'Inner Project' }],
    })
    expect(checked.slice(1)).toMatchObject([
      { state: 'same' },
      { reasons: [{ code: 'imports.said_otherwise' }] },
      { reasons: [{ code: 'contracts.overlap' }] },
    ])
  })

  it('that are new are the same twice in the file, and name the row whose days they share', async () => {
    const { check, row } = await someone({ end_date: '2025-03-31' })
    const added = row({ start_date: '2025-04-01' })
    const other = { start_date: '2025-04-01', job_status: inner }
    expect(await check([added, added, row(other), row({ start_date: '2025-06-01' })])).toMatchObject([
      { state: 'create' },
      { state: 'same' },
      { reasons: [{ code: 'imports.said_otherwise' }] },
      { reasons: [{ code: 'imports.contract_overlap', facts: { row: 2 } }] },
    ])
  })

  it('leave empty ends as they are, and keep Bench where it is the same', async () => {
    const bench = await findBench(db)
    const status = await findStatusId(db, 'bench')
    const { check, row } = await someone({ project_id: bench.id, tag: 'bench', end_date: '2025-06-30' })
    const same = row({ job_status: status })
    expect(await check([same, row({ job_status: status, start_date: '2026-01-01' })])).toMatchObject([
      { state: 'same' },
      { state: 'refuse', reasons: [{ field: 'project', code: 'contracts.bench' }] },
    ])
  })

  it('are refused where the screen refuses them', async () => {
    const { check, row, contract } = await someone({ end_date: '2025-03-31' })
    const free = await findStatusId(db, 'free')
    await buildRecord(db, {
      ...{ user_id: contract.user_id, project_id: contract.project_id },
      ...{ job_status_id: outstaff, date: '2025-03-03' },
    })
    const reasons = async (values: object) => {
      const [checked] = await check([row(values)])
      return checked !== undefined && 'reasons' in checked
        ? checked.reasons.map(({ field, code }) => [field, code])
        : checked
    }
    expect(await reasons({ end_date: '2025-03-02' })).toEqual([[null, 'contracts.records_outside']])
    expect(await reasons({ end_date: '2024-12-31' })).toEqual([['end_date', 'contracts.end_before_start']])
    expect(await reasons({ job_status: free })).toEqual([['job_status', 'contracts.job_status']])
    expect(await reasons({ start_date: '2025-03-31' })).toEqual([[null, 'contracts.overlap']])
    expect(await reasons({ start_date: undefined })).toEqual([['start_date', 'input.required']])
  })

  it('are refused where the project belongs to another customer', async () => {
    const customer = await buildCustomer(db)
    const project = await buildProject(db, { customer_id: customer.id })
    const { check, row } = await someone({ project_id: project.id })
    const other = { customer: (await buildCustomer(db)).id }
    const checked = await check([
      row({ customer: customer.id, job_status: inner }),
      row({ ...other, end_date: '2025-01-31' }),
      row({ ...other, start_date: '2024-01-01', end_date: '2024-01-31' }),
    ])
    const refused = { state: 'refuse', reasons: [{ field: 'customer', code: 'imports.other_customer' }] }
    expect(checked).toMatchObject([{ state: 'change' }, refused, refused])
  })

  it('of an inactive person are refused, unless they are the same', async () => {
    const { id: user_id } = await buildUser(db, { active: false })
    const { check, row } = await someone({ user_id, end_date: '2025-01-31' })
    const later = { start_date: '2025-02-01', end_date: '2025-02-28' }
    const refused = { state: 'refuse', reasons: [{ field: 'person', code: 'imports.inactive_person' }] }
    expect(await check([row({ end_date: '2025-01-15' }), row(later)])).toMatchObject([refused, refused])
    expect(statesOf(await check([row()]))).toEqual(['same'])
  })

  it('are taken back with their former terms once no hours are logged on new ones', async () => {
    const { write, takeBack, row, stored, contract } = await someone()
    const { written } = await write([
      row({ end_date: '2025-01-31', job_status: inner }),
      row({ start_date: '2025-02-01', end_date: '2025-02-28' }),
    ])
    const place = { user_id: contract.user_id, project_id: contract.project_id, job_status_id: outstaff }
    const hours = await buildRecord(db, { ...place, date: '2025-02-03' })
    expect(await takeBack(written)).toMatchObject([{ number: 3, reason: usedSince }])
    await db.delete(records).where(eq(records.id, hours.id))
    expect(await takeBack(written)).toEqual([])
    const { job_status_id, admin_id } = contract
    expect(await stored()).toMatchObject([{ id: contract.id, end_date: null, job_status_id, admin_id }])
    expect(await trailOfObject(db, 'contract', contract.id)).toMatchObject([
      { act: 'contracts.update' },
      { act: 'contracts.update' },
    ])
  })

  it('stay when their former terms have no room any more, or they were changed since', async () => {
    const { write, takeBack, row, contract } = await someone()
    const { written } = await write([row({ end_date: '2025-01-31' })])
    const { user_id, project_id } = contract
    await buildContract(db, { user_id, project_id, start_date: '2025-02-01' })
    expect(await takeBack(written)).toMatchObject([{ number: 2, reason: usedSince }])
    await db.update(contracts).set({ end_date: '2025-01-30' }).where(eq(contracts.id, contract.id))
    expect(await takeBack(written)).toMatchObject([{ number: 2, reason: { code: 'imports.changed_since' } }])
  })
})
