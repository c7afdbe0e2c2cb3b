import { candidates } from '@portal/contract/candidates/candidate-routes'
import { categories } from '@portal/contract/categories'
import { customers } from '@portal/contract/customers'
import { projects } from '@portal/contract/projects'
import { technologies } from '@portal/contract/technologies'
import { users } from '@portal/contract/users'
import { vacancies } from '@portal/contract/vacancies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { buildProject } from './factories/project.ts'
import { buildTechnology } from './factories/reference.ts'
import { buildAdmin, buildUser } from './factories/user.ts'
import { buildCandidate, buildVacancy } from './factories/vacancy.ts'

/** People write one name in these ways. A Mac pastes й and ї as two characters each. */
const maryana = 'Мар’яна Лукʼянець'
const andriy = 'Андрій Їжак'
const spellings: readonly (readonly [name: string, typed: string])[] = [
  [maryana, "Мар'яна"],
  [maryana, 'МАР`ЯНА'],
  [maryana, 'мар\u02BCяна лук´янець'],
  [maryana, 'Мар’яна\u00A0 Лук\u200B’янець '],
  [maryana, '\u200Eлук’ян'],
  [andriy, 'Андріи\u0306'],
  [andriy, 'андрій'],
  [andriy, '\u0406\u0308ЖАК'],
  [andriy, 'їжак'],
]
const others: readonly (readonly [typed: string, why: string])[] = [
  ['Андріи', 'й keeps its mark'],
  ['іжак', 'ї keeps its mark'],
  ['Мар’_на', 'an underscore is one'],
  ['%', 'a per cent sign is one'],
]

let api: TestApp
let admin: Client
let vacancyId: number
beforeAll(async () => {
  api = await createTestApp()
  const { db } = api
  admin = await api.as(await buildAdmin(db, { firstName: 'Zoe', lastName: 'Zed' }))
  vacancyId = (await buildVacancy(db, { title: 'Zebra' })).id
  const technology = { technologies: [(await buildTechnology(db)).id], app: ['web' as const] }
  const manager = await buildAdmin(db, { firstName: 'Zoe', lastName: 'Zet' })
  for (const name of [maryana, andriy]) {
    await admin.call(categories.create, { body: { category: { name } } })
    await admin.call(technologies.create, { body: { technology: { name } } })
    const customer = { company_name: name, full_legal_name: name, title: 'Director', email: 'a@b.test' }
    const made = await admin.call(customers.create, { body: { customer } })
    const project = { name, manager_id: manager.id, customer_id: made.data.id, ...technology }
    await admin.call(projects.create, { body: { project } })
    await admin.call(vacancies.create, { body: { vacancy: { title: name } } })
    const candidate = { full_name: name, position: name, vacancy_id: vacancyId }
    await admin.call(candidates.create, { body: { candidate } })
    // The API accepts only Latin names of people, but earlier rows may have others.
    const [firstName = '', lastName = ''] = name.split(' ')
    await buildUser(db, { firstName, lastName })
  }
})
afterAll(() => api.close())

const filtered = (type: string, value: string) =>
  admin.call(candidates.list, { query: { vacancy_id: vacancyId, filter: JSON.stringify({ type, value }) } })

/** Each function returns the names that the list finds. */
const lists: readonly (readonly [list: string, find: (typed: string) => Promise<readonly string[]>])[] = [
  [
    'categories',
    async (name) => (await admin.call(categories.list, { query: { name } })).data.map((row) => row.name),
  ],
  [
    'customers by company',
    async (company) =>
      (await admin.call(customers.list, { query: { company } })).data.customers.map(
        (row) => row.company_name,
      ),
  ],
  [
    'customers by representative',
    async (representative) =>
      (await admin.call(customers.list, { query: { representative } })).data.customers.map(
        (row) => row.full_legal_name,
      ),
  ],
  [
    'customers by project',
    async (project) =>
      (await admin.call(customers.list, { query: { project } })).data.customers.map(
        (row) => row.company_name,
      ),
  ],
  [
    'customers for selects',
    async (name) =>
      (await admin.call(customers.names, { query: { name } })).data.map((row) => row.company_name),
  ],
  [
    'projects',
    async (name) =>
      (await admin.call(projects.list, { query: { name } })).data.projects.map((row) => row.name),
  ],
  [
    'projects for selects',
    async (name) => (await admin.call(projects.names, { query: { name } })).data.map((row) => row.name),
  ],
  [
    'people for selects',
    async (name) => (await admin.call(users.names, { query: { name } })).data.map((row) => row.full_name),
  ],
  [
    'vacancies for selects',
    async (name) => (await admin.call(vacancies.names, { query: { name } })).data.map((row) => row.title),
  ],
  [
    'candidates by name',
    async (typed) =>
      (await filtered('full_name', typed)).data.paginate_candidates.map((row) => row.full_name),
  ],
  [
    'candidates by position',
    async (typed) => (await filtered('position', typed)).data.paginate_candidates.map((row) => row.full_name),
  ],
  [
    'candidates for selects',
    async (name) =>
      (await admin.call(candidates.names, { query: { vacancy_id: vacancyId, name } })).data.candidates.map(
        (row) => row.full_name,
      ),
  ],
]

