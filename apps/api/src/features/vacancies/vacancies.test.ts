import { vacancies } from '@portal/contract/vacancies'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildVacancy } from '../../../test/factories/vacancy.ts'
import { vacancies as vacanciesTable } from '../../db/schema/vacancies.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

type Body = CallInput<typeof vacancies.update>['body']
const send = async (method: 'POST' | 'PUT', path: string, payload: Record<string, unknown>) => {
  const response = await recruiter.inject({ method, url: `/api/v1/vacancies${path}`, payload })
  return { status: response.statusCode, body: response.json() }
}
const create = (fields: Record<string, unknown>) => send('POST', '', { vacancy: fields })
const show = (id: number) => recruiter.call(vacancies.show, { params: { id } })
const update = (id: number, body: NonNullable<Body>['vacancy'], headers?: Record<string, string>) =>
  recruiter.call(vacancies.update, {
    params: { id },
    body: { vacancy: body },
    ...(headers === undefined ? {} : { headers }),
  })

describe('a vacancy', () => {
  it('a recruiter adds a vacancy with a title alone', async () => {
    const { status, body } = await create({ title: '  Backend developer ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      version: 1,
      title: 'Backend developer',
      where_published: null,
      url: null,
      level: 'junior',
      min_salary: null,
      max_salary: null,
      candidates_counter: 0,
      due_pings_counter: 0,
      can: { update: true, delete: true },
    })
    expect((await show(body.id)).data).toEqual(body)
  })

  it.each([
    ['flat', (fields: object) => ({ ...fields })],
    ['under vacancy', (fields: object) => ({ vacancy: fields })],
  ])('a vacancy is added and changed with its fields %s', async (_, bodyOf) => {
    const fields = {
      title: 'QA engineer',
      where_published: 'DOU',
      url: 'https://jobs.dou.ua/1',
      level: 'senior',
      min_salary: 1500,
      max_salary: 2500.5,
    }
    const added = await send('POST', '', bodyOf(fields))
    expect([added.status, added.body]).toMatchObject([201, fields])
    const changes = { title: 'QA lead', level: 'middle', where_published: '', url: null, min_salary: null }
    const changed = await send('PUT', `/${added.body.id}`, bodyOf(changes))
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { ...fields, ...changes, where_published: null, version: 2 },
    ])
  })

  it('a vacancy keeps the fields that a change leaves out, and stays as it is where nothing is sent', async () => {
    const { id } = await buildVacancy(api.db, { title: 'Designer', level: 'middle', min_salary: 900 })
    expect((await update(id, { where_published: 'Djinni' })).data).toMatchObject({
      title: 'Designer',
      level: 'middle',
      min_salary: 900,
      where_published: 'Djinni',
      version: 2,
    })
    expect((await update(id, {})).data.version).toBe(2)
  })

  it.each([
    ['without a title', {}],
    ['with null as title', { title: null }],
    ['with an empty title', { title: '' }],
    ['with a blank title', { title: '  \t' }],
  ])("a vacancy %s is refused: can't be blank", async (_, fields) => {
    const { status, body } = await create(fields)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ title: ["can't be blank"] })
    expect(body.message).toBe("can't be blank")
  })

  it('a vacancy cannot lose its title', async () => {
    const { id } = await buildVacancy(api.db)
    for (const title of [null, ' ']) {
      const { status, body } = await send('PUT', `/${id}`, { title })
      expect([status, body.errors]).toEqual([422, { title: ["can't be blank"] }])
    }
  })

  it.each([
    ['a long title', { title: 'x'.repeat(201) }, 'title', 'is too long (at most 200 characters)'],
    ['a long place', { where_published: 'x'.repeat(201) }, 'where_published', 'At most 200 characters'],
    ['an unknown level', { level: 'trainee' }, 'level', expect.any(String)],
    ['a negative salary', { min_salary: -1 }, 'min_salary', 'Enter an amount'],
    ['a salary in words', { max_salary: 'much' }, 'max_salary', 'Enter an amount'],
    ['a salary with three decimals', { min_salary: 1.005 }, 'min_salary', 'Enter an amount'],
  ])('a vacancy with %s is refused at the field', async (_, fields, field, message) => {
    const { status, body } = await create({ title: 'Developer', ...fields })
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
  })
})

