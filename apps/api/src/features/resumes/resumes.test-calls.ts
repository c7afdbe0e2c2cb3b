import type { TestApp } from '../../../test/app.ts'
import { changing, eachAlone, noChanges } from '../../../test/calls/new-values.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import type { Owner, TestCalls } from '../../../test/calls/test-calls.ts'
import { buildBook, buildResume, buildWholeResume } from '../../../test/factories/resume.ts'
import { buildUser } from '../../../test/factories/user.ts'
import { pictureName } from '../../db/resumes/picture-name.ts'
import { listPicturesOfSlug } from './pictures/public-pictures.store.ts'

/** Makes a CV with pictures. `id` and `slug` are the CV's, and `bookId` is the id of a book with a cover. */
async function picturedResume(api: TestApp, { id: userId }: Owner) {
  const avatar_file_id = await storedFile(api, 'resume_avatar')
  const resume = await buildWholeResume(api.db, userId, { avatar_file_id })
  const book = await buildBook(api.db, {
    resume_id: resume.id,
    cover_file_id: await storedFile(api, 'book_cover'),
  })
  return { id: resume.id, slug: resume.slug, bookId: book.id }
}

const resumeOf = async ({ db }: TestApp, { id }: Owner) => ({ id: (await buildResume(db, id)).id })
const bookOf = async (api: TestApp, owner: Owner) => ({ id: (await picturedResume(api, owner)).bookId })
const slugOf = async (api: TestApp, owner: Owner) => ({
  params: { slug: (await picturedResume(api, owner)).slug },
})
async function publicPictureOf(api: TestApp, owner: Owner) {
  const { slug } = await picturedResume(api, owner)
  const [file] = await listPicturesOfSlug(api.db, slug)
  return { params: { slug, picture: pictureName(file?.storage_key ?? '') } }
}

const anyResume = async (api: TestApp) => {
  const avatar_file_id = await storedFile(api, 'resume_avatar')
  return { id: (await buildResume(api.db, (await buildUser(api.db)).id, { avatar_file_id })).id }
}
const anyBook = async (api: TestApp) =>
  buildBook(api.db, {
    resume_id: (await anyResume(api)).id,
    cover_file_id: await storedFile(api, 'book_cover'),
  })

export const testCalls: TestCalls = {
  validRequests: {
    'GET /resumes': (_, { id }) => ({ query: { user_id: String(id) } }),
    'GET /resumes/:id': picturedResume,
    'POST /resumes': (_, { id }) => ({
      body: {
        resume: {
          user_id: id,
          name: 'Olena',
          role: 'QA',
          github_url: 'github.com/olena',
          label: 'for Harbor',
        },
      },
    }),
    'PUT /resumes/:id': changing(resumeOf, () => ({ resume: { name: 'Olena' } })),
    'DELETE /resumes/:id': resumeOf,
    'POST /resumes/:id/copy': picturedResume,
    'PUT /resumes/:id/link': async (api, owner) => ({
      ...(await resumeOf(api, owner)),
      body: { link: { state: 'off', ends_on: '2025-04-30' } },
    }),
    'POST /resumes/:id/link': resumeOf,
    'GET /resumes/:id/json': resumeOf,
    'POST /resumes/import': (_, { id }) => ({
      body: { user_id: id, resume: { basics: { name: 'Olena', label: 'QA' } } },
    }),
    'GET /resumes/:id/avatar': picturedResume,
    /** The CV is named by its slug. Numbers are for manager-level users, and the tests of the documents check them. */
    'GET /resumes/:id/pdf': async (api, owner) => ({
      id: (await picturedResume(api, owner)).slug,
    }),
    'GET /resumes/:id/docx': async (api, owner) => ({
      id: (await picturedResume(api, owner)).slug,
    }),
    'GET /public/resumes/:slug': slugOf,
    'GET /public/resumes/:slug/pictures/:picture': publicPictureOf,
    'POST /books': async (api, owner) => ({
      body: { book: { resume_id: (await resumeOf(api, owner)).id, title: 'Refactoring', author: 'Fowler' } },
    }),
    'PUT /books/:id': changing(bookOf, () => ({ book: { title: 'Clean Code' } })),
    'DELETE /books/:id': bookOf,
    'GET /books/:id/cover': bookOf,
  },
  changingCalls: {
    'PUT /resumes/:id': {
      build: anyResume,
      changes: () => [{ summary: 'Tests' }, { city: 'Lviv' }],
      everyField: () =>
        eachAlone({
          name: 'Olena',
          role: 'QA',
          summary: 'Tests',
          github_url: 'https://github.com/olena',
          city: 'Lviv',
          country: 'Ukraine',
          label: 'for Harbor',
          avatar: '_destroy',
        }),
    },
    'PUT /books/:id': {
      build: anyBook,
      changes: () => [{ title: 'Clean Code' }, { author: 'Martin' }],
      everyField: () => eachAlone({ title: 'Clean Code', author: 'Martin', image: '_destroy' }),
    },
    'DELETE /resumes/:id': { build: anyResume, changes: noChanges },
    'DELETE /books/:id': { build: anyBook, changes: noChanges },
  },
}
