import { leaving } from '@portal/contract/profiles/leaving'
import type { PortalApp } from '../../../http/portal-app.ts'
import type { Deps } from '../../deps.ts'
import { showBehindLastDay } from './show-behind-last-day.ts'

export function leavingRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...leaving.behindLastDay,
    handler: (request) => showBehindLastDay(deps, request.params.id, request.query.last_day),
  })
}
