import { certificates, courses, languages } from '@portal/contract/resumes/plain-section-routes'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { targetOf } from '../../../http/versions/row-versions.ts'
import type { Deps } from '../../deps.ts'
import { addItem } from './add-item.ts'
import { changeItem } from './change-item.ts'
import { deleteItem } from './delete-item.ts'
import { certificateSection, courseSection, languageSection } from './plain-sections.ts'

export function plainSectionsRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...languages.create,
    handler: (request) => addItem(deps, actorOf(request), languageSection, request.body.language),
  })
  app.route({
    ...languages.update,
    handler: (request) =>
      changeItem(deps, actorOf(request), languageSection, targetOf(request), request.body.language),
  })
  app.route({
    ...languages.remove,
    handler: (request) => deleteItem(deps, actorOf(request), languageSection, targetOf(request)),
  })
  app.route({
    ...certificates.create,
    handler: (request) => addItem(deps, actorOf(request), certificateSection, request.body.certificate),
  })
  app.route({
    ...certificates.update,
    handler: (request) =>
      changeItem(deps, actorOf(request), certificateSection, targetOf(request), request.body.certificate),
  })
  app.route({
    ...certificates.remove,
    handler: (request) => deleteItem(deps, actorOf(request), certificateSection, targetOf(request)),
  })
  app.route({
    ...courses.create,
    handler: (request) => addItem(deps, actorOf(request), courseSection, request.body.course),
  })
  app.route({
    ...courses.update,
    handler: (request) =>
      changeItem(deps, actorOf(request), courseSection, targetOf(request), request.body.course),
  })
  app.route({
    ...courses.remove,
    handler: (request) => deleteItem(deps, actorOf(request), courseSection, targetOf(request)),
  })
}
