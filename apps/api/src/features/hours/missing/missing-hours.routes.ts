import { missingHours } from '@portal/contract/hours/missing-hours'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import type { Deps } from '../../deps.ts'
import { remindOfHours } from './remind-of-hours.ts'
import { showMissingHours } from './show-missing-hours.ts'

export function missingHoursRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...missingHours.show, handler: () => showMissingHours(deps) })
  app.route({
    ...missingHours.remind,
    handler: (request) => remindOfHours(deps, actorOf(request), request.body?.user_ids),
  })
}
