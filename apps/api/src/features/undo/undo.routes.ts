import { undo } from '@portal/contract/undo'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { type TakeBackOf, undoChange } from './undo.ts'

export function undoRoutes(app: PortalApp, deps: Deps, takeBackOf: TakeBackOf): void {
  app.route({
    ...undo.create,
    handler: (request) => undoChange(deps, actorOf(request), request.body.token, takeBackOf),
  })
}
