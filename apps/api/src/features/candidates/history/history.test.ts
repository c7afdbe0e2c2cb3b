import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildManager, buildRecruiter } from '../../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'
import { significateChanges } from '../../../db/schema/candidates.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe("the history of a candidate's significate", () => {
  it('the history of a candidate names who changed what and when, the latest first', async () => {
    const first = await buildRecruiter(api.db)
    const second = await buildManager(api.db)
    const [recruiter, manager] = [await api.as(first), await api.as(second)]
    const { id: vacancy_id } = await buildVacancy(api.db)
    const added = await recruiter.call(candidates.create, {
      body: { candidate: { full_name: 'Ann', vacancy_id, significate: 'interviewing' } },
    })
    const params = { id: added.data.id }
    api.setNow('2025-03-13T08:15:00Z')
    await manager.call(candidates.update, { params, body: { candidate: { significate: 'test_task' } } })
    await recruiter.call(candidates.update, { params, body: { candidate: { position: 'QA' } } })
    const historyOf = async (query: { page?: number; limit?: number } = {}) =>
      (await recruiter.call(candidates.history, { params, query })).data
    const changes = [
      {
        id: expect.any(Number),
        from: 'interviewing',
        to: 'test_task',
        changed_at: '2025-03-13T08:15:00.000Z',
        changed_by: { id: second.id, full_name: second.full_name },
      },
      {
        id: expect.any(Number),
        from: null,
        to: 'interviewing',
        changed_at: '2025-03-12T10:00:00.000Z',
        changed_by: { id: first.id, full_name: first.full_name },
      },
    ]
    expect(await historyOf()).toEqual({ changes, pages: 1, count: 2 })
    expect(await historyOf({ page: 2, limit: 1 })).toEqual({ changes: changes.slice(1), pages: 2, count: 2 })
    expect(await historyOf({ page: 3 })).toEqual({ changes: [], pages: 1, count: 2 })
  })

  it('the history of a candidate may have an entry without a person, and may be empty', async () => {
    const recruiter = await api.as(await buildRecruiter(api.db))
    const { id } = await buildCandidate(api.db)
    const history = async () => (await recruiter.call(candidates.history, { params: { id } })).data
    expect(await history()).toEqual({ changes: [], pages: 0, count: 0 })
    await api.db.insert(significateChanges).values({ candidate_id: id, to_significate: 'hired' })
    expect((await history()).changes).toMatchObject([{ from: null, to: 'hired', changed_by: null }])
  })

  it('the history of an unknown candidate is 404', async () => {
    const recruiter = await api.as(await buildRecruiter(api.db))
    const { refusal } = await recruiter.call(candidates.history, { params: { id: 999_999 } })
    expect([refusal.statusCode, refusal.code]).toEqual([404, 'candidates.not_found'])
  })
})
