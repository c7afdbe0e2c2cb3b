import { resumeDocuments } from '@portal/contract/resumes/documents'
import { documentNameOf } from '@portal/domain/resumes/file-name'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { storedFile } from '../../../../test/calls/stored-file.ts'
import { buildLanguage, buildResume, buildWholeResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { readPdf } from '../../../../test/resumes/read-pdf.ts'
import { touchResume } from '../../../db/resumes/resume-changes.ts'
import { resumes } from '../../../db/schema/resumes/resumes.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

async function resumeOf(overrides: Parameters<typeof buildWholeResume>[2] = {}) {
  const person = await buildUser(api.db)
  return { person, resume: await buildWholeResume(api.db, person.id, overrides) }
}
const url = (id: string | number) => `/api/v1/resumes/${id}/pdf`
const fetchPdf = (id: string | number, client = api.visitor, headers: Record<string, string> = {}) =>
  client.inject({ method: 'GET', url: url(id), headers })

describe('the PDF of a CV', () => {
  it('the PDF shows every section to a visitor who knows the slug, and stays out of search engines', async () => {
    const { resume } = await resumeOf({ name: 'Olena', role: 'QA', summary: 'Tests first.', city: 'Dnipro' })
    const answer = await fetchPdf(resume.slug)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const { text } = await readPdf(answer.rawPayload)
    const shown = [
      'Olena',
      'QA',
      'Testsfirst.',
      'Dnipro',
      'Softworks',
      'Releases',
      'DniproUniversity',
      'Portal',
    ]
    const extras = [
      'English',
      'Elementary',
      'ScrumMaster',
      'Databases',
      'L-1',
      'Refactoring',
      'IssuedMay2021',
    ]
    for (const part of [...shown, ...extras]) expect(text).toContain(part)
  })

  it('a manager gets the same PDF by the number of the CV', async () => {
    const { resume } = await resumeOf()
    const [bySlug, byNumber] = [await fetchPdf(resume.slug), await fetchPdf(resume.id, manager)]
    expect(byNumber.statusCode).toBe(200)
    expect(byNumber.rawPayload.equals(bySlug.rawPayload)).toBe(true)
    expect(byNumber.headers.etag).toBe(bySlug.headers.etag)
    expect([bySlug, byNumber].map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'private, no-cache',
    ])
  })

  it('the PDF may be framed by the portal only, and is shown and not downloaded', async () => {
    const { resume, person } = await resumeOf({ name: 'Олена Шевченко' })
    const { headers } = await fetchPdf(resume.slug)
    const name = documentNameOf({ name: 'Олена Шевченко', user_full_name: person.full_name })
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-disposition']).toMatch(/^inline; filename="?CV_Olena[A-Z]?\.pdf"?; /)
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`)
  })

  it('the PDF is not sent again while nothing changes', async () => {
    const { resume } = await resumeOf()
    const { etag } = (await fetchPdf(resume.slug)).headers
    const again = await fetchPdf(resume.slug, api.visitor, { 'if-none-match': String(etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(again.headers['content-security-policy']).toBe("frame-ancestors 'self'")
  })

  it('the PDF is another one after a change of the contacts, of a section or of a picture', async () => {
    const { resume } = await resumeOf()
    const known = new Set<unknown>()
    const changes: (() => Promise<unknown>)[] = [
      async () => {},
      () => api.db.update(resumes).set({ role: 'Lead' }).where(eq(resumes.id, resume.id)),
      async () => {
        await buildLanguage(api.db, { resume_id: resume.id, name: 'Polish' })
        await api.db.transaction((tx) => touchResume(tx, resume.id))
      },
      async () => {
        const avatar_file_id = await storedFile(api, 'avatar')
        await api.db.update(resumes).set({ avatar_file_id }).where(eq(resumes.id, resume.id))
      },
    ]
    for (const change of changes) {
      await change()
      known.add((await fetchPdf(resume.slug)).headers.etag)
    }
    expect(known.size).toBe(changes.length)
    await resumeOf()
    expect(known.has((await fetchPdf(resume.slug)).headers.etag)).toBe(true)
  })
})

describe('a reader who does not know the slug', () => {
  it('a reader with a wrong slug is told that there is no such CV', async () => {
    for (const slug of ['nobody-0123456789', 'x', '..%2F1', '1e3', '-1']) {
      for (const client of [api.visitor, manager]) {
        const answer = await fetchPdf(slug, client)
        expect([slug, answer.statusCode, answer.headers['x-robots-tag']]).toEqual([slug, 404, 'noindex'])
      }
    }
  })

  it('a number tells nothing: a visitor gets 401 and a developer 403, whether there is such a CV or not', async () => {
    const { resume } = await resumeOf()
    const developer = await api.as(await buildUser(api.db))
    for (const id of [resume.id, 999_999, '0', '99999999999999999999']) {
      expect((await fetchPdf(id)).statusCode).toBe(401)
      expect((await fetchPdf(id, developer)).statusCode).toBe(403)
    }
    for (const id of [999_999, '0', '99999999999999999999']) {
      expect((await fetchPdf(id, manager)).statusCode).toBe(404)
    }
  })
})

it('a manager gets the PDF of a CV without contacts or sections', async () => {
  const person = await buildUser(api.db)
  const resume = await buildResume(api.db, person.id, { name: '', role: '' })
  const answer = await manager.call(resumeDocuments.pdf, { params: { id: String(resume.id) } })
  expect(answer.status).toBe(200)
})
