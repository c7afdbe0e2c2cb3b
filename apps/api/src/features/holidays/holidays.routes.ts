import { holidays } from '@portal/contract/holidays'
import type { Deps } from '../../deps.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { listHolidays } from './list-holidays.ts'

export function holidaysRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...holidays.list, handler: (request) => listHolidays(deps, request.query) })
}
