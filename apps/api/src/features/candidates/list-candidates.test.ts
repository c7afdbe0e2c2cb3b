import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { candidateTechnologies } from '../../db/schema/candidates.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

type Overrides = Parameters<typeof buildCandidate>[1]

/** Makes a vacancy with these candidates, in this order. */
async function vacancyWith(...overrides: Overrides[]) {
  const { id: vacancy_id } = await buildVacancy(api.db)
  const ids: number[] = []
  for (const candidate of overrides) ids.push((await buildCandidate(api.db, { ...candidate, vacancy_id })).id)
  return { vacancy_id, ids }
}

const list = async (vacancy_id: number, query: Record<string, string> = {}) => {
  const search = new URLSearchParams({ vacancy_id: String(vacancy_id), ...query })
  const response = await recruiter.inject({ method: 'GET', url: `/api/v1/candidates?${search}` })
  return { status: response.statusCode, body: response.json() }
}
const namesOf = (body: { paginate_candidates: { full_name: string }[] }) =>
  body.paginate_candidates.map((row) => row.full_name)
const found = async (vacancy_id: number, type: string, value: unknown) => {
  const { status, body } = await list(vacancy_id, { filter: JSON.stringify({ type, value }) })
  return status === 200 ? namesOf(body).toSorted() : [status, ...Object.keys(body.errors)]
}

describe("the list of a vacancy's candidates", () => {
  it('the list of candidates begins with due pings by day, and the others follow with the newest first', async () => {
    const ping = (full_name: string, ping_again_on: string | null) => ({
      full_name,
      ping_again: true,
      ping_again_on,
    })
    const { vacancy_id } = await vacancyWith(
      { full_name: 'oldest' },
      ping('today', '2025-03-12'),
      ping('tomorrow', '2025-03-13'),
      ping('March', '2025-03-01'),
      ping('without a day', null),
      ping('March again', '2025-03-01'),
      { full_name: 'newest' },
    )
    const { body } = await list(vacancy_id)
    expect(namesOf(body)).toEqual([
      'March again',
      'March',
      'today',
      'newest',
      'without a day',
      'tomorrow',
      'oldest',
    ])
    expect(body).toMatchObject({ count: 7, pages: 1 })
  })

  it('the list of candidates has pages of ten', async () => {
    const { vacancy_id, ids } = await vacancyWith(...Array.from({ length: 11 }, () => ({})))
    const idsOf = async (query: Record<string, string>) => {
      const { body } = await list(vacancy_id, query)
      return [body.paginate_candidates.map((row: { id: number }) => row.id), body.pages, body.count]
    }
    const newest = ids.toReversed()
    expect(await idsOf({})).toEqual([newest.slice(0, 10), 2, 11])
    expect(await idsOf({ page: '2' })).toEqual([newest.slice(10), 2, 11])
    expect(await idsOf({ page: '3' })).toEqual([[], 2, 11])
    expect(await idsOf({ page: '2', limit: '4' })).toEqual([newest.slice(4, 8), 3, 11])
  })

  it('the list of candidates of an unknown vacancy is empty', async () => {
    expect(await list(999_999)).toEqual({
      status: 200,
      body: { paginate_candidates: [], pages: 0, count: 0 },
    })
  })

  it.each([
    ['with a vacancy that is no id', { vacancy_id: 'one' }],
    ['with page 0', { page: '0' }],
    ['with limit 101', { limit: '101' }],
    ['with a filter that is no JSON', { filter: '{' }],
    ['with a filter that is a list of texts', { filter: '["significate"]' }],
    ['with a list of 21 filters', { filter: JSON.stringify(Array.from({ length: 21 }, () => ({}))) }],
    ['with a search of 201 letters', { search: 'x'.repeat(201) }],
    ['with an unknown order', { sort: 'position' }],
    ['with a filter that is null', { filter: 'null' }],
    ['with a filter that is a text', { filter: '"significate"' }],
  ])('the list of candidates %s is refused as malformed', async (_, query) => {
    expect((await list(1, query)).status).toBe(400)
  })
})

