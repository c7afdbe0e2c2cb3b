import { benchForecast } from '@portal/contract/dashboards/bench-forecast'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { listAvailablePeople, type PresentUser } from './list-available-people.ts'
import { listManagers } from './list-managers.ts'
import { listStaffProfiles } from './list-staff-profiles.ts'
import { showBenchForecast } from './show-bench-forecast.ts'

type Options = { presentUser: PresentUser }

export function dashboardsRoutes(app: PortalApp, deps: Deps, { presentUser }: Options): void {
  app.route({
    ...dashboards.users,
    handler: (request) => listAvailablePeople(deps, actorOf(request), request.query, presentUser),
  })
  app.route({
    ...dashboards.managers,
    handler: (request) => listManagers(deps, request.query),
  })
  app.route({
    ...dashboards.profiles,
    handler: (request) => listStaffProfiles(deps, request.query),
  })
  app.route({ ...benchForecast.show, handler: () => showBenchForecast(deps) })
}
