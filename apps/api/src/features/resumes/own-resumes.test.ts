import { resumeDocuments } from '@portal/contract/resumes/documents'
import { resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { buildLanguage, buildResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

describe('own CVs', () => {
  it('a developer lists their own CVs and reads each as a PDF by its number, but not those of others', async () => {
    const person = await buildUser(api.db)
    const [own, stranger] = [await api.as(person), await api.as(await buildUser(api.db))]
    const cv = await buildResume(api.db, person.id, { role: 'Developer' })
    const list = await own.call(resumes.list, { query: { user_id: person.id } })
    expect(list.data.map(({ id, role }) => ({ id, role }))).toEqual([{ id: cv.id, role: 'Developer' }])
    expect((await own.call(resumeDocuments.pdf, { params: { id: String(cv.id) } })).status).toBe(200)
    expect((await stranger.call(resumes.list, { query: { user_id: person.id } })).status).toBe(403)
    expect((await stranger.call(resumes.list, { query: { user_id: 999_999 } })).status).toBe(403)
    expect((await stranger.call(resumeDocuments.pdf, { params: { id: String(cv.id) } })).status).toBe(403)
  })

  it('a developer neither edits nor deletes their own CV', async () => {
    const person = await buildUser(api.db)
    const own = await api.as(person)
    const cv = await buildResume(api.db, person.id)
    expect((await own.call(resumes.update, { params: cv, body: { resume: { role: 'CEO' } } })).status).toBe(
      403,
    )
    expect((await own.call(resumes.remove, { params: cv })).status).toBe(403)
  })
})

describe('the level of English of a CV', () => {
  it('the list has the level of English of each CV, and null where the CV lacks it', async () => {
    const manager = await api.as(await buildManager(api.db))
    const person = await buildUser(api.db)
    const cvs = [1, 2, 3].map(() => buildResume(api.db, person.id))
    const [first, second, third] = await Promise.all(cvs)
    await buildLanguage(api.db, { resume_id: first?.id ?? 0, name: 'Polish', level: 'native' })
    await buildLanguage(api.db, { resume_id: first?.id ?? 0, name: 'English', level: 'advanced' })
    await buildLanguage(api.db, { resume_id: second?.id ?? 0, name: 'Polish', level: 'beginner' })
    await buildLanguage(api.db, { resume_id: third?.id ?? 0, name: 'англійська', level: 'elementary' })
    const { data } = await manager.call(resumes.list, { query: { user_id: person.id } })
    const levelOf = new Map(data.map(({ id, english_level }) => [id, english_level]))
    expect([first, second, third].map((cv) => levelOf.get(cv?.id ?? 0))).toEqual([
      'advanced',
      null,
      'elementary',
    ])
  })
})
