import { forecast } from '@portal/contract/forecast/forecast'
import type { Deps } from '../../../deps.ts'
import { actorOf } from '../../../http/access/access.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { showBenchForecast } from '../../dashboards/show-bench-forecast.ts'
import { remindOfHours } from './remind-of-hours.ts'
import { showMissingHours } from './show-missing-hours.ts'

export function forecastRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...forecast.bench, handler: () => showBenchForecast(deps) })
  app.route({ ...forecast.missingHours, handler: () => showMissingHours(deps) })
  app.route({
    ...forecast.remind,
    handler: (request) => remindOfHours(deps, actorOf(request), request.body?.user_ids),
  })
}
