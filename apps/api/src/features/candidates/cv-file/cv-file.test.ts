import { candidates } from '@portal/contract/candidates/candidate-routes'
import { candidateCvFiles } from '@portal/contract/candidates/cv-file-routes'
import { vacancies } from '@portal/contract/vacancies'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildRecruiter, buildUser } from '../../../../test/factories/user.ts'
import { buildCandidate } from '../../../../test/factories/vacancy.ts'
import { formOf } from '../../../../test/form.ts'
import { wordFile } from '../../../../test/word-file.ts'
import { files } from '../../../db/schema/files.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

/** The container of old documents with a stream of that name. */
const oldDocument = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')])
const pdf = (text = 'CV') => Buffer.from(`%PDF-1.7 ${text}`)
const urlOf = (id: number) => `/api/v1/candidates/${id}/cv_file`
const send = async (id: number, bytes: Buffer, name = 'CV.pdf', field = 'file') =>
  recruiter.inject({ method: 'POST', url: urlOf(id), ...(await formOf([field, bytes, name])) })
const read = (id: number, client = recruiter) => client.inject({ method: 'GET', url: urlOf(id) })
const shown = async (id: number) => (await recruiter.call(candidates.show, { params: { id } })).data
const cvFiles = () => api.db.select().from(files).where(eq(files.kind, 'candidate_cv'))

describe('the CV file of a candidate', () => {
  it('a recruiter sends a CV and gets it back as an attachment that no browser shows', async () => {
    const { id } = await buildCandidate(api.db)
    const sent = await send(id, pdf(), 'Резюме Ольги.pdf')
    expect([sent.statusCode, sent.json()]).toEqual([201, { name: 'Резюме Ольги.pdf', size: 11 }])
    expect(await shown(id)).toMatchObject({ cv_file: { name: 'Резюме Ольги.pdf', size: 11 }, version: 2 })
    const { statusCode, headers, rawPayload } = await read(id)
    expect([statusCode, rawPayload]).toEqual([200, pdf()])
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const disposition = String(headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="Reziume Olhy\.pdf"; filename\*=UTF-8''%D0%A0/)
  })

  it.each([
    ['a PDF by another name', pdf(), 'cv.html', 'cv.html.pdf'],
    ['an old Word document', oldDocument('WordDocument'), 'cv.doc', 'cv.doc'],
    ['a Word document', wordFile(), 'C:\\cv.docx', 'cv.docx'],
  ])('a recruiter sends %s', async (_, bytes, sentName, name) => {
    const { id } = await buildCandidate(api.db)
    const sent = await send(id, bytes, sentName)
    expect([sent.statusCode, sent.json()]).toEqual([201, { name, size: bytes.length }])
  })

  it.each([
    ['a page called PDF', Buffer.from('<script>alert(1)</script>'), 'file', 'Choose a PDF, DOC or DOCX file'],
    ['an old table of Excel', oldDocument('Workbook'), 'file', 'Choose a PDF, DOC or DOCX file'],
    [
      'RTF by the name of a document',
      Buffer.from('{\\rtf1\\ansi CV}'),
      'file',
      'This file is RTF inside: save it as DOCX or PDF',
    ],
    ['a file in another field', pdf(), 'cv', 'Choose a file'],
  ])('a recruiter is refused %s, and nothing is kept', async (_, bytes, field, sentence) => {
    const { id } = await buildCandidate(api.db)
    const before = (await cvFiles()).length
    const sent = await send(id, bytes, 'cv.pdf', field)
    expect([sent.statusCode, sent.json().errors]).toEqual([422, { file: [sentence] }])
    expect((await shown(id)).cv_file).toBeNull()
    expect(await cvFiles()).toHaveLength(before)
  })

  it('a recruiter is refused a CV of more than 10 MB, and may send one of 10 MB', async () => {
    const { id } = await buildCandidate(api.db)
    const most = Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024 - 11)])
    const larger = await send(id, Buffer.concat([most, Buffer.from('x')]))
    expect([larger.statusCode, larger.json().error]).toEqual([
      413,
      'Please pick a smaller file (at most 10 MB)',
    ])
    expect((await send(id, most)).statusCode).toBe(201)
  })

  it('a request without a form is refused', async () => {
    const { id } = await buildCandidate(api.db)
    const json = await recruiter.inject({ method: 'POST', url: urlOf(id), payload: { file: 'text' } })
    expect(json.statusCode).toBe(422)
    expect((await recruiter.inject({ method: 'POST', url: urlOf(id) })).statusCode).toBe(422)
  })

  it('a new CV takes the place of the old one, whose bytes are deleted', async () => {
    const { id } = await buildCandidate(api.db)
    await send(id, pdf('old'))
    const [old] = (await cvFiles()).slice(-1)
    await send(id, pdf('new'), 'new.pdf')
    expect((await read(id)).rawPayload).toEqual(pdf('new'))
    expect(await api.files.get(old?.storage_key ?? '')).toBeUndefined()
    expect(await api.db.$count(files, eq(files.id, old?.id ?? 0))).toBe(0)
  })

  it('of two CVs sent at once one stays, with its own name and bytes', async () => {
    const before = (await cvFiles()).length
    const { id } = await buildCandidate(api.db)
    await Promise.all(['one', 'two'].map((name) => send(id, pdf(name), `${name}.pdf`)))
    expect(await cvFiles()).toHaveLength(before + 1)
    const name = (await shown(id)).cv_file?.name.replace('.pdf', '')
    expect((await read(id)).rawPayload.toString()).toBe(`%PDF-1.7 ${name}`)
  })

  it('a recruiter deletes a CV once', async () => {
    const { id } = await buildCandidate(api.db)
    await send(id, pdf())
    const remove = () => recruiter.call(candidateCvFiles.remove, { params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await read(id)).statusCode).toBe(404)
    expect((await shown(id)).cv_file).toBeNull()
    expect((await remove()).status).toBe(404)
  })

  it('a CV goes with its candidate and with the vacancy', async () => {
    const before = (await cvFiles()).length
    const first = await buildCandidate(api.db)
    const second = await buildCandidate(api.db)
    await buildCandidate(api.db, { vacancy_id: second.vacancy_id })
    for (const { id } of [first, second]) await send(id, pdf())
    const kept = await cvFiles()
    await recruiter.call(candidates.remove, { params: { id: first.id } })
    await recruiter.call(vacancies.remove, { params: { id: second.vacancy_id } })
    expect(await cvFiles()).toHaveLength(before)
    for (const { storage_key } of kept.slice(before)) expect(await api.files.get(storage_key)).toBeUndefined()
  })

  it('a developer cannot read, send or delete a CV, and an unknown candidate has none', async () => {
    const { id } = await buildCandidate(api.db)
    await send(id, pdf())
    const developer = await api.as(await buildUser(api.db, { sub_roles: ['developer'] }))
    expect((await read(id, developer)).statusCode).toBe(403)
    const form = await formOf(['file', pdf(), 'CV.pdf'])
    expect((await developer.inject({ method: 'POST', url: urlOf(id), ...form })).statusCode).toBe(403)
    expect((await developer.inject({ method: 'DELETE', url: urlOf(id) })).statusCode).toBe(403)
    expect((await read(id)).statusCode).toBe(200)
    expect((await send(999_999, pdf())).statusCode).toBe(404)
    expect((await read(999_999)).statusCode).toBe(404)
  })
})
