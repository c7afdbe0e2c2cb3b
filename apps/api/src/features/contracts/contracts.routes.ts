import { availableContracts } from '@portal/contract/available-contracts'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { listAvailable } from './list-available.ts'

export function contractsRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...availableContracts.own,
    handler: (request) => listAvailable(deps, { userIds: [actorOf(request).id], date: request.query.date }),
  })
  app.route({
    ...availableContracts.ofUser,
    handler: ({ query }) =>
      listAvailable(deps, {
        userIds: query.user_id === undefined ? undefined : [query.user_id],
        date: query.date,
      }),
  })
}
