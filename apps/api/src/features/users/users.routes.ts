import { passwords } from '@portal/contract/passwords'
import { users } from '@portal/contract/users'
import type { Deps } from '../../deps.ts'
import { actorOf } from '../../http/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { changePassword } from './change-password.ts'
import { listUserProjects } from './list-user-projects.ts'
import { findVisibleUser } from './show-user.ts'
import { listUserNames } from './users.store.ts'

export function usersRoutes(app: PortalApp, deps: Deps): void {
  app.route({
    ...users.names,
    handler: (request) => listUserNames(deps.db, request.query),
  })
  app.route({
    ...users.show,
    handler: (request) => findVisibleUser(deps, actorOf(request), request.params.id),
  })
  app.route({
    ...users.projects,
    handler: (request) => listUserProjects(deps, actorOf(request), request.params.id, request.query.date),
  })
  app.route({
    ...passwords.change,
    handler: (request) =>
      changePassword(deps, actorOf(request), request.params.id, request.body.user.password),
  })
}
