import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildCategory } from '../../../../test/factories/category.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildEmployment } from '../../../../test/factories/employee.ts'
import { buildRecord } from '../../../../test/factories/record.ts'
import { buildUser } from '../../../../test/factories/user.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import type { Db } from '../../../db/client.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { users } from '../../../db/schema/people/users.ts'
import { records } from '../../../db/schema/records.ts'
import { hoursImport } from './import-hours.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.close())

/** The tests' clock shows 2025-03-12. */
const tomorrow = '2025-03-13'

/** A person with one contract since the start of 2025, and rows of their hours. */
async function someone(overrides: Parameters<typeof buildContract>[1] = {}) {
  const contract = await buildContract(db, overrides)
  const category = await buildCategory(db)
  const importer = await importerOf(db, hoursImport)
  const row = (values: object = {}) => ({
    person: contract.user_id,
    project: contract.project_id,
    category: category.id,
    date: '2025-02-03',
    hours: 4,
    description: 'Login form',
    ...values,
  })
  const stored = () =>
    db.select().from(records).where(eq(records.user_id, contract.user_id)).orderBy(records.id)
  return { ...importer, contract, category, row, stored }
}

const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)

describe('hours of a file', () => {
  it('are created with their trail and without a notification, and are the same the second time', async () => {
    const { write, row, stored, contract, category, actor } = await someone()
    const rows = [row(), row({ description: undefined, hours: 0.3333 }), row({ date: '2025-03-12' })]
    const { checked, written } = await write(rows)
    expect(statesOf(checked)).toEqual(['create', 'create', 'create'])
    expect(written.map(({ number, object_version }) => [number, object_version])).toEqual([
      [2, 1],
      [3, 1],
      [4, 1],
    ])
    const made = await stored()
    expect(made.map(({ id }) => id)).toEqual(written.map(({ object_id }) => object_id))
    expect(made).toMatchObject([
      { hours: 4, description: 'Login form', job_status_id: contract.job_status_id, version: 1 },
      { hours: 0.3333, description: '', category_id: category.id },
      { date: '2025-03-12', record_type: 'regular' },
    ])
    expect(await trailOfObject(db, 'record', made[0]?.id ?? 0)).toMatchObject([
      { act: 'records.create', actor_id: actor.id, person_id: contract.user_id },
    ])
    expect(await db.$count(notifications, eq(notifications.user_id, contract.user_id))).toBe(0)
    expect(statesOf((await write(rows)).checked)).toEqual(['same', 'same', 'same'])
    expect(await stored()).toHaveLength(3)
  })

  it('are the same as often as they are stored', async () => {
    const { check, row, contract, category } = await someone()
    await buildRecord(db, {
      ...{ user_id: contract.user_id, project_id: contract.project_id },
      ...{ job_status_id: contract.job_status_id, category_id: category.id },
      ...{ date: '2025-02-03', hours: 4, description: ' Login\n form ' },
    })
    expect(statesOf(await check([row(), row(), row({ hours: 3.5 })]))).toEqual(['same', 'create', 'create'])
  })

  it('are refused at the column by the rules of the screen', async () => {
    const cases = [
      [{ date: tomorrow }, 'date', 'records.in_the_future'],
      [{ date: '2024-12-31' }, 'project', 'records.no_contract'],
      [{ category: 2_000_000_000 }, 'category', 'records.unknown_category'],
      [{ hours: 0 }, 'hours', 'records.hours_too_few'],
      [{ hours: 25 }, 'hours', 'records.hours_too_many'],
      [{ date: undefined }, 'date', 'input.required'],
      [{ description: 'x'.repeat(2001) }, 'description', 'input.text_too_long'],
    ] as const
    const { check, row } = await someone()
    expect(await check(cases.map(([values]) => row(values)))).toMatchObject(
      cases.map(([, field, code]) => ({ state: 'refuse', reasons: [{ field, code }] })),
    )
  })

  it('fill a day up to 24 hours with those that are stored and those of earlier rows', async () => {
    const { write, check, row } = await someone()
    await write([row({ hours: 10 })])
    const checked = await check([
      row({ hours: 10 }),
      row({ hours: 12 }),
      row({ hours: 2.5 }),
      row({ hours: 2 }),
    ])
    expect(statesOf(checked)).toEqual(['same', 'create', 'refuse', 'create'])
    expect(checked[2]).toMatchObject({ reasons: [{ field: 'hours', facts: { logged: 22, max: 24 } }] })
  })

  it('of a category that the import makes are created', async () => {
    const { check, row } = await someone()
    expect(statesOf(await check([row({ category: -1 })]))).toEqual(['create'])
  })

  it('of somebody who left and came back are refused for the days between', async () => {
    const { id: user_id } = await buildUser(db)
    await buildEmployment(db, user_id, { from: '2025-01-01', to: '2025-01-31' })
    await buildEmployment(db, user_id, { from: '2025-02-10', to: '2025-02-20' })
    const { check, row } = await someone({ user_id })
    const days = ['2025-01-31', '2025-02-03', '2025-02-20'].map((date) => row({ date }))
    const refused = { state: 'refuse', reasons: [{ field: 'date', code: 'records.between_employments' }] }
    expect(await check(days)).toMatchObject([{ state: 'create' }, refused, { state: 'create' }])
  })

  it('of an inactive person are refused, unless they are stored', async () => {
    const { write, check, row, contract } = await someone()
    await write([row()])
    await db.update(users).set({ active: false }).where(eq(users.id, contract.user_id))
    expect(await check([row(), row()])).toMatchObject([
      { state: 'same' },
      { state: 'refuse', reasons: [{ field: 'person', code: 'imports.inactive_person' }] },
    ])
  })

  it('are taken back unless one of them was changed or deleted since', async () => {
    const { write, takeBack, row, stored } = await someone()
    const { written } = await write([row(), row({ hours: 1 }), row({ hours: 2 })])
    const [first, second] = await stored()
    await db
      .update(records)
      .set({ hours: 3 })
      .where(eq(records.id, first?.id ?? 0))
    await db.delete(records).where(eq(records.id, second?.id ?? 0))
    const reason = { code: 'imports.changed_since', facts: {} }
    expect(await takeBack(written)).toMatchObject([
      { number: 2, reason },
      { number: 3, reason },
    ])
    expect(await stored()).toHaveLength(2)
    expect(await takeBack(written.slice(2))).toEqual([])
    expect(await stored()).toHaveLength(1)
    expect(await trailOfObject(db, 'record', written[2]?.object_id ?? 0)).toMatchObject([
      { act: 'records.create' },
      { act: 'records.delete' },
    ])
  })
})