describe.each(lists)('the search of %s', (_, find) => {
  it.each(spellings)('the search finds %s when it is typed as %j', async (name, typed) => {
    expect(await find(typed)).toEqual([name])
  })

  it.each(others)('the search finds nothing by the text %s: %s', async (typed) => {
    expect(await find(typed)).toEqual([])
  })

  it('the search finds everything by a text of invisible characters', async () => {
    expect(await find('\u200B ')).toEqual(expect.arrayContaining([maryana, andriy]))
  })
})

it.each(['АНДРІЙ їжак', 'андріи\u0306\u00A0\u0456\u0308жак'])(
  'candidates are found by the name of a technology: %j',
  async (typed) => {
    const known = await admin.call(technologies.list)
    const chosen = known.data.filter((row) => row.name === andriy).map((row) => row.id)
    const { id } = await buildCandidate(api.db, { vacancyId, fullName: 'Zina Zet' })
    await admin.call(candidates.update, { params: { id }, body: { candidate: { technologies: chosen } } })
    const found = await filtered('technology', typed)
    expect(found.data.paginate_candidates.map((row) => row.id)).toContain(id)
  },
)

it.each([
  [
    'category',
    async (id: number, name: string) =>
      admin.call(categories.update, { params: { id }, body: { category: { name } } }),
    async (name: string) => (await admin.call(categories.list, { query: { name } })).data,
    async () => (await admin.call(categories.create, { body: { category: { name: 'Zulu one' } } })).data.id,
  ],
  [
    'project',
    async (id: number, name: string) =>
      admin.call(projects.update, { params: { id }, body: { project: { name } } }),
    async (name: string) => (await admin.call(projects.list, { query: { name } })).data.projects,
    async () => (await buildProject(api.db, { name: 'Zulu one' })).id,
  ],
  [
    'customer',
    async (id: number, name: string) =>
      admin.call(customers.update, {
        params: { id },
        body: { customer: { company_name: name, full_legal_name: name } },
      }),
    async (name: string) =>
      (await admin.call(customers.list, { query: { company: name, representative: name } })).data.customers,
    async () => {
      const project = await buildProject(api.db, { name: 'Zeppelin' })
      return project.customerId ?? 0
    },
  ],
  [
    'vacancy',
    async (id: number, title: string) =>
      admin.call(vacancies.update, { params: { id }, body: { vacancy: { title } } }),
    async (name: string) => (await admin.call(vacancies.names, { query: { name } })).data,
    async () => (await buildVacancy(api.db)).id,
  ],
  [
    'person',
    async (id: number, name: string) =>
      admin.call(users.update, { params: { id }, body: { user: { last_name: name } } }),
    async (name: string) => (await admin.call(users.names, { query: { name } })).data,
    async () => (await buildUser(api.db)).id,
  ],
  [
    'candidate',
    async (id: number, name: string) =>
      admin.call(candidates.update, {
        params: { id },
        body: { candidate: { full_name: name, position: name } },
      }),
    async (name: string) => {
      const byPosition = await filtered('position', name)
      const byName = await filtered('full_name', name)
      expect(byPosition.data).toEqual(byName.data)
      return byName.data.paginate_candidates
    },
    async () => (await buildCandidate(api.db, { vacancyId })).id,
  ],
])('a %s whose name is changed is found by the new name only', async (_, change, find, make) => {
  const id = await make()
  expect((await change(id, 'Yankee')).status).toBe(200)
  expect((await find('YANKEE')).map((row) => row.id)).toEqual([id])
  expect((await find('Zulu')).map((row) => row.id)).toEqual([])
})
