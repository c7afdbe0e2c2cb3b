import { books } from '@portal/contract/resumes/plain-section-routes'
import { resumes } from '@portal/contract/resumes/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import { buildBook, buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { formOf } from '../../../test/form.ts'
import { picture } from '../../../test/pictures.ts'
import { files } from '../../db/schema/files.ts'

/** The embedded database runs one transaction at a time; only a real PostgreSQL makes these races. */
let api: TestApp
let manager: Client
let userId: number
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  userId = (await buildUser(api.db)).id
})
afterAll(() => api.close())

const rounds = Array.from({ length: 10 })
const storedFiles = () => api.db.$count(files, eq(files.state, 'stored'))
const show = (id: number) => manager.call(resumes.show, { params: { id } })
const remove = (id: number) => manager.call(resumes.remove, { params: { id } })
const copy = (id: number) => manager.call(resumes.copy, { params: { id } })
const statusOf = async (url: string | null | undefined) =>
  (await manager.inject({ method: 'GET', url: url ?? '' })).statusCode

it('two simultaneous changes of different fields of a CV are both kept', async () => {
  for (const _round of rounds) {
    const { id } = await buildResume(api.db, userId)
    const changes = [{ city: 'Lviv' }, { summary: 'Tests' }, { role: 'QA' }]
    await Promise.all(
      changes.map((resume) => manager.call(resumes.update, { params: { id }, body: { resume } })),
    )
    expect((await show(id)).data).toMatchObject({ city: 'Lviv', summary: 'Tests', role: 'QA', version: 4 })
  }
})

it('of two simultaneous changes of the same version of a CV one is made and one is refused', async () => {
  const { id } = await buildResume(api.db, userId)
  const headers = { 'if-match': '"1"' }
  const answers = await Promise.all(
    ['Lviv', 'Kyiv'].map((city) =>
      manager.call(resumes.update, { params: { id }, body: { resume: { city } }, headers }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('a CV that is deleted while it is copied is copied whole or not at all', async () => {
  for (const _round of rounds) {
    const avatar_file_id = await storedFile(api, 'resume_avatar')
    const { id } = await buildWholeResume(api.db, userId, { avatar_file_id })
    const before = await storedFiles()
    const [copied, deleted] = await Promise.all([copy(id), remove(id)])
    expect(deleted.status).toBe(204)
    expect([201, 404]).toContain(copied.status)
    expect(await storedFiles()).toBe(copied.status === 201 ? before : before - 1)
    if (copied.status !== 201) continue
    const { avatar, ...whole } = copied.data
    const { books: read, skills, courses, educations, experiences, resume_projects } = whole
    const sections = [read, skills, courses, educations, experiences, resume_projects]
    expect(sections.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1])
    expect(await statusOf(avatar)).toBe(200)
  }
})

it('a copy has a cover that can be read while the cover of its base is replaced', async () => {
  const { id: resume_id } = await buildResume(api.db, userId)
  const book = await buildBook(api.db, { resume_id, cover_file_id: await storedFile(api, 'book_cover') })
  const form = await formOf(['image', await picture('png', 60, 60), 'cover.png'])
  for (const _round of rounds) {
    const [copied, replaced] = await Promise.all([
      copy(resume_id),
      manager.inject({ method: 'PUT', url: `/api/v1/books/${book.id}`, ...form }),
    ])
    expect([copied.status, replaced.statusCode]).toEqual([201, 200])
    expect(await statusOf(copied.data.books[0]?.cover)).toBe(200)
  }
})

it('a book that is added or changed while its CV is deleted leaves neither row nor file', async () => {
  const image = await picture('png', 60, 60)
  for (const _round of rounds) {
    const before = await storedFiles()
    const { id } = await buildResume(api.db, userId)
    const book = await buildBook(api.db, { resume_id: id })
    const form = await formOf(
      ['resume_id', String(id)],
      ['title', 'T'],
      ['author', 'A'],
      ['image', image, 'c.png'],
    )
    const [added, changed, deleted] = await Promise.all([
      manager.inject({ method: 'POST', url: '/api/v1/books', ...form }),
      manager.call(books.update, { params: { id: book.id }, body: { book: { title: 'Other' } } }),
      remove(id),
    ])
    expect(deleted.status).toBe(204)
    expect([201, 422]).toContain(added.statusCode)
    expect([200, 404]).toContain(changed.status)
    expect((await show(id)).status).toBe(404)
    expect(await storedFiles()).toBe(before)
  }
})

it('of two pictures sent to a CV at once one is kept, and no file is left without a CV', async () => {
  const { id } = await buildResume(api.db, userId)
  const before = await storedFiles()
  for (const _round of rounds.slice(0, 4)) {
    const forms = await Promise.all(
      (['png', 'jpeg'] as const).map(async (format) =>
        formOf(['avatar', await picture(format, 60, 60), 'a']),
      ),
    )
    const sent = forms.map((form) => manager.inject({ method: 'PUT', url: `/api/v1/resumes/${id}`, ...form }))
    expect((await Promise.all(sent)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await storedFiles()).toBe(before + 1)
    expect(await statusOf((await show(id)).data.avatar)).toBe(200)
  }
})

it('of two deletions of a CV at once one finds nothing to delete', async () => {
  for (const _round of rounds) {
    const { id } = await buildWholeResume(api.db, userId)
    const answers = await Promise.all([remove(id), remove(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
  }
})
