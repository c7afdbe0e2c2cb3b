import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
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

type Query = NonNullable<CallInput<typeof candidates.list>['query']>

const listed = async (query: Query) => (await recruiter.call(candidates.list, { query })).data
const namesOf = async (query: Query) =>
  (await listed(query)).paginate_candidates.map(({ full_name }) => full_name)

describe('the search of candidates', () => {
  it('a recruiter searches the candidates of all vacancies, whose rows name the vacancy', async () => {
    const first = await buildVacancy(api.db, { title: 'Rust developer' })
    const second = await buildVacancy(api.db)
    const { id } = await buildCandidate(api.db, { full_name: 'Quentin One', vacancy_id: first.id })
    await buildCandidate(api.db, { full_name: 'Quentin Two', vacancy_id: second.id })
    const found = await listed({ search: 'quentin' })
    expect([found.count, found.pages]).toEqual([2, 1])
    expect(found.paginate_candidates.map((row) => row.full_name)).toEqual(['Quentin Two', 'Quentin One'])
    expect(found.paginate_candidates[1]).toMatchObject({
      id,
      vacancy_title: 'Rust developer',
    })
    expect(await namesOf({ search: 'quentin', vacancy_id: first.id })).toEqual(['Quentin One'])
  })

  it('the search of candidates finds each word in the name, the e-mail, the phone or a technology', async () => {
    const technology = await buildTechnology(api.db, { name: 'Elixir Phoenix' })
    const { id: candidate_id } = await buildCandidate(api.db, {
      full_name: 'Wanda Zorenko',
      email: 'W.Zorenko@Mail.test',
      phone: '+380 (67) 765-43-21',
    })
    await api.db.insert(candidateTechnologies).values({ candidate_id, technology_id: technology.id })
    await buildCandidate(api.db, { full_name: 'Wanda Other', email: null, phone: null })
    for (const search of ['ZOREN', 'wanda phoenix', 'w.zorenko@mail', 'elixir 765', 'zor wan 4321'])
      expect([search, await namesOf({ search })]).toEqual([search, ['Wanda Zorenko']])
    for (const search of ['wanda elm', 'zorenko 999', '%', 'w_zorenko'])
      expect([search, await namesOf({ search })]).toEqual([search, []])
  })

  it.each([
    '+380 67 987 65 43',
    '067 987-65-43',
    '0679876543',
    '8 067 987 65 43',
    '00380679876543',
    '(067) 98 76',
    '9876543',
  ])('the search of candidates finds a phone typed as %s', async (search) => {
    const vacancy_id = (await buildVacancy(api.db)).id
    const { full_name } = await buildCandidate(api.db, { vacancy_id, phone: '+38 067 9876543' })
    await buildCandidate(api.db, { vacancy_id, phone: '+38 050 1112233' })
    expect(await namesOf({ vacancy_id, search })).toEqual([full_name])
  })

  it('the search of candidates finds no phone by two digits', async () => {
    const vacancy_id = (await buildVacancy(api.db)).id
    await buildCandidate(api.db, { vacancy_id, phone: '+38 067 9876543', full_name: 'Tetiana' })
    expect(await namesOf({ vacancy_id, search: '98' })).toEqual([])
  })

  it('a list of filters finds the candidates for whom all of them hold, together with the search', async () => {
    const vacancy_id = (await buildVacancy(api.db)).id
    const common = { vacancy_id, position: 'QA lead', significate: 'interviewing' } as const
    await buildCandidate(api.db, { ...common, full_name: 'Iryna A', experience: 5 })
    await buildCandidate(api.db, { ...common, full_name: 'Iryna B', experience: 1 })
    await buildCandidate(api.db, { ...common, full_name: 'Petro C', experience: 6 })
    await buildCandidate(api.db, { ...common, full_name: 'Iryna D', experience: 7, significate: 'hired' })
    const filter = JSON.stringify([
      { type: 'position', value: 'qa' },
      { type: 'significate', value: 'interviewing' },
      { type: 'experience', value: 2 },
      {},
    ])
    expect((await namesOf({ vacancy_id, filter })).toSorted()).toEqual(['Iryna A', 'Petro C'])
    expect(await listed({ vacancy_id, filter, search: 'iryna' })).toMatchObject({ count: 1 })
    const empty = await listed({ vacancy_id, filter: '[]' })
    expect(empty.count).toBe(4)
    const board = await recruiter.call(candidates.board, { query: { filter, search: 'iryna' } })
    expect(board.data.columns.map(({ count }) => count)).toEqual([0, 1, 0, 0, 0])
  })

  it('an unknown type among several filters is refused', async () => {
    const filter = '[{"type":"position","value":"qa"},{"type":"salary","value":1}]'
    const { status, refusal } = await recruiter.call(candidates.list, { query: { filter } })
    expect([status, Object.keys(refusal.errors)]).toEqual([422, ['filter']])
  })

  it('the names of candidates of all vacancies are at most a hundred', async () => {
    const { id } = await buildCandidate(api.db, { full_name: 'Xenia Names' })
    const found = await recruiter.call(candidates.names, { query: { name: 'names xenia' } })
    expect(found.data.candidates).toEqual([{ id, full_name: 'Xenia Names' }])
    const vacancy_id = (await buildVacancy(api.db)).id
    for (let number = 0; number < 101; number += 1)
      await buildCandidate(api.db, { vacancy_id, full_name: `Many ${number}` })
    expect((await recruiter.call(candidates.names, { query: {} })).data.candidates).toHaveLength(100)
    const ofVacancy = await recruiter.call(candidates.names, { query: { vacancy_id } })
    expect(ofVacancy.data.candidates).toHaveLength(101)
  })
})

