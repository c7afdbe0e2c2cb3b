import { resumeDocuments } from '@portal/contract/resumes/documents'
import { maxId } from '@portal/contract/shared/fields'
import { isManagerLevel } from '@portal/domain/roles'
import type { FastifyRequest } from 'fastify'
import type { DbOrTx } from '../../../db/client.ts'
import type { ResumeKey } from '../../../db/resumes/whole-resume.ts'
import type { DocumentKind } from '../../../documents/document-workers.ts'
import { layoutVersion } from '../../../documents/layout-version.ts'
import type { ResumeContent } from '../../../documents/resume-content.ts'
import { requireAccess } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { keepOutOfSearch } from '../../../http/public-file.ts'
import { sendVersionedFile } from '../../../http/versioned-file.ts'
import type { Actor } from '../../../use-case/actor.ts'
import type { Deps } from '../../deps.ts'
import { findResumeRow } from '../resumes.store.ts'
import { dispositionOf } from './disposition.ts'
import { findDocument } from './find-document.ts'
import { ResumePdfs } from './resume-pdfs.ts'

type Workers = { render: (kind: DocumentKind, content: ResumeContent) => Promise<Uint8Array> }

export function resumeDocumentsRoutes(app: PortalApp, deps: Deps, workers: Workers): void {
  const layout = layoutVersion()
  const pdfs = new ResumePdfs((content) => workers.render('pdf', content))
  app.route({
    ...resumeDocuments.pdf,
    onRequest: keepOutOfSearch,
    handler: async (request, reply) => {
      const key = await resumeKeyOf(deps, request, request.params.id)
      const document = await findDocument(deps, request.actor, layout, key)
      // Viewers of browsers are themselves pages in the answer's place, which the usual policy would stop.
      reply.header('content-security-policy', "frame-ancestors 'self'")
      const read = async () => {
        const bytes = await pdfs.read(document)
        reply.header('content-disposition', dispositionOf('inline', document.name, 'pdf'))
        return { bytes, media_type: 'application/pdf' }
      }
      // Browsers ask each time, so that a changed CV is shown at once.
      const cacheControl = 'id' in key ? 'private, no-cache' : 'no-cache'
      return sendVersionedFile(request, reply, { version: document.version, read }, cacheControl)
    },
  })
  app.route({
    ...resumeDocuments.docx,
    onRequest: keepOutOfSearch,
    handler: async (request, reply) => {
      const key = await resumeKeyOf(deps, request, request.params.id)
      const document = await findDocument(deps, request.actor, layout, key)
      const kind = request.query.size === 'a4' ? 'docxA4' : 'docx'
      const bytes = await workers.render(kind, await document.read())
      reply.header('content-disposition', dispositionOf('attachment', document.name, 'docx'))
      return reply.type(resumeDocuments.docx.sendsFile).send(Buffer.from(bytes))
    },
  })
}

/**
 * Numbers can be guessed: manager-level users may use all of them, the others those of their own CVs. The refusal is the same
 * whether there is such a CV or not.
 */
async function resumeKeyOf({ db }: Deps, request: FastifyRequest, idOrSlug: string): Promise<ResumeKey> {
  if (!/^\d+$/.test(idOrSlug)) return { slug: idOrSlug }
  const id = Number(idOrSlug)
  const { actor } = request
  const isAny = actor !== undefined && isManagerLevel(actor)
  if (!isAny && !(await isOwn(db, actor, id))) requireAccess(request, 'managerLevel')
  return { id }
}

async function isOwn(db: DbOrTx, actor: Actor | undefined, id: number): Promise<boolean> {
  if (actor === undefined || id > maxId) return false
  return (await findResumeRow(db, id))?.user_id === actor.id
}
