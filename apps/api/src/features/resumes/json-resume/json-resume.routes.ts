import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { defaultLanguage } from '@portal/words/language'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import type { Deps } from '../../deps.ts'
import { dispositionOf } from '../documents/disposition.ts'
import { exportResume } from './export-resume.ts'
import { importResume } from './import-resume.ts'

export function jsonResumesRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...jsonResumes.export,
    handler: async (request, reply) => {
      const { name, text } = await exportResume(deps, request.params.id)
      reply.header('content-disposition', dispositionOf('attachment', name, 'json'))
      return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
    },
  })
  app.route({
    ...jsonResumes.import,
    handler: (request) => importResume(deps, actorOf(request), request.body, defaultLanguage),
  })
}
