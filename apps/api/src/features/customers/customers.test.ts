import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildCustomer, buildProject, findBench } from '../../../test/factories/project.ts'
import { buildRecord } from '../../../test/factories/record.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { projects as projectsTable } from '../../db/schema/projects.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const acme = {
  company_name: 'Acme',
  full_legal_name: 'Wile E. Coyote',
  title: 'CEO',
  email: 'wile@acme.test',
}
const create = async (overrides: Record<string, unknown> = {}) => {
  const payload = { customer: { ...acme, ...overrides } }
  const response = await manager.inject({ method: 'POST', url: '/api/v1/customers', payload })
  return { status: response.statusCode, body: response.json() }
}
const list = async (query: CallInput<typeof customers.list>['query'] = {}) =>
  (await manager.call(customers.list, { query })).data
const remove = (id: number) => manager.call(customers.remove, { params: { id } })
const find = async (id: number) => (await list()).customers.find((row) => row.id === id)

describe('a customer', () => {
  it('a manager adds a customer, whose texts are trimmed', async () => {
    const { status, body } = await create({ company_name: '  Acme ', company_address: '' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...acme,
      company_address: null,
      projects: [],
      has_records: false,
      can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
    })
  })

  it.each([
    ['company name', { company_name: '  ' }, 'company_name', 'This field is required'],
    ['representative', { full_legal_name: '' }, 'full_legal_name', 'This field is required'],
    ['title', { title: undefined }, 'title', 'This field is required'],
    ['e-mail', { email: '' }, 'email', 'This field is required'],
    ['right e-mail', { email: 'acme.test' }, 'email', 'Invalid email address'],
  ])('a customer needs its %s', async (_, overrides, field, message) => {
    const { status, body } = await create(overrides)
    expect(status).toBe(422)
    expect(body.errors[field][0]).toBe(message)
  })

  it('a manager changes a customer field by field', async () => {
    const { body } = await create({ company_address: 'Kyiv' })
    const { data } = await manager.call(customers.update, {
      params: { id: body.id },
      body: { customer: { title: 'CTO' } },
    })
    expect(data).toMatchObject({ ...acme, title: 'CTO', company_address: 'Kyiv' })
    const emptied = await manager.call(customers.update, {
      params: { id: body.id },
      body: { customer: { company_address: null } },
    })
    expect(emptied.data.company_address).toBeNull()
  })

  it('an unknown customer is 404', async () => {
    expect((await remove(999_999)).status).toBe(404)
    const update = await manager.call(customers.update, {
      params: { id: 999_999 },
      body: { customer: { title: 'x' } },
    })
    expect(update.status).toBe(404)
  })

  it('a developer cannot list customers', async () => {
    const developer = await api.as(await buildUser(api.db))
    expect((await developer.call(customers.list)).status).toBe(403)
  })
})

describe('deleting a customer', () => {
  it('a deleted customer leaves its projects without a customer', async () => {
    const customer = await buildCustomer(api.db)
    const project = await buildProject(api.db, { customer_id: customer.id })
    expect((await remove(customer.id)).status).toBe(204)
    const { data } = await manager.call(projects.show, { params: { id: project.id } })
    expect(data).toMatchObject({ version: 2, customer_id: null, customer_details: null })
  })

  it('a manager cannot delete a customer whose project has records, and the row says so beforehand', async () => {
    const customer = await buildCustomer(api.db)
    await buildProject(api.db, { customer_id: customer.id })
    const project = await buildProject(api.db, { customer_id: customer.id })
    await buildRecord(api.db, { project_id: project.id })
    const sentence = 'Cannot delete. There are records with this project'
    expect(await find(customer.id)).toMatchObject({
      has_records: true,
      can: { delete: false, delete_refusal: sentence },
    })
    const { status, refusal } = await remove(customer.id)
    expect([status, refusal.error]).toEqual([409, sentence])
  })

  it('a manager cannot delete a customer who has Bench among the projects', async () => {
    const customer = await buildCustomer(api.db)
    const bench = await findBench(api.db)
    await api.db.update(projectsTable).set({ customer_id: customer.id }).where(eq(projectsTable.id, bench.id))
    const { status, refusal } = await remove(customer.id)
    expect([status, refusal.error]).toEqual([409, 'Cannot delete. There is bench project'])
    expect((await find(customer.id))?.can.delete_refusal).toBe('Cannot delete. There is bench project')
  })
})

describe('the list of customers', () => {
  it('customers are found by company, representative and project, literally', async () => {
    const customer = await buildCustomer(api.db, {
      company_name: '50% Off_road',
      full_legal_name: 'Olha Bondar',
    })
    await buildProject(api.db, { customer_id: customer.id, name: 'Rally tracker' })
    await buildProject(api.db, { customer_id: customer.id, name: 'alpha' })
    const found = async (query: CallInput<typeof customers.list>['query']) =>
      (await list(query)).customers.map(({ id }) => id)
    expect(await found({ id: customer.id })).toEqual([customer.id])
    expect(await found({ company: 'off_ROAD' })).toEqual([customer.id])
    expect(await found({ company: 'offxroad' })).toEqual([])
    expect(await found({ representative: 'bondar' })).toEqual([customer.id])
    expect(await found({ project: 'TRACK' })).toEqual([customer.id])
    expect(await found({ project: 'track', company: 'nothing' })).toEqual([])
    expect((await find(customer.id))?.projects.map(({ name }) => name)).toEqual(['alpha', 'Rally tracker'])
  })

  it('customers are sorted by company name and paged, and the names of all companies are listed', async () => {
    for (const company_name of ['!!aab', '!!AAA']) await buildCustomer(api.db, { company_name })
    const all = await list()
    expect(all.customers.slice(0, 2).map((row) => row.company_name)).toEqual(['!!AAA', '!!aab'])
    expect(all.pages).toBe(1)
    const page = await list({ page: 1, limit: 2, company: '!!aa' })
    expect(page).toMatchObject({ customersLength: 2, pages: 1 })
    expect(page.companies).toEqual([...new Set(all.customers.map((row) => row.company_name))])
    expect(await list({ company: 'no such company' })).toMatchObject({
      customers: [],
      pages: 0,
      customersLength: 0,
    })
  })
})
