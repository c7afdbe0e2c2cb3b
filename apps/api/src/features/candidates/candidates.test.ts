import { candidates } from '@portal/contract/candidates/candidate-routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, defaultNow, type TestApp } from '../../../test/app.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildManager, buildRecruiter, buildUser } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { significateChanges, candidates as table } from '../../db/schema/candidates.ts'

let api: TestApp
let recruiter: Client
let recruiterId: number
beforeAll(async () => {
  api = await createTestApp()
  const user = await buildRecruiter(api.db)
  recruiterId = user.id
  recruiter = await api.as(user)
})
afterAll(() => api.close())

const post = async (candidate: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const response = await recruiter.inject({
    method: 'POST',
    url: '/api/v1/candidates',
    payload: { candidate },
    headers,
  })
  return { status: response.statusCode, body: response.json() }
}
const put = async (id: number, payload: Record<string, unknown>, client = recruiter) => {
  const response = await client.inject({ method: 'PUT', url: `/api/v1/candidates/${id}`, payload })
  return { status: response.statusCode, body: response.json() }
}
const show = (id: number, client = recruiter) => client.call(candidates.show, { params: { id } })
const keysOf = async (id: number) => {
  const [row] = await api.db.select().from(table).where(eq(table.id, id))
  return [row?.email_key, row?.phone_keys, row?.linkedin_key]
}
const historyOf = async (id: number) => {
  const rows = await api.db.select().from(significateChanges).where(eq(significateChanges.candidate_id, id))
  return rows.map((row) => [
    row.from_significate,
    row.to_significate,
    row.changed_by_id,
    row.changed_at.toISOString(),
  ])
}
const now = new Date(defaultNow).toISOString()
const experienceMessage = 'Enter years from 0 to 99, with at most one decimal'

describe('a candidate added by a recruiter', () => {
  it('a recruiter adds a candidate with every field that was sent, trimmed, and the address of the vacancy', async () => {
    const vacancy = await buildVacancy(api.db, { title: 'Java developer' })
    const second = await buildTechnology(api.db, { name: 'spring of candidates' })
    const first = await buildTechnology(api.db, { name: 'Java of candidates' })
    const sent = {
      stack: 'Java, SQL',
      cv_url: 'https://cv.test/olena',
      first_interview: '2025-03-03',
      phone: '050 123 45 67',
      email: 'Olena@Mail.test',
      telegram: 'olena',
      linkedin: 'https://www.linkedin.com/in/Olena/',
      resource_url: 'https://djinni.test/q/1',
      salary: 2500.5,
      english: 'advanced',
      location: 'Lviv',
      company: 'Datamill',
      experience: 3.5,
      significate: 'test_task',
      first_additional_link: 'https://one.test/a',
      second_additional_link: 'https://two.test/b',
      position: 'Developer',
      recruiter_note: 'Friendly',
      tech_lead_note: 'Solid',
      final_decision: 'Later',
    }
    const technologies = [second.id, first.id, second.id]
    const { status, body } = await post({
      ...sent,
      full_name: '  Olena Bondar ',
      vacancy_id: vacancy.id,
      technologies,
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...sent,
      id: body.id,
      version: 1,
      full_name: 'Olena Bondar',
      vacancy_id: vacancy.id,
      vacancy_title: 'Java developer',
      created_at: expect.any(String),
      cv_file: null,
      technologies: [first.name, second.name],
      technology_ids: [first.id, second.id],
      ping_again: false,
      ping_again_on: null,
      ping_again_due: false,
      user_id: null,
      can: { update: true, delete: true, create_user: false },
    })
    expect((await show(body.id)).data).toEqual(body)
    expect(await keysOf(body.id)).toEqual(['olena@mail.test', ['+380501234567'], 'in/olena'])
    expect(await historyOf(body.id)).toEqual([[null, 'test_task', recruiterId, now]])
  })

  it('a new candidate has elementary English and is hired unless something else is sent', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db)
    const added = await post({ full_name: 'Ivan', vacancy_id, email: '', phone: ' ', technologies: [] })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({
      english: 'elementary',
      significate: 'hired',
      technologies: [],
      email: null,
      phone: null,
      experience: null,
    })
    expect(await keysOf(added.body.id)).toEqual([null, [], null])
    expect(await historyOf(added.body.id)).toEqual([[null, 'hired', recruiterId, now]])
  })

  it.each([
    ['without a name', { full_name: undefined }, 'full_name', 'Fill out candidate name.'],
    ['with a blank name', { full_name: '  ' }, 'full_name', 'Fill out candidate name.'],
    ['in an unknown vacancy', { vacancy_id: 999_999 }, 'vacancy_id', 'There is no such vacancy'],
    ['with an unknown technology', { technologies: [999_999] }, 'technologies', 'Unknown technology'],
    ['with less than no experience', { experience: -1 }, 'experience', experienceMessage],
    ['with more than 99 years of experience', { experience: 99.1 }, 'experience', experienceMessage],
    ['with experience of two decimals', { experience: 2.55 }, 'experience', experienceMessage],
    ['with experience of two decimals as text', { experience: '2.55' }, 'experience', experienceMessage],
    ['with an unknown significate', { significate: 'fired' }, 'significate', expect.any(String)],
    ['with an unknown level of English', { english: 'fluent' }, 'english', expect.any(String)],
    ['with a link of another scheme', { cv_url: 'javascript:alert(1)' }, 'cv_url', expect.any(String)],
    ['with a wrong e-mail', { email: 'olena' }, 'email', expect.any(String)],
    ['with a wrong day', { first_interview: '2025-02-30' }, 'first_interview', expect.any(String)],
  ])('a new candidate %s is refused', async (_, wrong, field, message) => {
    const { id: vacancy_id } = await buildVacancy(api.db)
    const { status, body } = await post({ full_name: 'Ivan', vacancy_id, ...wrong })
    expect([status, body.errors[field]?.[0]]).toEqual([422, message])
    expect((await recruiter.call(candidates.list, { query: { vacancy_id } })).data.count).toBe(0)
  })

  it('a candidate is added once when a recruiter repeats the request with its Idempotency-Key', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db)
    const again = () =>
      post({ full_name: 'Ivan', vacancy_id }, { 'idempotency-key': `candidate-${vacancy_id}` })
    const [first, second] = [await again(), await again()]
    expect(second).toEqual(first)
    expect((await recruiter.call(candidates.list, { query: { vacancy_id } })).data.count).toBe(1)
    expect(await historyOf(first.body.id)).toHaveLength(1)
  })

  it('a candidate without a vacancy is refused', async () => {
    const { status, body } = await post({ full_name: 'Ivan' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['vacancy_id']])
  })
})

