import { candidateCvFiles } from '@portal/contract/candidates/cv-file-routes'
import { inLatinLetters } from '@portal/domain/texts/latin-letters'
import { create as contentDisposition } from 'content-disposition'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { sendContent } from '../../../http/versioned-file.ts'
import { targetOf } from '../../../http/versions/row-versions.ts'
import type { Deps } from '../../deps.ts'
import { openCvFile, putCvFile, removeCvFile } from './cv-file.ts'

export function candidateCvFilesRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...candidateCvFiles.put,
    handler: (request) => putCvFile(deps, actorOf(request), request.params.id, request.uploadedFile),
  })
  app.route({
    ...candidateCvFiles.show,
    handler: async (request, reply) => {
      const { name, content } = await openCvFile(deps, actorOf(request), request.params.id)
      // Programs that read Latin letters only get the name in these (RFC 6266).
      reply.header('content-disposition', contentDisposition(name, { fallback: inLatinLetters(name) }))
      // Whoever opens the address in spite of the attachment runs nothing of the file in the portal's place.
      reply.header('content-security-policy', "default-src 'none'; sandbox")
      return sendContent(reply.type(candidateCvFiles.show.sendsFile), content)
    },
  })
  app.route({
    ...candidateCvFiles.remove,
    handler: (request) => removeCvFile(deps, actorOf(request), targetOf(request)),
  })
}
