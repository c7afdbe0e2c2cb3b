import { books } from '@portal/contract/resumes/plain-section-routes'
import { resumes } from '@portal/contract/resumes/resumes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildBook, buildResume } from '../../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import { formOf } from '../../../../test/form.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

const newResume = async (overrides: Parameters<typeof buildResume>[2] = {}) =>
  buildResume(api.db, (await buildUser(api.db)).id, overrides)
const fowler = { title: 'Refactoring', author: 'Martin Fowler' }

describe('a book of a CV', () => {
  it('a manager adds a book with title and author by JSON and by a form, after the others', async () => {
    const { id: resume_id } = await newResume()
    const { status, data } = await manager.call(books.create, { body: { book: { ...fowler, resume_id } } })
    expect(status).toBe(201)
    expect(data).toEqual({ id: data.id, version: 1, resume_id, ...fowler, cover: null })
    const form = await formOf(
      ['resume_id', String(resume_id)],
      ['title', 'Кобзар'],
      ['author', 'Т. Шевченко'],
    )
    await manager.inject({ method: 'POST', url: '/api/v1/books', ...form })
    const whole = (await manager.call(resumes.show, { params: { id: resume_id } })).data
    expect(whole.books.map(({ title }) => title)).toEqual(['Refactoring', 'Кобзар'])
  })

  it.each([
    ['unknown', async () => 999_999],
    ['without a name', async () => (await newResume({ name: '' })).id],
    ['without a role', async () => (await newResume({ role: '' })).id],
  ])('a book of a CV that is %s is refused', async (_, resumeId) => {
    const body = { book: { ...fowler, resume_id: await resumeId() } }
    const { refusal } = await manager.call(books.create, { body })
    expect([refusal.statusCode, refusal.error]).toEqual([422, 'Please fill in the contact section'])
  })

  it.each([
    ['title', ' ', 'This field is required'],
    ['author', 'x'.repeat(201), 'At most 200 characters'],
    ['resume_id', null, 'This field is required'],
  ])('a book with the %s %j is refused at the field', async (field, value, message) => {
    const book = { ...fowler, resume_id: (await newResume()).id, [field]: value }
    const response = await manager.inject({ method: 'POST', url: '/api/v1/books', payload: { book } })
    expect([response.statusCode, response.json().errors[field]?.[0]]).toEqual([422, message])
  })

  it('a manager changes a book field by field and deletes it, and each marks the CV as changed and keeps its version', async () => {
    const resume = await newResume({ updated_at: new Date('2025-01-01') })
    const { id } = await buildBook(api.db, { resume_id: resume.id })
    const listed = async () => {
      const [item] = (await manager.call(resumes.list, { query: { user_id: resume.user_id } })).data
      return { version: item?.version, at: Date.parse(item?.updated_at ?? '') }
    }
    const before = await listed()
    const params = { id }
    const unchanged = await manager.call(books.update, { params, body: { book: {} } })
    expect([unchanged.data.version, await listed()]).toEqual([1, before])
    const changed = await manager.call(books.update, { params, body: { book: { title: 'Clean Code' } } })
    expect(changed.data).toMatchObject({ title: 'Clean Code', author: 'Martin Fowler', version: 2 })
    const after = await listed()
    expect((await manager.call(books.remove, { params })).status).toBe(204)
    const last = await listed()
    expect([after.version, last.version, last.at > after.at, after.at > before.at]).toEqual([
      1,
      1,
      true,
      true,
    ])
    expect((await manager.call(books.remove, { params })).refusal.code).toBe('books.not_found')
    expect((await manager.call(books.update, { params, body: { book: fowler } })).status).toBe(404)
  })

  it('a book stays with its CV', async () => {
    const [resume, other] = [await newResume(), await newResume()]
    const { id } = await buildBook(api.db, { resume_id: resume.id })
    const payload = { book: { resume_id: other.id, title: 'Mine' } }
    const response = await manager.inject({ method: 'PUT', url: `/api/v1/books/${id}`, payload })
    expect(response.json()).toMatchObject({ resume_id: resume.id, title: 'Mine' })
  })
})
