import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { openPicture } from '../../../test/pictures.ts'
import { users } from '../../db/schema/people/users.ts'
import { resumes } from '../../db/schema/resumes/resumes.ts'
import { clockAt } from '../../use-case/clock.ts'
import { fillDemoCompany } from '../fill-demo-company.ts'
import { addPictures } from './add-pictures.ts'
import { emailOfTellingResumes } from './insert-telling-resumes.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
  await fillDemoCompany(api.db, { today: '2026-11-20', password_hash: 'the hash' })
  const clock = clockAt('Europe/Kyiv', () => new Date('2026-11-20T10:00:00Z'))
  await addPictures({ db: api.db, clock, files: api.files })
})
afterAll(() => api.close())

it('the demo developer account has an English and a Ukrainian CV, every section filled, with pictures', async () => {
  const written = await api.db
    .select({ slug: resumes.slug })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.user_id))
    .where(eq(users.email, emailOfTellingResumes))
    .orderBy(asc(resumes.id))
  const read = async (url: string) => api.visitor.inject({ method: 'GET', url })
  const names: string[] = []
  for (const { slug } of written) {
    const resume = (await read(`/api/v1/public/resumes/${slug}`)).json()
    names.push(resume.name)
    const { skills, languages, certificates, books, experiences, educations, resume_projects, courses } =
      resume
    const sections = [
      skills,
      languages,
      certificates,
      books,
      experiences,
      educations,
      resume_projects,
      courses,
    ]
    expect(sections.every(({ length }) => length > 0)).toBe(true)
    for (const { cover } of [...books, { cover: resume.avatar }]) {
      expect(await openPicture((await read(cover)).rawPayload)).toMatchObject({ format: 'jpeg', width: 512 })
    }
  }
  expect(names).toEqual(['Taras', 'Тарас'])
})
