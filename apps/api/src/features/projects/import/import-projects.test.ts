import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { buildContract } from '../../../../test/factories/contract.ts'
import { buildCustomer, buildProject, findBench } from '../../../../test/factories/project.ts'
import { buildTechnology } from '../../../../test/factories/reference.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { importerOf } from '../../../../test/imports/import-rows.ts'
import { trailOfObject } from '../../../../test/trail/read-trail.ts'
import type { Db } from '../../../db/client.ts'
import { contracts } from '../../../db/schema/contracts.ts'
import { customers } from '../../../db/schema/customers.ts'
import { projects, projectTechnologies } from '../../../db/schema/projects.ts'
import { customersOfRows } from '../../customers/import/customers-of-rows.ts'
import { projectsImport } from './import-projects.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = database.db
})
afterAll(() => database.close())

/** An importer, and a row of a new project of a new customer. */
async function company() {
  const manager = await buildManager(db)
  const technology = await buildTechnology(db)
  const number = nextNumber()
  const importer = await importerOf(db, projectsImport(customersOfRows))
  const customer = {
    company_name: `Acme ${number}`,
    full_legal_name: 'Jane Doe',
    title: 'Director',
    email: 'jane@acme.test',
  }
  const row = (values: object = {}) => ({
    name: `Portal ${number}`,
    manager: manager.id,
    technologies: [technology.id],
    app: ['web'],
    ...customer,
    ...values,
  })
  const projectsNamed = (name: string) => db.select().from(projects).where(eq(projects.name, name))
  const customersNamed = (name: string) => db.select().from(customers).where(eq(customers.company_name, name))
  return { ...importer, manager, technology, customer, row, projectsNamed, customersNamed }
}

const statesOf = (checked: readonly { state: string }[]) => checked.map(({ state }) => state)
const reasonsOf = (checked: readonly object[]) =>
  checked.map((each) =>
    'reasons' in each && Array.isArray(each.reasons)
      ? each.reasons.map(({ field, code }: { field: string; code: string }) => [field, code])
      : each,
  )

