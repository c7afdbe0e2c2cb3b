import { profiles } from '@portal/contract/profiles/profiles'
import { users } from '@portal/contract/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildTechnology, findSubRoleIds } from '../../../../test/factories/reference.ts'
import { nextNumber } from '../../../../test/factories/sequence.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'
import { formOf } from '../../../../test/form.ts'
import { candidates, candidateTechnologies } from '../../../db/schema/candidates.ts'
import { users as usersTable } from '../../../db/schema/people/users.ts'
import { vacancies as vacanciesTable } from '../../../db/schema/vacancies.ts'

let api: TestApp
let manager: Client
let role_ids: number[]
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  role_ids = await findSubRoleIds(api.db, 'developer')
})
afterAll(() => api.close())

const newPerson = () => ({
  email: `hired${nextNumber()}@portal.test`,
  first_name: 'Olena',
  last_name: 'Bondar',
  password: 'hired-today',
  role_ids,
})
const hire = (client: Client, candidate_id: number | null, person = newPerson()) =>
  client.call(users.create, { body: { user: { ...person, candidate_id } } })
const findCandidate = async (id: number) =>
  (await api.db.select().from(candidates).where(eq(candidates.id, id)))[0]

describe('an account made of a hired candidate', () => {
  it("a manager's account of a hired candidate begins with what is known of the candidate, who leads to it", async () => {
    const candidate = await buildCandidate(api.db, {
      phone: '+380671234567',
      telegram: '@olena',
      english: 'advanced',
      salary: 2500.5,
      position: 'Backend developer',
      location: 'Lviv',
    })
    const technologies = [await buildTechnology(api.db), await buildTechnology(api.db)]
    await api.db
      .insert(candidateTechnologies)
      .values(technologies.map(({ id }) => ({ candidate_id: candidate.id, technology_id: id })))

    const { status, data } = await hire(manager, candidate.id)
    expect(status).toBe(201)
    const { data: profile } = await manager.call(profiles.show, { params: { id: data.id } })
    expect(profile).toMatchObject({
      version: 1,
      phone_number: '+380671234567',
      telegram: '@olena',
      english_level: 'advanced',
      salary: 2500.5,
      position: 'Backend developer',
      home_address: 'Lviv',
      skype: null,
      job_started_on: null,
    })
    expect(profile.technologies.map(({ id }) => id).toSorted()).toEqual(
      technologies.map(({ id }) => id).toSorted(),
    )
    expect(await findCandidate(candidate.id)).toMatchObject({ user_id: data.id, version: 2 })
  })

  it('an account has nothing of a candidate of whom nothing is known, and a position no longer than a profile may hold', async () => {
    const empty = await hire(manager, (await buildCandidate(api.db)).id)
    const { data: profile } = await manager.call(profiles.show, { params: { id: empty.data.id } })
    expect(profile).toMatchObject({ phone_number: null, salary: null, position: null, technologies: [] })
    const long = await buildCandidate(api.db, { position: '😀'.repeat(200) })
    const { data } = await hire(manager, long.id)
    const { data: cut } = await manager.call(profiles.show, { params: { id: data.id } })
    expect(cut.position).toBe('😀'.repeat(100))
  })

  it('an account of a candidate may be sent as a form, where an empty candidate is none', async () => {
    const candidate = await buildCandidate(api.db)
    const send = async (candidate_id: string) => {
      const fields = Object.entries({ ...newPerson(), candidate_id }).flatMap(
        ([name, value]): [string, string][] =>
          Array.isArray(value) ? value.map((id) => [`${name}[]`, String(id)]) : [[name, String(value)]],
      )
      return manager.inject({ method: 'POST', url: '/api/v1/users', ...(await formOf(...fields)) })
    }
    expect((await send('')).statusCode).toBe(201)
    const made = await send(String(candidate.id))
    expect(made.statusCode).toBe(201)
    expect((await findCandidate(candidate.id))?.user_id).toBe(made.json().id)
  })

  it('an account stays when the candidate is deleted with the vacancy', async () => {
    const candidate = await buildCandidate(api.db)
    const { data } = await hire(manager, candidate.id)
    await api.db.delete(vacanciesTable).where(eq(vacanciesTable.id, candidate.vacancy_id))
    expect(await findCandidate(candidate.id)).toBeUndefined()
    expect((await manager.call(users.show, { params: { id: String(data.id) } })).status).toBe(200)
  })
})

describe('refused accounts of candidates', () => {
  const accounts = () => api.db.$count(usersTable)
  const refused = async (client: Client, candidate_id: number, code: string, sentence: string) => {
    const before = await accounts()
    const { status, refusal } = await hire(client, candidate_id)
    expect(status).toBe(422)
    expect(refusal).toMatchObject({ code, message: sentence, errors: { candidate_id: [sentence] } })
    expect(await accounts()).toBe(before)
  }

  it('no account is made of an unknown candidate', () =>
    refused(manager, 999_999, 'users.unknown_candidate', 'Unknown candidate'))

  it('no account is made of a candidate who is not hired', async () => {
    const { id } = await buildCandidate(api.db, { significate: 'preoffer' })
    await refused(manager, id, 'users.candidate_not_hired', 'This candidate is not hired')
    expect(await findCandidate(id)).toMatchObject({ user_id: null, version: 1 })
  })

  it('no second account is made of a candidate, whatever became of the significate', async () => {
    const sentence = 'This candidate has an account already'
    const { id } = await buildCandidate(api.db)
    await hire(manager, id)
    await refused(manager, id, 'users.candidate_has_account', sentence)
    await api.db.update(candidates).set({ significate: 'rejected' }).where(eq(candidates.id, id))
    await refused(manager, id, 'users.candidate_has_account', sentence)
  })

  it('a user who is only CFO makes accounts without a candidate, and every candidate is unknown to them', async () => {
    const cfo = await api.as(await buildUser(api.db, { sub_roles: ['cfo'] }))
    const { id } = await buildCandidate(api.db)
    await refused(cfo, id, 'users.unknown_candidate', 'Unknown candidate')
    expect((await hire(cfo, null)).status).toBe(201)
  })

  it('no account is made with a taken e-mail, and the candidate stays free for the next attempt', async () => {
    const { id } = await buildCandidate(api.db)
    const taken = await hire(manager, id, { ...newPerson(), email: (await buildUser(api.db)).email })
    expect(taken.refusal.code).toBe('users.email_taken')
    expect(await findCandidate(id)).toMatchObject({ user_id: null, version: 1 })
    expect((await hire(manager, id)).status).toBe(201)
  })

  it('a recruiter makes no accounts', async () => {
    const recruiter = await api.as(await buildUser(api.db, { sub_roles: ['recruiter'] }))
    const { id } = await buildCandidate(api.db, { vacancy_id: (await buildVacancy(api.db)).id })
    expect((await hire(recruiter, id)).status).toBe(403)
  })
})
