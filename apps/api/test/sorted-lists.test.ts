import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Client, createTestApp, type TestApp } from './app.ts'
import { sortedLists } from './calls/all-calls.ts'
import type { SortedCompany, SortedList } from './calls/test-calls.ts'
import { addressOf, descriptors, nameOf } from './descriptors.ts'
import { buildProject } from './factories/project.ts'
import { buildManager, buildUser } from './factories/user.ts'

type Row = Readonly<Record<string, unknown>>

let api: TestApp
let manager: Client
let company: SortedCompany
beforeAll(async () => {
  api = await createTestApp()
  const { db } = api
  const manager_id = (await buildManager(db)).id
  manager = await api.as({ id: manager_id })
  const project_id = (await buildProject(db, { name: 'Common', industry: 'Finance' })).id
  company = { api, manager_id, project_id, person_id: (await buildUser(db, { first_name: 'zoe' })).id }
  for (const name of ['beta', 'Alpha', 'beta 2', 'Gamma']) {
    for (const { build } of sortedLists) await build?.(company, name)
  }
})
afterAll(() => api.close())

/** Answers that are no rows, in the order of another list: their feature compares them with it. */
const inOrderOfOthers = [candidates.board, candidates.neighbours].map(nameOf)

it('every list with `sort` is in sortedLists of its feature', () => {
  // The files of lists are compared with the lists by a test of their own.
  const sortable = descriptors.filter(
    ({ sendsFile, schema: { querystring } }) =>
      sendsFile === undefined && querystring instanceof z.ZodMiniObject && 'sort' in querystring.shape,
  )
  const tested = new Set(sortedLists.map(({ list }) => nameOf(list)))
  expect([...tested, ...inOrderOfOthers].toSorted()).toEqual(sortable.map(nameOf).toSorted())
})

const open = ({ list, id, query }: SortedList, sort: Record<string, string>) =>
  manager.inject({
    method: 'GET',
    url: addressOf(list, String(id?.(company))),
    query: { limit: '100', ...query?.(company), ...sort },
  })

describe.each(sortedLists)('the list of $title', (list) => {
  const rowsOf = async (sort: Record<string, string>): Promise<Row[]> => {
    const response = await open(list, sort)
    expect(response.statusCode).toBe(200)
    return list.key === undefined ? response.json() : response.json()[list.key]
  }

  it.each(list.sorts)('the list sorts by %s, with rows without a value last', async (sort) => {
    const rows = await rowsOf({ sort })
    expect(rows.length).toBeGreaterThan(1)
    const field = sort.replace('-', '')
    // An open contract ends after all others.
    const empty = field === 'end_date' ? '9999' : undefined
    const values = rows.map((row) => row[field] ?? empty)
    expect(values.map(comparable)).toEqual(sorted(values.map(comparable), sort.startsWith('-')))
  })

  it('the sorted list holds the same rows as the usual order', async () => {
    const idsOf = (rows: Row[]) => new Set(rows.map((row) => row.id ?? JSON.stringify(row)))
    expect(idsOf(await rowsOf({ sort: list.sorts[0] ?? '' }))).toEqual(idsOf(await rowsOf({})))
  })

  it.each(['nonsense', '--id', 'can'])('the list answers 400 to the order %s', async (sort) => {
    expect((await open(list, { sort })).statusCode).toBe(400)
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
  if (typeof value === 'object' && 'full_name' in value) return comparable(value.full_name)
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
