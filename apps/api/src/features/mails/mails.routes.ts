import { mails } from '@portal/contract/mails'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { dropHeld, sendHeld } from './held-mails.ts'
import { listMails, retryMail, sendTestMail, showMail } from './mails.ts'

export function mailsRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...mails.list, handler: (request) => listMails(deps, actorOf(request), request.query) })
  app.route({ ...mails.show, handler: (request) => showMail(deps, actorOf(request), request.params.id) })
  app.route({ ...mails.retry, handler: (request) => retryMail(deps, actorOf(request), request.params.id) })
  app.route({ ...mails.sendHeld, handler: (request) => sendHeld(deps, actorOf(request)) })
  app.route({ ...mails.dropHeld, handler: (request) => dropHeld(deps, actorOf(request)) })
  app.route({ ...mails.test, handler: (request) => sendTestMail(deps, actorOf(request)) })
}
