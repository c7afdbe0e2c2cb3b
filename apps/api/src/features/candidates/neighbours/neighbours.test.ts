import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildRecruiter } from '../../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

type Query = NonNullable<CallInput<typeof candidates.neighbours>['query']>
const neighboursOf = (id: number, query: Query = {}) =>
  recruiter.call(candidates.neighbours, { params: { id }, query })
const summaryOf = async (id: number, query: Query) => {
  const { place, count, previous, next } = (await neighboursOf(id, query)).data
  return [place, count, previous?.full_name ?? null, next?.full_name ?? null]
}

async function three() {
  const vacancy_id = (await buildVacancy(api.db)).id
  const add = (full_name: string, overrides: object = {}) =>
    buildCandidate(api.db, { vacancy_id: vacancy_id, full_name, significate: 'interviewing', ...overrides })
  const a = await add('a', { ping_again: true, ping_again_on: '2025-03-01' })
  const b = await add('b')
  const c = await add('c')
  return { vacancy_id, a, b, c }
}

it('a recruiter reads the place and the neighbours of a candidate in the usual order of a vacancy', async () => {
  const { vacancy_id, a, b, c } = await three()
  await buildCandidate(api.db)
  expect(await summaryOf(a.id, { vacancy_id })).toEqual([1, 3, null, 'c'])
  expect(await summaryOf(c.id, { vacancy_id })).toEqual([2, 3, 'a', 'b'])
  expect(await summaryOf(b.id, { vacancy_id })).toEqual([3, 3, 'c', null])
  const { data } = await neighboursOf(c.id, { vacancy_id })
  expect(data.previous).toEqual({ id: a.id, full_name: 'a' })
})

it('a recruiter reads the neighbours of a candidate in a sorted, filtered and searched list', async () => {
  const { vacancy_id, b } = await three()
  expect(await summaryOf(b.id, { vacancy_id, sort: '-full_name' })).toEqual([2, 3, 'c', 'a'])
  const filter = '{"type":"ping_again","value":"false"}'
  expect(await summaryOf(b.id, { vacancy_id, sort: 'full_name', filter })).toEqual([1, 2, null, 'c'])
  expect(await summaryOf(b.id, { vacancy_id, search: 'b' })).toEqual([1, 1, null, null])
})

it('a candidate who has left the list keeps the neighbours of the former place', async () => {
  const { vacancy_id, b } = await three()
  const filter = '{"type":"significate","value":"interviewing"}'
  const body = { candidate: { significate: 'rejected' } } as const
  await recruiter.call(candidates.update, { params: { id: b.id }, body })
  expect(await summaryOf(b.id, { vacancy_id, filter, sort: 'full_name' })).toEqual([null, 2, 'a', 'c'])
})

it('a candidate has neighbours among all candidates when no list is named', async () => {
  const { b } = await three()
  const { data } = await neighboursOf(b.id)
  expect(data.place).toBeGreaterThan(0)
  expect(data.count).toBeGreaterThanOrEqual(3)
})

it('the neighbours of an unknown candidate, and those under an unknown filter, are refused', async () => {
  expect((await neighboursOf(999_999)).status).toBe(404)
  const { b } = await three()
  expect((await neighboursOf(b.id, { filter: '{"type":"salary"}' })).status).toBe(422)
  expect((await neighboursOf(b.id, { filter: '7' })).status).toBe(400)
})
