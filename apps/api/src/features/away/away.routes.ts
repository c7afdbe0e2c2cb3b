import { away } from '@portal/contract/away'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { listAway } from './list-away.ts'

export function awayRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...away.list, handler: (request) => listAway(deps, request.query) })
}