describe("the filter of a vacancy's candidates", () => {
  it('a filter of candidates that is absent, empty or has an empty value finds all candidates', async () => {
    const { vacancy_id } = await vacancyWith({}, {})
    const filters = [
      '',
      '{}',
      '{"type":"","value":""}',
      '{"type":"english","value":""}',
      '{"type":"position"}',
    ]
    for (const filter of [...filters, '{"type":"experience","value":null}'])
      expect((await list(vacancy_id, { filter })).body.count).toBe(2)
  })

  it('the filter of candidates finds by a part of name and position, literally and in any case', async () => {
    const { vacancy_id } = await vacancyWith(
      { full_name: '50% Off_road', position: 'Lead QA' },
      { full_name: 'Олена Бондар', position: null },
    )
    expect(await found(vacancy_id, 'full_name', '% off_R')).toEqual(['50% Off_road'])
    expect(await found(vacancy_id, 'full_name', 'offxr')).toEqual([])
    expect(await found(vacancy_id, 'full_name', 'БОНДАР')).toEqual(['Олена Бондар'])
    expect(await found(vacancy_id, 'full_name', 50)).toEqual(['50% Off_road'])
    expect(await found(vacancy_id, 'position', 'lead q')).toEqual(['50% Off_road'])
    expect(await found(vacancy_id, 'position', '%')).toEqual([])
  })

  it('the filter of candidates finds by exact significate, English and ping again', async () => {
    const { vacancy_id } = await vacancyWith(
      { full_name: 'a', significate: 'rejected', english: 'native', ping_again: true },
      { full_name: 'b', significate: 'hired', english: 'intermediate' },
      { full_name: 'c', significate: 'hired', english: 'upper_intermediate' },
    )
    expect(await found(vacancy_id, 'significate', 'hired')).toEqual(['b', 'c'])
    expect(await found(vacancy_id, 'english', 'intermediate')).toEqual(['b'])
    expect(await found(vacancy_id, 'ping_again', 'true')).toEqual(['a'])
    expect(await found(vacancy_id, 'ping_again', true)).toEqual(['a'])
    expect(await found(vacancy_id, 'ping_again', 'false')).toEqual(['b', 'c'])
    expect(await found(vacancy_id, 'ping_again', false)).toEqual(['b', 'c'])
  })

  it('the filter of candidates finds those with at least the given experience', async () => {
    const { vacancy_id } = await vacancyWith(
      { full_name: 'none' },
      { full_name: '0', experience: 0 },
      { full_name: '2.5', experience: 2.5 },
      { full_name: '10', experience: 10 },
    )
    expect(await found(vacancy_id, 'experience', 0)).toEqual(['0', '10', '2.5'])
    expect(await found(vacancy_id, 'experience', '2.5')).toEqual(['10', '2.5'])
    expect(await found(vacancy_id, 'experience', 2.6)).toEqual(['10'])
    expect(await found(vacancy_id, 'experience', 1e300)).toEqual([])
  })

  it('the filter of candidates finds by the id of a technology or its exact name in any case', async () => {
    const technology = await buildTechnology(api.db, { name: 'Elm of filters' })
    const { vacancy_id, ids } = await vacancyWith({ full_name: 'a' }, { full_name: 'b' })
    await api.db
      .insert(candidateTechnologies)
      .values({ candidate_id: Math.min(...ids), technology_id: technology.id })
    expect(await found(vacancy_id, 'technology', technology.id)).toEqual(['a'])
    expect(await found(vacancy_id, 'technology', String(technology.id))).toEqual(['a'])
    expect(await found(vacancy_id, 'technology', 'ELM of filters')).toEqual(['a'])
    expect(await found(vacancy_id, 'technology', 'elm')).toEqual([])
    expect(await found(vacancy_id, 'technology', '%')).toEqual([])
    expect(await found(vacancy_id, 'technology', '99999999999999999999')).toEqual([])
    expect(await found((await vacancyWith({})).vacancy_id, 'technology', technology.id)).toEqual([])
  })

  it.each([
    ['salary', 100],
    ['', 'hired'],
    ['constructor', 'x'],
    ['salary', ''],
    ['significate', 'fired'],
    ['significate', ['hired']],
    ['english', 'Advanced'],
    ['ping_again', 'yes'],
    ['experience', 'much'],
    ['experience', ' '],
    ['full_name', { $ne: 1 }],
    ['full_name', 'a\0b'],
  ])("the filter of candidates '%s' with the value %j is refused", async (type, value) => {
    expect(await found(1, type, value)).toEqual([422, 'filter'])
  })

  it('the list of candidates counts and pages what the filter finds', async () => {
    const { vacancy_id } = await vacancyWith({ position: 'QA' }, { position: 'QA' }, {}, { position: 'QA' })
    const { body } = await list(vacancy_id, { filter: '{"type":"position","value":"qa"}', limit: '2' })
    expect([body.paginate_candidates.length, body.pages, body.count]).toEqual([2, 2, 3])
  })
})

it("the names of a vacancy's candidates are sorted by name, all of them or those that contain the words", async () => {
  const { vacancy_id, ids } = await vacancyWith(
    { full_name: 'olha' },
    { full_name: 'Anna B' },
    { full_name: 'Bob' },
  )
  const names = async (query: { name?: string; limit?: number; id?: number[] } = {}) =>
    (await recruiter.call(candidates.names, { query: { vacancy_id, ...query } })).data.candidates
  expect(await names()).toEqual([
    { id: ids[1], full_name: 'Anna B' },
    { id: ids[2], full_name: 'Bob' },
    { id: ids[0], full_name: 'olha' },
  ])
  expect(await names({ name: 'b ann' })).toEqual([{ id: ids[1], full_name: 'Anna B' }])
  expect(await names({ limit: 1 })).toHaveLength(1)
  expect(await names({ id: ids.slice(0, 1) })).toEqual([{ id: ids[0], full_name: 'olha' }])
})
