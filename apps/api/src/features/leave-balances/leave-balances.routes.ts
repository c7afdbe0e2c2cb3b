import { leaveBalances, leaveFiles } from '@portal/contract/leave-balances'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { leavesTable } from './leave-balances-table.ts'
import { listEveryonesLeave } from './list-everyones-leave.ts'
import { showLeaveCounters } from './show-leave-counters.ts'
import { listLeaveByMonth, showLeaveTotals } from './show-leave-totals.ts'

export function leaveBalancesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(leaveFiles, leavesTable)
  app.route({
    ...leaveBalances.total,
    handler: (request) =>
      showLeaveTotals(deps, actorOf(request), { user_id: request.params.id, year: request.query.year }),
  })
  app.route({
    ...leaveBalances.byMonth,
    handler: (request) =>
      listLeaveByMonth(deps, actorOf(request), { user_id: request.params.id, year: request.query.year }),
  })
  app.route({
    ...leaveBalances.counters,
    handler: (request) => {
      const actor = actorOf(request)
      const { user_id = actor.id, year } = request.query
      return showLeaveCounters(deps, actor, { user_id, year })
    },
  })
  app.route({
    ...leaveBalances.dashboard,
    handler: (request) => listEveryonesLeave(deps, request.query),
  })
}
