import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { countQueries } from '../../../../test/counted-queries.ts'
import { buildTechnology } from '../../../../test/factories/reference.ts'
import { buildManager, buildRecruiter } from '../../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'
import { candidateTechnologies } from '../../../db/schema/candidates.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

type Query = CallInput<typeof candidates.board>['query']

const columnsOf = async (query: Query, client = recruiter) =>
  (await client.call(candidates.board, { query })).data.columns
const summaryOf = async (query: Query) =>
  (await columnsOf(query)).map((column) => [
    column.significate,
    column.count,
    ...column.candidates.map((card) => card.full_name),
  ])

describe("the board of a vacancy's candidates", () => {
  it('the board of candidates has a column of every significate in their order, each in the order of the list', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db)
    const add = (full_name: string, significate: 'hired' | 'test_task', ping_again_on?: string) =>
      buildCandidate(api.db, {
        vacancy_id,
        full_name,
        significate,
        ...(ping_again_on === undefined ? {} : { ping_again: true, ping_again_on }),
      })
    await add('due', 'hired', '2025-03-12')
    await add('due before', 'hired', '2025-02-01')
    await add('older', 'hired')
    await add('later', 'hired', '2025-03-13')
    await add('tested', 'test_task')
    await add('tested and due', 'test_task', '2025-03-12')
    await buildCandidate(api.db, { significate: 'preoffer' })
    expect(await summaryOf({ vacancy_id })).toEqual([
      ['rejected', 0],
      ['interviewing', 0],
      ['test_task', 2, 'tested and due', 'tested'],
      ['preoffer', 0],
      ['hired', 4, 'due before', 'due', 'later', 'older'],
    ])
    expect(await summaryOf({ vacancy_id, limit: 1 })).toEqual([
      ['rejected', 0],
      ['interviewing', 0],
      ['test_task', 2, 'tested and due'],
      ['preoffer', 0],
      ['hired', 4, 'due before'],
    ])
    const filter = JSON.stringify({ type: 'full_name', value: 'DUE' })
    expect((await summaryOf({ vacancy_id, filter })).slice(2)).toEqual([
      ['test_task', 1, 'tested and due'],
      ['preoffer', 0],
      ['hired', 2, 'due before', 'due'],
    ])
  })

  it('the board of candidates shows of each one what a card needs', async () => {
    const row = await buildCandidate(api.db, {
      position: 'Developer',
      salary: 1500.5,
      experience: 2.5,
      ping_again: true,
      ping_again_on: '2025-03-12',
      recruiter_note: 'Friendly',
    })
    const technology = await buildTechnology(api.db)
    await api.db.insert(candidateTechnologies).values({ candidate_id: row.id, technology_id: technology.id })
    const manager = await api.as(await buildManager(api.db))
    const columns = await columnsOf({ vacancy_id: row.vacancy_id }, manager)
    expect(columns.at(-1)?.candidates).toEqual([
      {
        id: row.id,
        version: 1,
        full_name: row.full_name,
        position: 'Developer',
        technologies: [technology.name],
        salary: 1500.5,
        english: 'elementary',
        experience: 2.5,
        significate: 'hired',
        ping_again: true,
        ping_again_on: '2025-03-12',
        ping_again_due: true,
        can: { update: true, delete: true, create_user: true },
      },
    ])
  })

  it('a column of the board has twenty cards, unless up to a hundred are asked for', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db)
    for (let number = 0; number < 21; number += 1) await buildCandidate(api.db, { vacancy_id: vacancy_id })
    const hired = async (query: Omit<NonNullable<Query>, 'vacancy_id'>) =>
      (await columnsOf({ vacancy_id, ...query })).at(-1)
    expect(await hired({})).toMatchObject({ count: 21, candidates: { length: 20 } })
    expect(await hired({ limit: 100 })).toMatchObject({ count: 21, candidates: { length: 21 } })
    const tooMany = await recruiter.call(candidates.board, { query: { vacancy_id, limit: 101 } })
    expect(tooMany.status).toBe(400)
  })

  it('the board of candidates of an unknown vacancy is empty, and an unknown filter is refused', async () => {
    expect((await columnsOf({ vacancy_id: 999_999 })).map((column) => column.count)).toEqual([0, 0, 0, 0, 0])
    const query = { vacancy_id: 1, filter: '{"type":"salary","value":1}' }
    const { status, refusal } = await recruiter.call(candidates.board, { query })
    expect([status, Object.keys(refusal.errors)]).toEqual([422, ['filter']])
  })

  it('the board of candidates takes one statement for all cards and one for the counts', async () => {
    const { vacancy_id } = await buildCandidate(api.db)
    const session = 1
    expect(await countQueries(api.db, () => columnsOf({ vacancy_id }))).toBe(session + 2)
  })
})