describe('the address of a vacancy', () => {
  it.each([
    ['jobs.dou.ua/vacancies/1', 'https://jobs.dou.ua/vacancies/1'],
    ['http://djinni.co/jobs', 'http://djinni.co/jobs'],
    ['  ', null],
  ])('the address %j of a vacancy is stored as %j', async (url, stored) => {
    const { body } = await create({ title: 'Developer', url })
    expect(body.url).toBe(stored)
  })

  it.each([
    'javascript:alert(1)',
    'ftp://djinni.co',
    'data:text/html,x',
    'two words',
    `a.test/${'x'.repeat(2000)}`,
  ])('the address %j of a vacancy is refused', async (url) => {
    const { status, body } = await create({ title: 'Developer', url })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['url']])
  })
})

describe('the salary range of a vacancy', () => {
  const message = 'The highest salary cannot be below the lowest'
  const refusal = [422, 'vacancies.salary_range', { max_salary: [message] }]

  it('a new vacancy whose lowest salary is above the highest is refused', async () => {
    const { status, body } = await create({ title: 'Developer', min_salary: 2000, max_salary: 1999.99 })
    expect([status, body.code, body.errors]).toEqual(refusal)
  })

  it.each([
    ['the lowest above the stored highest', { min_salary: 2500.01 }],
    ['the highest below the stored lowest', { max_salary: 999.99 }],
    ['both upside down', { min_salary: 700, max_salary: 600 }],
  ])('a change of the salary range is refused when it sends %s', async (_, changes) => {
    const { id } = await buildVacancy(api.db, { min_salary: 1000, max_salary: 2500 })
    const answer = await update(id, changes)
    expect([answer.status, answer.refusal.code, answer.refusal.errors]).toEqual(refusal)
    expect((await show(id)).data).toMatchObject({ min_salary: 1000, max_salary: 2500, version: 1 })
  })

  it.each([
    ['both are the same', { min_salary: 2500 }, [2500, 2500]],
    ['the highest is removed with a higher lowest', { min_salary: 9000, max_salary: null }, [9000, null]],
    ['the lowest is removed with a lower highest', { min_salary: null, max_salary: 10 }, [null, 10]],
    ['both move beyond the stored ones', { min_salary: 3000, max_salary: 4000 }, [3000, 4000]],
  ])('a change of the salary range is accepted where %s', async (_, changes, [min, max]) => {
    const { id } = await buildVacancy(api.db, { min_salary: 1000, max_salary: 2500 })
    const answer = await update(id, changes)
    expect(answer.data).toMatchObject({ min_salary: min, max_salary: max })
  })
})

it('an unknown vacancy is 404, and an invalid id 400', async () => {
  const answersOf = async (id: string) => {
    const url = `/api/v1/vacancies/${id}`
    return [
      await recruiter.inject({ method: 'GET', url }),
      await recruiter.inject({ method: 'PUT', url, payload: { title: 'Developer' } }),
      await recruiter.inject({ method: 'DELETE', url }),
    ].map((response) => response.statusCode)
  }
  expect(await answersOf('999999')).toEqual([404, 404, 404])
  expect(await answersOf('first')).toEqual([400, 400, 400])
})

it('one vacancy is added when a creation is repeated with its Idempotency-Key', async () => {
  const headers = { 'idempotency-key': 'vacancy-1' }
  const body = { vacancy: { title: 'Once' } }
  const first = await recruiter.call(vacancies.create, { body, headers })
  const again = await recruiter.call(vacancies.create, { body, headers })
  expect(again.data).toEqual(first.data)
  const isOnce = eq(vacanciesTable.title, 'Once')
  expect(await api.db.$count(vacanciesTable, isOnce)).toBe(1)
})