it('a manager may make the user of a hired candidate who has none; a recruiter may not', async () => {
  const manager = await api.as(await buildManager(api.db))
  const mayCreate = async (client: Client, candidate: Parameters<typeof buildCandidate>[1]) =>
    (await show((await buildCandidate(api.db, candidate)).id, client)).data.can
  const all = { update: true, delete: true }
  expect(await mayCreate(manager, { significate: 'hired' })).toEqual({ ...all, create_user: true })
  expect(await mayCreate(recruiter, { significate: 'hired' })).toEqual({ ...all, create_user: false })
  expect(await mayCreate(manager, { significate: 'preoffer' })).toEqual({ ...all, create_user: false })
  const { id: user_id } = await buildUser(api.db)
  expect(await mayCreate(manager, { significate: 'hired', user_id })).toEqual({ ...all, create_user: false })
})

it('a candidate is deleted with the history and the technologies', async () => {
  const { id: vacancy_id } = await buildVacancy(api.db)
  const technology = await buildTechnology(api.db)
  const { body } = await post({ full_name: 'Ivan', vacancy_id, technologies: [technology.id] })
  expect((await recruiter.call(candidates.remove, { params: { id: body.id } })).status).toBe(204)
  expect((await show(body.id)).status).toBe(404)
  expect(await historyOf(body.id)).toEqual([])
  expect((await put(body.id, { position: 'QA' })).body.code).toBe('candidates.not_found')
})

it('a developer and a person who is only CFO cannot call the candidates', async () => {
  const { id } = await buildCandidate(api.db)
  for (const subRole of ['developer', 'cfo'] as const) {
    const client = await api.as(await buildUser(api.db, { sub_roles: [subRole] }))
    const { status, refusal } = await show(id, client)
    expect([status, refusal.error]).toEqual([403, "You don't have permission to see this page."])
    expect((await put(id, { position: 'QA' }, client)).status).toBe(403)
  }
})
