import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { resumes } from '@portal/contract/resumes/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildResume, buildWholeResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { resumes as resumeRows } from '../../../db/schema/resumes/resumes.ts'

let api: TestApp
let manager: Client
let userId: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  userId = (await buildUser(api.db, { first_name: 'Ivan', last_name: 'Petrenko' })).id
})
afterAll(() => api.close())

const basics = { name: 'Ivan', label: 'Developer' }
const importFile = (resume: unknown, user_id: unknown = userId) =>
  manager.inject({ method: 'POST', url: '/api/v1/resumes/import', payload: { user_id, resume } })
const exportFile = (id: number) => manager.inject({ method: 'GET', url: `/api/v1/resumes/${id}/json` })
const countResumes = () => api.db.$count(resumeRows, eq(resumeRows.user_id, userId))

/** Returns the contents of a CV without the values that differ from one CV to another, such as ids. */
function textsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textsOf)
  if (typeof value !== 'object' || value === null) return value
  const own = ['id', 'version', 'slug', 'resume_id', 'link']
  const entries = Object.entries(value).filter(([key]) => !own.includes(key))
  return Object.fromEntries(entries.map(([key, item]) => [key, textsOf(item)]))
}

describe('the JSON Resume of a CV', () => {
  it('the JSON Resume is a file for managers, named after the person', async () => {
    const { id } = await buildWholeResume(api.db, userId, { name: 'Ivan' })
    const { headers } = await exportFile(id)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename=CV_IvanP.json')
  })

  it('the name of the file keeps letters of other scripts, and has a Latin form', async () => {
    const { id } = await buildResume(api.db, userId, { name: 'Олена' })
    const { headers } = await exportFile(id)
    expect(headers['content-disposition']).toBe(
      `attachment; filename=CV_OlenaP.json; filename*=UTF-8''CV_${encodeURIComponent('Олена')}P.json`,
    )
  })

  it('a manager who imports the JSON Resume gets the same CV', async () => {
    const contacts = {
      summary: 'Two\nlines',
      github_url: 'https://приклад.укр/шлях?q=ї',
      city: 'Kyiv',
      country: 'Ukraine',
    }
    const { id } = await buildWholeResume(api.db, userId, contacts)
    const imported = await importFile((await exportFile(id)).json())
    expect(imported.statusCode).toBe(201)
    const { resume, report } = imported.json()
    expect(report.left_out).toEqual([])
    const base = await manager.call(resumes.show, { params: { id } })
    expect(textsOf(resume)).toEqual(textsOf(base.data))
    expect(resume.slug).not.toBe(base.data.slug)
  })

  it('the JSON Resume of an unknown CV is 404', async () => {
    const { refusal } = await manager.call(jsonResumes.export, { params: { id: 999_999 } })
    expect(refusal).toMatchObject({ statusCode: 404, code: 'resumes.not_found' })
  })
})

describe('the import of a JSON Resume', () => {
  it('an import of a CV reports what was taken and left out', async () => {
    const file = {
      basics: { ...basics, image: 'http://169.254.169.254/' },
      work: [{ name: 'Ours', position: 'Developer', startDate: 2020, highlights: ['• Releases'] }],
      awards: [{ title: 'Prize' }],
    }
    const { resume, report } = (await importFile(file)).json()
    expect(resume).toMatchObject({
      avatar: null,
      has_cv: true,
      experiences: [{ job_started_on: '2020-01-01', job_ended_on: null, ongoing: true, position: 1 }],
    })
    expect(report).toEqual({
      taken: [
        { section: 'basics', count: 1 },
        { section: 'work', count: 1 },
      ],
      left_out: [
        { section: 'basics', reason: 'image is left out: pictures are not fetched, add one in the editor' },
        { section: 'work', reason: '“Ours”: the startDate 2020 is taken as Jan 2020' },
        { section: 'awards', reason: 'This section has no place in a CV' },
      ],
    })
  })

  it('an import of a CV keeps the order of the file and the longest texts that the database holds', async () => {
    const long = 'щ'.repeat(6000)
    const job = { name: long, position: long, location: long, startDate: '2020-01-01', summary: long }
    const project = {
      name: long,
      description: long,
      roles: [long],
      team: long,
      url: `https://a.test/${'x'.repeat(3000)}`,
    }
    const file = {
      basics: { name: long, label: long, summary: long, location: { city: long, country: long } },
      work: [{ ...job, highlights: [long, long] }],
      education: [{ institution: long, studyType: long, location: long, startDate: '2020' }],
      projects: [{ ...project, highlights: [long], keywords: [long] }],
      skills: [{ name: long, keywords: [long] }],
      languages: [{ language: long }],
      certificates: [{ name: long }],
      courses: [{ name: long, license: long, date: '2020', keywords: [long] }],
      books: ['B', 'A', 'C'].map((title) => ({ title, author: long })),
    }
    const response = await importFile(file)
    expect(response.statusCode).toBe(201)
    const { resume } = response.json()
    expect(resume.books.map(({ title }: { title: string }) => title)).toEqual(['B', 'A', 'C'])
    expect(resume.resume_projects).toMatchObject([{ url: null, position: 1 }])
  })

  it('an import of a CV keeps hostile texts as texts', async () => {
    const name = `<object data=x></object> '; drop table resumes; --`
    const { resume } = (await importFile({ basics: { ...basics, name } })).json()
    expect(resume.name).toBe(name)
  })

  it.each([
    [undefined, 'resume', 'The file holds no JSON Resume'],
    [[], 'resume', 'The file holds no JSON Resume'],
    ['{}', 'resume', 'The file holds no JSON Resume'],
    [{}, 'basics', 'basics is missing'],
    [
      { basics: { ...basics, location: 'Kyiv' }, metadata: { template: 'onyx' } },
      'metadata',
      'This is a file of Reactive Resume in its own form, which is no JSON Resume',
    ],
    [{ basics: { label: 'Developer' } }, 'basics.name', 'basics.name is missing'],
    [{ basics: { ...basics, name: ' ' } }, 'basics.name', 'The file has no name: fill in basics.name'],
    [{ basics: { name: 'Ivan' } }, 'basics.label', 'The file has no role: fill in basics.label'],
    [{ basics, work: {} }, 'work', 'work must be a list'],
    [{ basics, work: ['Ours'] }, 'work', 'work must hold objects'],
    [{ basics, work: [{ startDate: {} }] }, 'work.0.startDate', 'work.startDate must be a date'],
    [{ basics, skills: [{ keywords: [1] }] }, 'skills.0.keywords', 'skills.keywords must hold texts'],
  ])('an import of %j is refused with a sentence, and nothing is stored', async (file, field, sentence) => {
    const before = await countResumes()
    const response = await importFile(file)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ error: sentence, errors: { [field]: [sentence] } })
    expect(await countResumes()).toBe(before)
  })

  it('an import of a CV for an unknown person is refused', async () => {
    const response = await importFile({ basics }, 999_999)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ user_id: ['There is no such user'] })
  })

  it('an import of a CV takes at most 1 MB', async () => {
    const response = await importFile({ basics: { ...basics, summary: 'x'.repeat(1024 * 1024) } })
    expect(response.statusCode).toBe(413)
  })
})
