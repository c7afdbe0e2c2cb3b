import { eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database.ts'
import { buildCategory } from '../../test/factories/category.ts'
import { buildContract } from '../../test/factories/contract.ts'
import { buildHoliday } from '../../test/factories/holiday.ts'
import { buildProject, findBench } from '../../test/factories/project.ts'
import { buildRecord } from '../../test/factories/record.ts'
import { buildTechnology } from '../../test/factories/reference.ts'
import { buildUser } from '../../test/factories/user.ts'
import { buildVacancy } from '../../test/factories/vacancy.ts'
import type { Db } from './client.ts'
import { categories } from './schema/categories.ts'
import { contracts } from './schema/contracts.ts'
import { files } from './schema/files.ts'
import { users } from './schema/people/users.ts'
import { projects } from './schema/projects.ts'
import { records } from './schema/records.ts'
import { tables } from './tables.ts'
import { violatedConstraintOf } from './violations.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})

afterAll(() => database.close())

/** Returns the constraint that refuses the change, or undefined when none does. */
const refusalOf = (change: PromiseLike<unknown>) =>
  Promise.resolve(change).then(
    () => undefined,
    (error: unknown) => violatedConstraintOf(error) ?? error,
  )

it('a decimal of the database is a number in the code', () => {
  const asText = tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ columnType }) => columnType === 'PgNumeric')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  )
  expect(asText).toEqual([])
})

describe('people', () => {
  it('two people cannot share an e-mail, whatever its letter case', async () => {
    await buildUser(db, { email: 'Olena@Portal.test' })
    expect(await refusalOf(buildUser(db, { email: 'oLENA@portal.test' }))).toBe('users_email_unique')
  })

  it('two people cannot share a slug', async () => {
    await buildUser(db, { slug: 'same-slug' })
    expect(await refusalOf(buildUser(db, { slug: 'same-slug' }))).toBe('users_slug_unique')
  })

  it('the full name of a person follows their first and last name', async () => {
    const { id, full_name } = await buildUser(db, { first_name: 'Ivan', last_name: 'Petrenko' })
    expect(full_name).toBe('Ivan Petrenko')
    await db.update(users).set({ last_name: 'Franko' }).where(eq(users.id, id))
    const [changed] = await db.select().from(users).where(eq(users.id, id))
    expect(changed?.full_name).toBe('Ivan Franko')
  })

  it('a file that a person refers to cannot be deleted', async () => {
    const file = { storage_key: 'a', kind: 'avatar' as const, media_type: 'image/png', size_bytes: 1 }
    const [stored] = await db.insert(files).values(file).returning({ id: files.id })
    await buildUser(db, { avatar_file_id: stored?.id ?? null })
    expect(await refusalOf(db.delete(files))).toBe('users_avatar_file_id_files_id_fk')
  })
})

it('two categories or two technologies cannot share a name in another letter case, in Ukrainian either', async () => {
  await buildCategory(db, { name: 'Розробка' })
  expect(await refusalOf(buildCategory(db, { name: 'РОЗРОБКА' }))).toBe('categories_name_unique')
  await buildTechnology(db, { name: 'React' })
  expect(await refusalOf(buildTechnology(db, { name: 'react' }))).toBe('technologies_name_unique')
})

it.each([
  [{ name: ' ' }, 'categories_name_check'],
  [{ name: 'x'.repeat(101) }, 'categories_name_check'],
  [{ description: '' }, 'categories_description_check'],
  [{ description: 'ї'.repeat(201) }, 'categories_description_check'],
  [{ name: 'ї'.repeat(100), description: 'ї'.repeat(200) }, undefined],
  [{ description: null }, undefined],
])('the constraint that refuses a category with %j is %s', async (texts, constraint) => {
  expect(await refusalOf(buildCategory(db, texts))).toBe(constraint)
})

describe('holidays', () => {
  it.each([
    [{ title: ' ' }, 'holidays_title_check'],
    [{ title: 'ї'.repeat(101) }, 'holidays_title_check'],
    [{ title: 'ї'.repeat(100) }, undefined],
  ])('the constraint that refuses a holiday with %j is %s', async (texts, constraint) => {
    expect(await refusalOf(buildHoliday(db, texts))).toBe(constraint)
  })

  it('two holidays cannot share a date', async () => {
    const { date } = await buildHoliday(db)
    expect(await refusalOf(buildHoliday(db, { date }))).toBe('holidays_date_unique')
  })
})

