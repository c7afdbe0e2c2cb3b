import { resumeLinks } from '@portal/contract/resumes/links'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import type { Deps } from '../../deps.ts'
import { changeLink, renewLink } from './change-link.ts'

export function resumeLinksRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...resumeLinks.change,
    handler: (request) => changeLink(deps, actorOf(request), request.params.id, request.body.link),
  })
  app.route({
    ...resumeLinks.renew,
    handler: (request) => renewLink(deps, actorOf(request), request.params.id),
  })
}
