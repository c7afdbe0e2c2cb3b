import { jsonResumes } from '@portal/contract/resumes/json-resume'
import { defaultLanguage } from '@portal/words/language'
import { create as contentDisposition } from 'content-disposition'
import type { Deps } from '../../../deps.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { exportResume } from './export-resume.ts'
import { importResume } from './import-resume.ts'

export function jsonResumesRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...jsonResumes.export,
    handler: async (request, reply) => {
      const { fileName, text } = await exportResume(deps, request.params.id)
      reply.header('content-disposition', contentDisposition(fileName))
      return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
    },
  })
  app.route({
    ...jsonResumes.import,
    handler: (request) => importResume(deps, request.body, defaultLanguage),
  })
}
