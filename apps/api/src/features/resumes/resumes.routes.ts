import { books } from '@portal/contract/resumes/plain-section-routes'
import { publicResumes, resumes } from '@portal/contract/resumes/resumes'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { sendPrivateFile } from '../../http/private-file.ts'
import { keepOutOfSearch, sendPublicFile } from '../../http/public-file.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { Deps } from '../deps.ts'
import { findCover } from './books/book-cover.ts'
import { createBook } from './books/create-book.ts'
import { deleteBook } from './books/delete-book.ts'
import { updateBook } from './books/update-book.ts'
import { copyResume } from './copy-resume.ts'
import { createResume } from './create-resume.ts'
import { deleteResume } from './delete-resume.ts'
import { listResumes } from './list-resumes.ts'
import { findPublicPicture, findResumeAvatar, openPicture } from './pictures/resume-pictures.ts'
import { showPublicResume, showResume } from './show-resume.ts'
import { updateResume } from './update-resume.ts'

export function resumesRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...resumes.list,
    handler: (request) => listResumes(deps, actorOf(request), request.query.user_id),
  })
  app.route({ ...resumes.show, handler: (request) => showResume(deps, request.params.id) })
  app.route({
    ...resumes.create,
    handler: (request) =>
      createResume(deps, actorOf(request), request.body.resume, request.uploadedFile?.bytes),
  })
  app.route({
    ...resumes.update,
    handler: (request) =>
      updateResume(
        deps,
        actorOf(request),
        targetOf(request),
        request.body.resume,
        request.uploadedFile?.bytes,
      ),
  })
  app.route({
    ...resumes.remove,
    handler: (request) => deleteResume(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...resumes.copy,
    handler: (request) => copyResume(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...resumes.avatar,
    handler: async (request, reply) =>
      sendPrivateFile(
        request,
        reply,
        picture(deps, await findResumeAvatar(deps, request.params.id), 'resumes.no_avatar'),
      ),
  })
}

export function publicResumesRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...publicResumes.show,
    onRequest: keepOutOfSearch,
    handler: (request) => showPublicResume(deps, request.actor, request.params.slug),
  })
  app.route({
    ...publicResumes.picture,
    onRequest: keepOutOfSearch,
    handler: async (request, reply) => {
      const fileId = await findPublicPicture(deps, request.actor, request.params)
      return sendPublicFile(request, reply, {
        version: request.params.picture,
        read: () => openPicture(deps, fileId, 'resumes.no_picture'),
      })
    },
  })
}

export function booksRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...books.create,
    handler: (request) => createBook(deps, actorOf(request), request.body.book, request.uploadedFile?.bytes),
  })
  app.route({
    ...books.update,
    handler: (request) =>
      updateBook(deps, actorOf(request), targetOf(request), request.body.book, request.uploadedFile?.bytes),
  })
  app.route({
    ...books.remove,
    handler: (request) => deleteBook(deps, actorOf(request), targetOf(request)),
  })
  app.route({
    ...books.cover,
    handler: async (request, reply) =>
      sendPrivateFile(
        request,
        reply,
        picture(deps, await findCover(deps, request.params.id), 'books.no_cover'),
      ),
  })
}

const picture = (deps: Deps, fileId: number, missing: 'resumes.no_avatar' | 'books.no_cover') => ({
  version: String(fileId),
  read: () => openPicture(deps, fileId, missing),
})