describe('projects and customers of a file', () => {
  it('are made once for all rows that name them, and are the same the second time', async () => {
    const { write, row, customer, manager, technology, projectsNamed, customersNamed } = await company()
    const other = `Other ${customer.company_name}`
    const rows = [
      row({ url: 'acme.test', from_scratch: true, description: 'Two\nlines' }),
      row({ name: `Second ${customer.company_name}`, company_name: customer.company_name.toUpperCase() }),
      row(),
      { ...customer, company_name: other, company_address: 'Kyiv' },
    ]
    const { checked, written } = await write(rows)
    expect(statesOf(checked)).toEqual(['create', 'create', 'same', 'create'])
    expect(written.map(({ number, object_type }) => [number, object_type])).toEqual([
      [2, 'customer'],
      [5, 'customer'],
      [2, 'project'],
      [3, 'project'],
    ])
    const [made] = await customersNamed(customer.company_name)
    const [project] = await projectsNamed(row().name)
    expect(project).toMatchObject({
      ...{ customer_id: made?.id, manager_id: manager.id, app: ['web'], from_scratch: true },
      ...{ url: 'https://acme.test', description: 'Two\nlines', version: 1 },
    })
    expect(await db.$count(projectTechnologies, eq(projectTechnologies.technology_id, technology.id))).toBe(2)
    expect(await trailOfObject(db, 'project', project?.id ?? 0)).toMatchObject([{ act: 'projects.create' }])
    expect(await trailOfObject(db, 'customer', made?.id ?? 0)).toMatchObject([{ act: 'customers.create' }])
    expect(statesOf((await write(rows)).checked)).toEqual(['same', 'same', 'same', 'same'])
    expect(await customersNamed(other)).toMatchObject([{ company_address: 'Kyiv' }])
  })

  it('change in the columns that differ, and empty cells change nothing', async () => {
    const { write, check, row, projectsNamed, customersNamed, customer } = await company()
    await write([row({ industry: 'Banks', company_address: 'Kyiv' })])
    const { name } = row()
    const more = await buildTechnology(db)
    const boss = await buildManager(db, { first_name: 'Olena', last_name: 'Bondar' })
    const next = await buildCustomer(db)
    const changes = {
      manager: boss.id,
      technologies: [more.id],
      app: ['mobile', 'web'],
      industry: 'Games',
    }
    const rows = [
      { name: name.toUpperCase(), ...changes, company_name: next.company_name },
      { ...customer, email: 'JANE@acme.test', title: 'Owner' },
    ]
    const { checked } = await write(rows)
    expect(checked[0]).toMatchObject({
      state: 'change',
      changes: [
        { field: 'manager', after: 'Olena Bondar' },
        { field: 'technologies', after: more.name },
        { field: 'app', before: 'web', after: 'mobile, web' },
        { field: 'industry', before: 'Banks', after: 'Games' },
        { field: 'company_name', before: customer.company_name, after: next.company_name },
      ],
    })
    expect(checked[1]).toMatchObject({ changes: [{ field: 'title', before: 'Director', after: 'Owner' }] })
    const [project] = await projectsNamed(name)
    expect(project).toMatchObject({
      customer_id: next.id,
      manager_id: boss.id,
      industry: 'Games',
      version: 2,
    })
    expect(await customersNamed(customer.company_name)).toMatchObject([
      { title: 'Owner', company_address: 'Kyiv', email: 'jane@acme.test', version: 2 },
    ])
    expect(statesOf(await check([...rows, { name }]))).toEqual(['same', 'same', 'same'])
  })

  it('are refused at the column by the rules of the screens', async () => {
    const { check, row, customer } = await company()
    const developer = await buildUser(db)
    const cases = [
      [
        row({ manager: undefined, app: undefined }),
        ['manager', 'input.required'],
        ['app', 'projects.select_at_least_one'],
      ],
      [row({ manager: developer.id }), ['manager', 'projects.manager']],
      [row({ technologies: undefined }), ['technologies', 'projects.select_at_least_one']],
      [row({ url: 'no address' }), ['url', 'input.web_address']],
      [row({ name: 'x'.repeat(201) }), ['name', 'input.text_too_long']],
      [row({ email: undefined }), ['email', 'input.required']],
      [row({ email: 'jane' }), ['email', 'input.email']],
      [row({ company_name: undefined }), ['company_name', 'input.required']],
      [
        { name: 'New', url: 'a.test' },
        ['company_name', 'projects.no_customer'],
        ['manager', 'input.required'],
      ],
      [{ ...customer, manager: developer.id }, ['name', 'input.required']],
      [{}, ['name', 'input.required']],
    ] as const
    const found = reasonsOf(await check(cases.map(([values]) => values)))
    for (const [place, [, ...reasons]] of cases.entries()) {
      expect(found[place]).toEqual(expect.arrayContaining([...reasons]))
    }
  })

  it('say one thing of a project and of a customer', async () => {
    const { check, row, customer } = await company()
    const checked = await check([
      row(),
      row({ industry: 'Banks' }),
      { ...customer, title: 'Owner' },
      { ...customer, email: 'Jane@Acme.test' },
    ])
    expect(reasonsOf(checked.slice(1, 3))).toEqual([
      [['industry', 'imports.said_otherwise']],
      [['title', 'imports.said_otherwise']],
    ])
    expect(checked[3]).toEqual({ state: 'same' })
  })

  it('of one name are told apart by what the row says, and Bench and inactive managers stay as they are', async () => {
    const { check, row } = await company()
    const manager = await buildManager(db, { active: false })
    const one = await buildProject(db, { manager_id: manager.id, industry: 'Banks' })
    await buildProject(db, { name: one.name, industry: 'Games' })
    const bench = await findBench(db)
    const rows: Parameters<typeof check>[0] = [
      { name: one.name, manager: manager.id, industry: 'Banks' },
      { name: one.name, industry: 'Games' },
      { name: one.name, industry: 'Sport' },
      { name: bench.name, from_scratch: false },
      row({ technologies: [-1] }),
    ]
    const checked = await check(rows)
    expect(statesOf(checked)).toEqual(['same', 'same', 'refuse', 'same', 'create'])
    expect(reasonsOf(checked)[2]).toEqual([['name', 'imports.several_named']])
  })

  it('are taken back with what they were before, unless they are in use or changed since', async () => {
    const { write, takeBack, row, customer, technology, projectsNamed, customersNamed } = await company()
    const before = await buildProject(db, { industry: 'Banks', app: ['web'] })
    const rows = [row(), { name: before.name, industry: 'Games', technologies: [technology.id], ...customer }]
    const { written } = await write(rows)
    const [made] = await projectsNamed(row().name)
    const contract = await buildContract(db, { project_id: made?.id ?? 0 })
    const used = { reason: { code: 'imports.used_since' } }
    expect(await takeBack(written)).toMatchObject([{ number: 2, object: row().name, ...used }])
    await db.delete(contracts).where(eq(contracts.id, contract.id))

    expect(await takeBack(written)).toEqual([])
    expect(await projectsNamed(row().name)).toEqual([])
    expect(await customersNamed(customer.company_name)).toEqual([])
    const { industry, customer_id, manager_id } = before
    expect(await projectsNamed(before.name)).toMatchObject([
      { industry, customer_id, manager_id, version: 3 },
    ])
    expect(await db.$count(projectTechnologies, eq(projectTechnologies.project_id, before.id))).toBe(0)
    expect(await trailOfObject(db, 'project', before.id)).toHaveLength(2)

    const again = await write(rows)
    const [customerAgain] = await customersNamed(customer.company_name)
    const later = await buildProject(db, { customer_id: customerAgain?.id ?? 0 })
    expect(await takeBack(again.written)).toMatchObject([{ number: 2, ...used }])
    await db.delete(projects).where(eq(projects.id, later.id))
    await db.update(projects).set({ industry: 'Sport' }).where(eq(projects.id, before.id))
    expect(await takeBack(again.written)).toMatchObject([
      { number: 3, object: before.name, reason: { code: 'imports.changed_since' } },
    ])
  })
})
