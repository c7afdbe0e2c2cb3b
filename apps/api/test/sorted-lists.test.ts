import { categories } from '@portal/contract/categories'
import { contracts } from '@portal/contract/contracts'
import { customers } from '@portal/contract/customers'
import { availableSort, dashboards, profileSort } from '@portal/contract/dashboards/dashboards'
import { adminRecords, records } from '@portal/contract/hours/hours'
import { inventories, inventorySort } from '@portal/contract/profiles/inventories'
import { projects } from '@portal/contract/projects'
import {
  categorySort,
  contractSort,
  customerSort,
  projectSort,
  recordSort,
  userSort,
} from '@portal/contract/shared/list-sorts'
import { users } from '@portal/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inventories as inventoryTable } from '../src/db/schema/people/inventories.ts'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { buildCategory } from './factories/category.ts'
import { buildContract } from './factories/contract.ts'
import { buildEmployee } from './factories/employee.ts'
import { buildCustomer, buildProject } from './factories/project.ts'
import { buildRecord } from './factories/record.ts'
import { buildManager, buildUser } from './factories/user.ts'

type Row = Readonly<Record<string, unknown>>

let api: TestApp
let manager: Client
let managerId: number
let projectId: number
let personId: number
beforeAll(async () => {
  api = await createTestApp()
  const { db } = api
  managerId = (await buildManager(db)).id
  manager = await api.as({ id: managerId })
  projectId = (await buildProject(db, { name: 'Common', industry: 'Finance' })).id
  personId = (await buildUser(db, { firstName: 'zoe' })).id
  for (const name of ['beta', 'Alpha', 'beta 2', 'Gamma']) {
    await buildCustomer(db, { companyName: name, companyAddress: name === 'Gamma' ? name : null })
    await buildProject(db, { name, industry: name === 'Alpha' ? null : name, fromScratch: name === 'beta' })
    await buildCategory(db, { name, description: name === 'Gamma' ? null : `About ${name}` })
    await db.insert(inventoryTable).values({ name, profileId: personId, serialNumber: 'same' })
    const profile =
      name === 'Gamma' ? { jobStartedOn: '2025-03-10' } : { jobStartedOn: '2025-03-03', homeAddress: name }
    const { id: userId } = await buildEmployee(db, profile, { firstName: name.replace(' 2', 'two') })
    const isOver = name === 'Alpha'
    await buildContract(db, { userId, projectId, endDate: isOver ? '2025-02-01' : null })
    await buildContract(db, { userId: personId, startDate: isOver ? '2024-01-01' : '2025-01-01' })
    await buildRecord(db, { userId: managerId, hours: isOver ? '1.25' : '10.00', date: '2025-03-12' })
    await buildRecord(db, { hours: '2.00', description: name, date: '2025-03-11' })
  }
})
afterAll(() => api.close())

const lists = [
  ['users', users.list.url, userSort, 'users'],
  ['the Users dashboard', dashboards.users.url, availableSort, 'users'],
  ['people hired in a month', dashboards.profiles.url, profileSort, 'profiles'],
  ['projects', projects.list.url, projectSort, 'projects'],
  ['customers', customers.list.url, customerSort, 'customers'],
  ['contracts', contracts.list.url, contractSort, 'contracts'],
  ['contracts on the admin path', contracts.adminList.url, contractSort, 'contracts'],
  ["a person's contracts", contracts.ofUser.url, contractSort, 'paginate_contracts'],
  ["a project's contracts", projects.contracts.url, contractSort, 'paginate_contracts'],
  ['categories', categories.list.url, categorySort, undefined],
  ['own records', records.list.url, recordSort, 'paginate_records'],
  ["everyone's records", adminRecords.list.url, recordSort, 'paginate_records'],
  ['inventories', inventories.list.url, inventorySort, undefined],
] as const

const open = async (url: string, query: string) => {
  const path = url.replace(':id', String(url.startsWith('/projects') ? projectId : personId))
  const address = `/api/v1${path}?limit=100&profile_id=${personId}&hired=true${query}`
  return manager.inject({ method: 'GET', url: address })
}

describe.each(lists)('the list of %s', (_, url, sorts, key) => {
  const rowsOf = async (query: string): Promise<Row[]> => {
    const response = await open(url, query)
    expect(response.statusCode).toBe(200)
    return key === undefined ? response.json() : response.json()[key]
  }

  it.each(sorts.options)('the list sorts by %s, with rows without a value last', async (sort) => {
    const rows = await rowsOf(`&sort=${sort}`)
    expect(rows.length).toBeGreaterThan(1)
    const field = sort.replace('-', '')
    // An open contract ends after all others.
    const empty = field === 'end_date' ? '9999' : undefined
    const values = rows.map((row) => row[field] ?? empty)
    expect(values.map(comparable)).toEqual(sorted(values.map(comparable), sort.startsWith('-')))
  })

  it('the sorted list holds the same rows as the usual order', async () => {
    const idsOf = (rows: Row[]) => new Set(rows.map((row) => row.id))
    expect(idsOf(await rowsOf(`&sort=${sorts.options[0]}`))).toEqual(idsOf(await rowsOf('')))
  })

  it.each(['nonsense', '--id', 'can'])('the list answers 400 to the order %s', async (sort) => {
    expect((await open(url, `&sort=${sort}`)).statusCode).toBe(400)
  })
})

it.each(['status', '-status', 'start_date', '-start_date'])(
  'pages of contracts sorted by %s share no row',
  async (sort) => {
    const pageOf = async (page: number): Promise<Row[]> =>
      (
        await manager.inject({ method: 'GET', url: `/api/v1/contracts?sort=${sort}&limit=3&page=${page}` })
      ).json().contracts
    const ids = [...(await pageOf(1)), ...(await pageOf(2)), ...(await pageOf(3))].map((row) => row.id)
    expect(new Set(ids).size).toBe(9)
  },
)

type Comparable = string | number | undefined

function comparable(value: unknown): Comparable {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'number') return value
  // The database compares lower-case texts by words.
  return String(value).toLowerCase()
}

const collator = new Intl.Collator('en')

function sorted(values: readonly Comparable[], isDescending: boolean): Comparable[] {
  const filled = values.filter((value) => value !== undefined)
  const compared = filled.toSorted((a, b) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)),
  )
  const ordered = isDescending ? compared.toReversed() : compared
  return [...ordered, ...values.filter((value) => value === undefined)]
}
