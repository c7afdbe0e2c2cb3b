import { reports } from '@portal/contract/reports'
import type { Deps } from '../../deps.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { listMonthlyReport } from './list-monthly-report.ts'
import { listReportTotals } from './list-report-totals.ts'
import { listUserHours } from './list-user-hours.ts'

export function reportsRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...reports.monthly, handler: (request) => listMonthlyReport(deps, request.query) })
  app.route({ ...reports.totals, handler: (request) => listReportTotals(deps, request.query) })
  app.route({ ...reports.userHours, handler: (request) => listUserHours(deps, request.query) })
}