describe('projects', () => {
  it('the projects contain Bench at most once', async () => {
    const bench = await findBench(db)
    expect(bench).toMatchObject({ name: 'Bench', manager_id: null, customer_id: null, app: [] })
    expect(
      await refusalOf(db.insert(projects).values({ name: 'Bench', name_folded: 'Bench', is_bench: true })),
    ).toBe('projects_one_bench')
  })

  it('every project except Bench must have a manager', async () => {
    expect(await refusalOf(db.insert(projects).values({ name: 'Nobody’s', name_folded: 'Nobody’s' }))).toBe(
      'projects_manager_check',
    )
  })

  it('a project must be web, mobile or desktop', async () => {
    const project = await buildProject(db, { app: ['web', 'mobile'] })
    expect(project.app).toEqual(['web', 'mobile'])
    const change = db.execute(sql`update projects set app = '{web,tv}' where id = ${project.id}`)
    expect(await refusalOf(change)).toBe('projects_app_check')
  })
})

describe('contracts of one user on one project', () => {
  it.each([
    ['2025-03-01', '2025-03-31', '2025-03-31', null],
    ['2025-03-01', null, '2025-06-01', '2025-06-30'],
    ['2025-03-10', '2025-03-20', '2025-03-01', '2025-03-31'],
    ['2025-03-10', '2025-03-10', '2025-03-10', '2025-03-10'],
  ])(
    'overlapping contracts from %s to %s and from %s to %s of one user on one project are refused',
    async (start, end, laterStart, laterEnd) => {
      const { user_id, project_id } = await buildContract(db, { start_date: start, end_date: end })
      const second = buildContract(db, { user_id, project_id, start_date: laterStart, end_date: laterEnd })
      expect(await refusalOf(second)).toBe('contracts_no_overlap')
    },
  )

  it('a contract may follow another one, and run beside those on other projects', async () => {
    const { user_id, project_id } = await buildContract(db, {
      start_date: '2025-03-01',
      end_date: '2025-03-31',
    })
    await buildContract(db, { user_id, project_id, start_date: '2025-04-01' })
    await buildContract(db, { user_id, start_date: '2025-03-01' })
    expect(await db.$count(contracts, eq(contracts.user_id, user_id))).toBe(3)
  })

  it('a contract cannot end before it starts', async () => {
    const contract = buildContract(db, { start_date: '2025-03-02', end_date: '2025-03-01' })
    expect(await refusalOf(contract)).toBe('contracts_dates_check')
  })
})

describe('regular records', () => {
  it('a record stores its day as given and its hours with four decimals', async () => {
    const record = await buildRecord(db, { date: '2025-03-30', hours: 2.3333 })
    expect(record).toMatchObject({ date: '2025-03-30', hours: 2.3333, record_type: 'regular' })
    expect(record.created_at).toBeInstanceOf(Date)
  })

  it.each([0, -1, 24.01, 25])('a regular record cannot have %s hours', async (hours) => {
    expect(await refusalOf(buildRecord(db, { hours }))).toMatch(/^records_(hours|regular)_check$/)
  })

  it.each(['project_id', 'category_id', 'job_status_id'] as const)(
    'a regular record must have a %s',
    async (column) => {
      const { id } = await buildRecord(db)
      const change = db
        .update(records)
        .set({ [column]: null })
        .where(eq(records.id, id))
      expect(await refusalOf(change)).toBe('records_regular_check')
    },
  )

  it('a category with records cannot be deleted', async () => {
    const category = await buildCategory(db)
    await buildRecord(db, { category_id: category.id })
    const change = db.delete(categories).where(eq(categories.id, category.id))
    expect(await refusalOf(change)).toBe('records_category_id_categories_id_fk')
  })

  it('a record of any type has a description of at most 2,000 characters', async () => {
    await buildRecord(db, { description: 'ї'.repeat(2000) })
    expect(await refusalOf(buildRecord(db, { description: 'x'.repeat(2001) }))).toBe(
      'records_description_check',
    )
  })
})

it('counts from the database are read as numbers', async () => {
  const answer = await db.execute<{ count: number }>(sql`select count(*) as count from job_statuses`)
  expect(answer.rows).toEqual([{ count: 8 }])
})

it.each([
  [{ min_salary: 2000, max_salary: 1999.99 }, 'vacancies_salary_check'],
  [{ min_salary: -1 }, 'vacancies_salary_check'],
  [{ max_salary: -1 }, 'vacancies_salary_check'],
  [{ min_salary: 2000, max_salary: 2000 }, undefined],
  [{}, undefined],
])('the constraint that refuses a vacancy with the salary %j is %s', async (salary, constraint) => {
  expect(await refusalOf(buildVacancy(db, { title: 'QA', ...salary }))).toBe(constraint)
})
