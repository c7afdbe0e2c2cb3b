import { candidates } from '@portal/contract/candidates/candidate-routes'
import { candidateCvFiles } from '@portal/contract/candidates/cv-file-routes'
import { undo } from '@portal/contract/undo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildTechnology } from '../../../test/factories/reference.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'
import { formOf } from '../../../test/form.ts'
import { trailOfObject } from '../../../test/trail/read-trail.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

type Change = NonNullable<CallInput<typeof candidates.update>['body']>['candidate']
const save = (id: number, candidate: Change) =>
  recruiter.call(candidates.update, { params: { id }, body: { candidate } })
const trailOf = (id: number) => trailOfObject(api.db, 'candidate', id)

describe('the trail of a candidate', () => {
  it('a candidate whom a recruiter adds twice by one key leaves one row', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db, { title: 'Tester' })
    const add = () =>
      recruiter.call(candidates.create, {
        body: { candidate: { full_name: 'Anna Koval', vacancy_id, salary: 1234 } },
        headers: { 'idempotency-key': 'anna' },
      })
    const { data } = await add()
    expect((await add()).data.id).toBe(data.id)
    expect(await trailOf(data.id)).toMatchObject([
      {
        act: 'candidates.create',
        object: 'Anna Koval',
        person_id: null,
        changes: expect.arrayContaining([
          { field: 'vacancy_id', before: null, after: 'Tester', hidden: false },
          { field: 'salary', before: null, after: null, hidden: true },
        ]),
      },
    ])
  })

  it('another vacancy is told by its title, technologies by their names, a salary not at all', async () => {
    const { id: vacancy_id } = await buildVacancy(api.db, { title: 'Harbor tester' })
    const { id } = await buildCandidate(api.db, {
      vacancy_id: (await buildVacancy(api.db, { title: 'Harbor developer' })).id,
      salary: 1000,
    })
    const { id: go } = await buildTechnology(api.db, { name: 'Go' })
    await save(id, { vacancy_id, technologies: [go], salary: 2345 })
    const [row] = await trailOf(id)
    expect(row?.changes).toEqual([
      { field: 'vacancy_id', before: 'Harbor developer', after: 'Harbor tester', hidden: false },
      { field: 'salary', before: null, after: null, hidden: true },
      { field: 'technologies', before: null, after: 'Go', hidden: false },
    ])
    expect(JSON.stringify(row)).not.toMatch(/1000|2345/)
  })

  it('a move and its undo by a recruiter are two acts', async () => {
    const { id } = await buildCandidate(api.db, { significate: 'interviewing' })
    const { headers } = await save(id, { significate: 'hired' })
    const token = String(headers['x-undo'])
    expect((await recruiter.call(undo.create, { body: { token } })).status).toBe(200)
    expect((await recruiter.call(undo.create, { body: { token } })).status).toBe(409)
    expect(await trailOf(id)).toMatchObject([
      {
        act: 'candidates.update',
        changes: [{ field: 'significate', before: 'interviewing', after: 'hired' }],
      },
      {
        act: 'candidates.undo',
        changes: [{ field: 'significate', before: 'hired', after: 'interviewing' }],
      },
    ])
  })

  it('a long note is cut, and its change is told also where only the rest of it differs', async () => {
    const { id } = await buildCandidate(api.db, { recruiter_note: 'x'.repeat(5000) })
    await save(id, { recruiter_note: `${'x'.repeat(5000)}, and more` })
    const cut = `${'x'.repeat(199)}…`
    expect(await trailOf(id)).toMatchObject([
      { changes: [{ field: 'recruiter_note', before: cut, after: cut }] },
    ])
  })

  it('a refused, an outdated and an empty change leave no row', async () => {
    const { id } = await buildCandidate(api.db, { recruiter_note: 'Friendly' })
    expect((await save(id, { recruiter_note: 'Friendly' })).status).toBe(200)
    expect((await save(id, { vacancy_id: 999_999 })).status).toBe(422)
    const { status } = await recruiter.call(candidates.remove, {
      params: { id },
      headers: { 'if-match': '"1"' },
    })
    expect(status).toBe(409)
    expect(await trailOf(id)).toEqual([])
  })

  it('a CV file is told by its name when a recruiter sends, replaces and deletes it', async () => {
    const { id } = await buildCandidate(api.db)
    const send = async () =>
      recruiter.inject({
        method: 'POST',
        url: `/api/v1/candidates/${id}/cv_file`,
        ...(await formOf(['file', Buffer.from('%PDF-1.7'), 'Anna.pdf'])),
      })
    await send()
    await send()
    await recruiter.call(candidateCvFiles.remove, { params: { id } })
    const rows = await trailOf(id)
    expect(rows.map(({ act, changes }) => [act, ...changes])).toMatchObject([
      ['candidates.put_cv_file', { field: 'cv_file', before: null, after: 'Anna.pdf' }],
      ['candidates.put_cv_file', { field: 'cv_file', before: null, after: 'Anna.pdf' }],
      ['candidates.delete_cv_file', { field: 'cv_file', before: 'Anna.pdf', after: null }],
    ])
  })

  it('a deleted candidate stays in the trail with the last values', async () => {
    const { id } = await buildCandidate(api.db, { full_name: 'Ivan Melnyk', company: 'Softworks' })
    await recruiter.call(candidates.remove, { params: { id } })
    expect(await trailOf(id)).toMatchObject([
      {
        act: 'candidates.delete',
        object: 'Ivan Melnyk',
        changes: expect.arrayContaining([
          { field: 'company', before: 'Softworks', after: null, hidden: false },
        ]),
      },
    ])
  })
})