describe('the order of candidates', () => {
  it.each([
    ['full_name', 'Anna b C'],
    ['-full_name', 'C b Anna'],
    ['experience', 'b Anna C'],
    ['-experience', 'Anna b C'],
    ['salary', 'C b Anna'],
    ['english', 'C Anna b'],
    ['-english', 'b Anna C'],
    ['significate', 'C b Anna'],
    ['-significate', 'Anna b C'],
    ['created_at', 'b C Anna'],
    ['-created_at', 'Anna C b'],
  ] as const)(
    'candidates sorted by %s are in the order %s, in the list and on the board',
    async (sort, wanted) => {
      const vacancy_id = (await buildVacancy(api.db)).id
      await buildCandidate(api.db, {
        vacancy_id,
        full_name: 'b',
        experience: 1.5,
        salary: 2000,
        english: 'native',
        significate: 'hired',
        created_at: new Date('2025-01-01T10:00:00Z'),
      })
      await buildCandidate(api.db, {
        vacancy_id,
        full_name: 'Anna',
        experience: 10,
        english: 'upper_intermediate',
        significate: 'rejected',
        created_at: new Date('2025-01-03T10:00:00Z'),
        ping_again: true,
        ping_again_on: '2025-01-01',
      })
      await buildCandidate(api.db, {
        vacancy_id,
        full_name: 'C',
        salary: 500,
        english: 'beginner',
        significate: 'test_task',
        created_at: new Date('2025-01-02T10:00:00Z'),
      })
      const query = { vacancy_id, sort }
      expect((await namesOf(query)).join(' ')).toBe(wanted)
      const { data } = await recruiter.call(candidates.board, { query })
      expect(data.columns.flatMap((column) => column.candidates)).toHaveLength(3)
    },
  )

  it('the cards of a column of the board are in the order of the list', async () => {
    const vacancy_id = (await buildVacancy(api.db)).id
    for (const full_name of ['b', 'C', 'a']) await buildCandidate(api.db, { vacancy_id, full_name })
    const query = { vacancy_id, sort: '-full_name' } as const
    const { data } = await recruiter.call(candidates.board, { query })
    expect(data.columns.at(-1)?.candidates.map(({ full_name }) => full_name)).toEqual(['C', 'b', 'a'])
  })
})
