import { vacancies } from '@portal/contract/vacancies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { vacancies as vacanciesTable } from '../../db/schema/vacancies.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

const show = (id: number) => recruiter.call(vacancies.show, { params: { id } })
const list = async (query: CallInput<typeof vacancies.list>['query'] = {}) =>
  (await recruiter.call(vacancies.list, { query })).data

describe('the list of vacancies', () => {
  it('vacancies are listed newest first, ten on a page', async () => {
    const added = []
    for (let number = 0; number < 12; number += 1) added.push((await buildVacancy(api.db)).id)
    const newest = added.toReversed()
    const first = await list()
    expect(first.vacancies.map(({ id }) => id)).toEqual(newest.slice(0, 10))
    expect(first.pages).toBe(Math.ceil(first.count / 10))
    expect(first.count).toBe(await api.db.$count(vacanciesTable))
    const second = await list({ page: 2, limit: 5 })
    expect(second.vacancies.map(({ id }) => id)).toEqual(newest.slice(5, 10))
    expect(await list({ page: 9999 })).toMatchObject({ vacancies: [], count: first.count })
  })

  it('the list of vacancies counts the candidates, and the pings that are due on the day', async () => {
    const { id } = await buildVacancy(api.db)
    const days = ['2025-03-11', '2025-03-12', '2025-03-13']
    for (const ping_again_on of days)
      await buildCandidate(api.db, { vacancy_id: id, ping_again: true, ping_again_on })
    await buildCandidate(api.db, { vacancy_id: id, ping_again: true })
    await buildCandidate(api.db, { vacancy_id: id })
    const counted = async () => {
      const { vacancies: rows } = await list({ limit: 100 })
      const { data } = await show(id)
      expect(rows.find((row) => row.id === id)).toEqual(data)
      return [data.candidates_counter, data.due_pings_counter]
    }
    expect(await counted()).toEqual([5, 2])
    api.setNow('2025-03-12T22:30:00Z')
    expect(await counted()).toEqual([5, 3])
    api.setNow('2025-03-12T10:00:00Z')
  })

  it.each(['page=0', 'page=x', 'limit=0', 'limit=101'])(
    'the list of vacancies refuses ?%s',
    async (query) => {
      const response = await recruiter.inject({ method: 'GET', url: `/api/v1/vacancies?${query}` })
      expect(response.statusCode).toBe(400)
    },
  )
})

it('the names of vacancies are sorted by title without regard to case, and found by words, literally', async () => {
  const titles = ['zz 50% remote', 'ZZ 500 remote', 'zz Analyst']
  const ids: number[] = []
  for (const title of titles) ids.push((await buildVacancy(api.db, { title })).id)
  const named = async (query: CallInput<typeof vacancies.names>['query']) =>
    (await recruiter.call(vacancies.names, { query })).data.map(({ title }) => title)
  const all = await named({})
  expect(all.slice(-3)).toEqual(['zz 50% remote', 'ZZ 500 remote', 'zz Analyst'])
  expect(all).toHaveLength(await api.db.$count(vacanciesTable))
  expect(await named({ name: 'REMOTE 50%' })).toEqual(['zz 50% remote'])
  expect(await named({ name: 'zz', limit: 2 })).toEqual(['zz 50% remote', 'ZZ 500 remote'])
  expect(await named({ id: [ids[2] ?? 0] })).toEqual(['zz Analyst'])
})
