import { vacancies } from '@portal/contract/vacancies'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { candidates, significateChanges } from '../../db/schema/candidates.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

const show = (id: number) => recruiter.call(vacancies.show, { params: { id } })

describe('deleting a vacancy', () => {
  it('a deleted vacancy takes its candidates with their history, and those of no other vacancy', async () => {
    const { id } = await buildVacancy(api.db)
    const gone = await buildCandidate(api.db, { vacancy_id: id })
    const other = await buildCandidate(api.db)
    for (const { id: candidate_id } of [gone, other])
      await api.db.insert(significateChanges).values({ candidate_id, to_significate: 'hired' })
    const { status } = await recruiter.call(vacancies.remove, { params: { id } })
    expect(status).toBe(204)
    expect((await show(id)).status).toBe(404)
    const historyOf = ({ id: candidate_id }: { id: number }) =>
      api.db.select().from(significateChanges).where(eq(significateChanges.candidate_id, candidate_id))
    expect(await api.db.select().from(candidates).where(eq(candidates.vacancy_id, id))).toEqual([])
    expect(await historyOf(gone)).toEqual([])
    expect(await historyOf(other)).toHaveLength(1)
  })

  it.each(['PUT', 'DELETE'] as const)(
    'a %s of a vacancy with an old version answers 409 with the present row',
    async (method) => {
      const { id } = await buildVacancy(api.db, { title: 'Developer' })
      await buildCandidate(api.db, { vacancy_id: id })
      await recruiter.call(vacancies.update, {
        params: { id },
        body: { vacancy: { title: 'Senior developer' } },
      })
      const response = await recruiter.inject({
        method,
        url: `/api/v1/vacancies/${id}`,
        headers: { 'if-match': '"1"' },
        ...(method === 'PUT' ? { payload: { title: 'Lead developer' } } : {}),
      })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toMatchObject({
        code: 'vacancies.changed_meanwhile',
        current: { id, title: 'Senior developer', version: 2, candidates_counter: 1 },
      })
    },
  )
})
