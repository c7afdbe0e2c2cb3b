import { resumeDocuments } from '@portal/contract/resumes/documents'
import { documentNameOf } from '@portal/domain/resumes/file-name'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { storedFile } from '../../../../test/calls/stored-file.ts'
import { buildResume, buildWholeResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { readDocx } from '../../../../test/resumes/read-docx.ts'

let api: TestApp
let manager: Client
let developer: Client
let person: Awaited<ReturnType<typeof buildUser>>
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  person = await buildUser(api.db)
  developer = await api.as(await buildUser(api.db))
})
afterAll(() => api.close())

const fetchDocx = (id: string | number, client: Client) =>
  client.inject({ method: 'GET', url: `/api/v1/resumes/${id}/docx` })

describe('the Word file of a CV', () => {
  it('the Word file is a download with every section and the pictures, for anyone signed in who knows the slug', async () => {
    const avatar_file_id = await storedFile(api, 'resume_avatar')
    const resume = await buildWholeResume(api.db, person.id, { name: 'Олена Шевченко', avatar_file_id })
    const { statusCode, headers, rawPayload } = await fetchDocx(resume.slug, developer)
    expect([statusCode, headers['content-type']]).toEqual([200, resumeDocuments.docx.sendsFile])
    const name = documentNameOf({ name: resume.name, user_full_name: person.full_name })
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?CV_Olena[A-Z]?\.docx"?; /)
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent(`${name}.docx`)}`)
    expect(headers['cache-control']).toBe('no-store')
    const { text } = readDocx(rawPayload)
    for (const part of [
      'Олена Шевченко',
      'Softworks',
      'Releases',
      'English',
      'Refactoring',
      'Issued May 2021',
    ])
      expect(text).toContain(part)
  })

  it('the Word file is made on A4 too, and on no other paper', async () => {
    const { slug } = await buildResume(api.db, person.id)
    const fetchSized = (size: string) =>
      developer.inject({ method: 'GET', url: `/api/v1/resumes/${slug}/docx${size}` })
    const pages = await Promise.all(
      ['', '?size=document', '?size=a4'].map(
        async (size) => readDocx((await fetchSized(size)).rawPayload).page,
      ),
    )
    expect(pages).toEqual([
      [18_800, 26_600],
      [18_800, 26_600],
      [11_906, 16_838],
    ])
    for (const size of ['A4', 'a5', '%00']) {
      expect([size, (await fetchSized(`?size=${size}`)).statusCode]).toEqual([size, 400])
    }
  })

  it('managers and the person whose CV it is read the Word file by number, and numbers tell nothing to others', async () => {
    const { id } = await buildResume(api.db, person.id)
    for (const reader of [manager, await api.as(person)])
      expect((await fetchDocx(id, reader)).statusCode).toBe(200)
    for (const number of [id, 999_999, '99999999999999999999']) {
      expect((await fetchDocx(number, api.visitor)).statusCode).toBe(401)
      expect((await fetchDocx(number, developer)).statusCode).toBe(403)
    }
    expect((await fetchDocx('99999999999999999999', manager)).statusCode).toBe(404)
  })

  it('the Word file needs a session and the right slug', async () => {
    const { slug } = await buildResume(api.db, person.id)
    expect((await fetchDocx(slug, api.visitor)).statusCode).toBe(401)
    expect((await fetchDocx(`${slug}x`, developer)).statusCode).toBe(404)
  })
})
