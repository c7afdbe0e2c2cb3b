import { sessions } from '@portal/contract/accounts/sessions'
import { actorOf } from '../../http/access/access.ts'
import { clientAddress, countedAddress } from '../../http/access/client-address.ts'
import type { PortalCookie } from '../../http/access/portal-cookie.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import type { Report } from './check-credentials.ts'
import { confirmSession } from './confirm-session.ts'
import { endOtherSessionsOf, endSession, listSessions } from './own-sessions.ts'

export function sessionsRoutes(
  app: PortalApp,
  deps: Deps,
  { deviceCookie }: { deviceCookie: PortalCookie },
): void {
  app.route({ ...sessions.list, handler: (request) => listSessions(deps, actorOf(request)) })
  app.route({
    ...sessions.remove,
    handler: (request) => endSession(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...sessions.removeOthers,
    handler: (request) => endOtherSessionsOf(deps, actorOf(request)),
  })
  app.route({
    ...sessions.confirm,
    handler: (request) => {
      const from = {
        address: countedAddress(clientAddress(request)),
        deviceCookie: deviceCookie.of(request),
        doer: actorOf(request),
      }
      const report: Report = (outcome, user_id) =>
        request.log.info({ outcome, user_id, address: clientAddress(request) }, 'confirmation')
      return confirmSession(deps, actorOf(request), request.body, from, report)
    },
  })
}
