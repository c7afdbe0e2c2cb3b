import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { clockAt } from '../../use-case/clock.ts'
import { fillDemoCompany } from '../fill-demo-company.ts'
import { addCvFiles } from './add-cv-files.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await fillDemoCompany(api.db, { today: '2026-11-20', password_hash: 'the hash' })
  const clock = clockAt('Europe/Kyiv', () => new Date('2026-11-20T10:00:00Z'))
  await addCvFiles({ db: api.db, clock, files: api.files })
})
afterAll(() => api.close())

it('some candidates of the demo company have sent a CV, in their first version still', async () => {
  const recruiter = await api.as(await buildRecruiter(api.db))
  const { data } = await recruiter.call(candidates.list, { query: { limit: 100 } })
  const sent = data.paginate_candidates.filter(({ cv_file }) => cv_file !== null)
  expect(sent.length).toBeGreaterThan(5)
  expect(sent.length).toBeLessThan(data.count)
  for (const { id, version, cv_file, full_name } of sent) {
    expect([version, cv_file?.name]).toEqual([1, `CV ${full_name}.pdf`])
    const file = await recruiter.inject({ method: 'GET', url: `/api/v1/candidates/${id}/cv_file` })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
})
