import { pictureName } from '../../src/db/resumes/picture-name.ts'
import { listPicturesOfSlug } from '../../src/features/resumes/pictures/public-pictures.store.ts'
import type { TestApp } from '../app.ts'
import { buildBook, buildResume, buildWholeResume } from '../factories/resume.ts'
import { storedFile } from './stored-file.ts'
import type { Owner } from './valid-request.ts'

/** Makes a CV with pictures. `id` and `slug` are the CV's, and `bookId` is the id of a book with a cover. */
async function picturedResume(api: TestApp, { id: userId }: Owner) {
  const avatarFileId = await storedFile(api, 'resume_avatar')
  const resume = await buildWholeResume(api.db, userId, { avatarFileId })
  const book = await buildBook(api.db, {
    resumeId: resume.id,
    coverFileId: await storedFile(api, 'book_cover'),
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
  return { params: { slug, picture: pictureName(file?.storageKey ?? '') } }
}

/** These are the valid requests on CVs, in the form of valid-requests.ts. */
export const resumeRequests = {
  'GET /resumes': (_: TestApp, { id }: Owner) => ({ query: { user_id: String(id) } }),
  'GET /resumes/:id': picturedResume,
  'POST /resumes': (_: TestApp, { id }: Owner) => ({
    body: { resume: { user_id: id, name: 'Olena', role: 'QA', github_url: 'github.com/olena' } },
  }),
  'PUT /resumes/:id': async (api: TestApp, owner: Owner) => ({
    ...(await resumeOf(api, owner)),
    body: { resume: { name: 'Olena' } },
  }),
  'DELETE /resumes/:id': resumeOf,
  'POST /resumes/:id/copy': picturedResume,
  'GET /resumes/:id/json': resumeOf,
  'POST /resumes/import': (_: TestApp, { id }: Owner) => ({
    body: { user_id: id, resume: { basics: { name: 'Olena', label: 'QA' } } },
  }),
  'GET /resumes/:id/avatar': picturedResume,
  /**
   * The request names the CV by its slug. Numbers are for manager-level users, and the tests of the documents check
   * them.
   */
  'GET /resumes/:id/pdf': async (api: TestApp, owner: Owner) => ({
    id: (await picturedResume(api, owner)).slug,
  }),
  'GET /resumes/:id/docx': async (api: TestApp, owner: Owner) => ({
    id: (await picturedResume(api, owner)).slug,
  }),
  'GET /public/resumes/:slug': slugOf,
  'GET /public/resumes/:slug/pictures/:picture': publicPictureOf,
  'POST /books': async (api: TestApp, owner: Owner) => ({
    body: { book: { resume_id: (await resumeOf(api, owner)).id, title: 'Refactoring', author: 'Fowler' } },
  }),
  'PUT /books/:id': async (api: TestApp, owner: Owner) => ({
    ...(await bookOf(api, owner)),
    body: { book: { title: 'Refactoring' } },
  }),
  'DELETE /books/:id': bookOf,
  'GET /books/:id/cover': bookOf,
}
