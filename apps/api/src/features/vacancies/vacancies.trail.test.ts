import { vacancies } from '@portal/contract/vacancies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

describe('the trail of a vacancy', () => {
  it('a vacancy that a recruiter adds twice by one key leaves one row', async () => {
    const add = () =>
      recruiter.call(vacancies.create, {
        body: { vacancy: { title: 'Developer' } },
        headers: { 'idempotency-key': 'developer' },
      })
    const { data } = await add()
    expect((await add()).data.id).toBe(data.id)
    expect(await trailOfObject(api.db, 'vacancy', data.id)).toMatchObject([
      { act: 'vacancies.create', object: 'Developer' },
    ])
  })

  it('a refused range of salaries leaves no row', async () => {
    const { id } = await buildVacancy(api.db, { max_salary: 1000 })
    const { status } = await recruiter.call(vacancies.update, {
      params: { id },
      body: { vacancy: { min_salary: 2000 } },
    })
    expect(status).toBe(422)
    expect(await trailOfObject(api.db, 'vacancy', id)).toEqual([])
  })

  it('a vacancy that a recruiter deletes leaves a row, and one for each of its candidates', async () => {
    const { id } = await buildVacancy(api.db, { title: 'Tester' })
    const candidates = [
      await buildCandidate(api.db, { vacancy_id: id, full_name: 'Anna Koval', significate: 'preoffer' }),
      await buildCandidate(api.db, { vacancy_id: id, full_name: 'Ivan Melnyk' }),
    ]
    const other = await buildCandidate(api.db)
    await recruiter.call(vacancies.remove, { params: { id } })
    expect(await trailOfObject(api.db, 'vacancy', id)).toMatchObject([{ act: 'vacancies.delete' }])
    const rows = await Promise.all(
      candidates.map((candidate) => trailOfObject(api.db, 'candidate', candidate.id)),
    )
    expect(rows).toMatchObject([
      [
        {
          act: 'candidates.delete',
          object: 'Anna Koval',
          changes: [
            { field: 'vacancy_id', before: 'Tester', after: null },
            { field: 'significate', before: 'preoffer', after: null },
          ],
        },
      ],
      [{ act: 'candidates.delete', object: 'Ivan Melnyk' }],
    ])
    expect(await trailOfObject(api.db, 'candidate', other.id)).toEqual([])
  })
})
