import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Day, yearOf, yearRange } from '@portal/domain/days'
import { holidayRuleVersion, holidaysOf } from '@portal/domain/holiday-rules'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { ensureHolidayYears, listHolidayRows } from './reads/holidays.ts'
import { holidays, holidayYears } from './schema/holidays.ts'
import { jobStatuses } from './schema/job-statuses.ts'
import { subRoles } from './schema/people/sub-roles.ts'
import { projects } from './schema/projects.ts'
import { secrets } from './schema/sign-in/secrets.ts'
import { schemaExports } from './tables.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.close())

it('the migrations create the schema that the code declares', async () => {
  const meta = join(migrationsFolder, 'meta')
  const journal = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'))
  const last = `${String(journal.entries.at(-1).idx).padStart(4, '0')}_snapshot.json`
  // drizzle-kit reads the newest alone: whoever adds a migration deletes the one before.
  expect(readdirSync(meta).toSorted()).toEqual([last, '_journal.json'])
  const snapshot = JSON.parse(readFileSync(join(meta, last), 'utf8'))
  expect(await generateMigration(snapshot, generateDrizzleJson(schemaExports, snapshot.id))).toEqual([])
})

describe('a migrated database', () => {
  it('a migrated database holds sub-roles, job statuses and Bench', async () => {
    const { db } = database
    const keys = await db.select({ key: subRoles.key }).from(subRoles).orderBy(subRoles.position)
    expect(keys.map(({ key }) => key).slice(0, 3)).toEqual(['ceo', 'administrator', 'cfo'])
    expect(keys).toHaveLength(16)
    const statuses = await db.select().from(jobStatuses).orderBy(jobStatuses.position)
    expect(statuses.filter(({ outstaff }) => outstaff).map(({ tag }) => tag)).toEqual([
      'outstaff',
      'busy_on_full_time_outstaff',
    ])
    expect(statuses.filter(({ hidden }) => hidden).map(({ name }) => name)).toEqual(['Free'])
    expect(await db.$count(projects, eq(projects.is_bench, true))).toBe(1)
  })

  it('a database keeps the changes of admins when it is migrated again', async () => {
    const { db } = database
    await ensureHolidayYears(db, 2026)
    await db.delete(holidays).where(eq(holidays.date, '2026-08-24'))
    await db.update(holidays).set({ title: 'Renamed' }).where(eq(holidays.date, '2026-12-25'))
    await db.update(subRoles).set({ name: 'Out of date' }).where(eq(subRoles.key, 'hr'))
    const before = await db.$count(holidays)

    await migrate(database)

    expect(await db.$count(holidays)).toBe(before)
    const [renamed] = await db.select().from(holidays).where(eq(holidays.date, '2026-12-25'))
    expect(renamed?.title).toBe('Renamed')
    // Names of sub-roles come from the code; users cannot edit them.
    const [hr] = await db.select().from(subRoles).where(eq(subRoles.key, 'hr'))
    expect(hr?.name).toBe('HR')
  })

  describe('years that the first version of the holiday rule has filled', () => {
    const datesOf = async (year: number) =>
      (await listHolidayRows(database.db, yearRange(year))).map(({ date, title }) => ({ date, title }))
    const titleOn = async (day: Day) => (await datesOf(yearOf(day))).find(({ date }) => date === day)?.title
    const joined = "Workers' Day, Easter"
    /** Fills a year as the earlier version did: it kept both holidays of a weekend on the Monday. */
    const fillAsBefore = async (year: number) => {
      const { db } = database
      await ensureHolidayYears(db, year)
      await db.delete(holidays).where(eq(holidays.date, `${year}-05-04`))
      await db
        .update(holidays)
        .set({ title: joined })
        .where(eq(holidays.date, `${year}-05-03`))
      await db.update(holidayYears).set({ rule_version: 1 }).where(eq(holidayYears.year, year))
    }

    it('the migration brings an unchanged year of the first version to the present rule, once', async () => {
      const { db } = database
      await fillAsBefore(2027)
      await fillAsBefore(2032)
      await db.update(holidays).set({ title: 'May holidays' }).where(eq(holidays.date, '2032-05-03'))

      await migrate(database)

      expect(await datesOf(2027)).toEqual(holidaysOf(2027))
      expect(await titleOn('2032-05-03')).toBe('May holidays')
      expect(await titleOn('2032-05-04')).toBeUndefined()
    })

    it("the migration leaves a list that an admin makes like the first version's afterwards", async () => {
      const { db } = database
      await fillAsBefore(2021)
      await db.update(holidayYears).set({ rule_version: holidayRuleVersion })
      await migrate(database)
      expect(await titleOn('2021-05-03')).toBe(joined)
      expect(await titleOn('2021-05-04')).toBeUndefined()
    })
  })

  it('the migration makes the secrets at the first start and keeps them, so that all processes share them', async () => {
    const { db } = database
    const made = await db.select().from(secrets)
    const value = expect.stringMatching(/^[\w-]{43}$/)
    expect(made).toEqual(['device_cookie', 'portal'].map((name) => ({ name, value })))
    await migrate(database)
    expect(await db.select().from(secrets)).toEqual(made)
  })

  it('the exclusion constraints of contracts, employments and leave requests exist in a migrated database', async () => {
    const { rows } = await database.db.execute<{ name: string }>(
      sql`select conname as name from pg_constraint where contype = 'x' order by conname`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'contracts_no_overlap',
      'employments_no_overlap',
      'leave_requests_no_overlap',
    ])
  })
})
