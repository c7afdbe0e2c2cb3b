import { projects } from '@portal/contract/projects'
import type { Deps } from '../../deps.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { listProjectNames } from './projects.store.ts'

export function projectsRoutes(app: PortalApp, deps: Deps): void {
  app.route({ ...projects.names, handler: () => listProjectNames(deps.db) })
}
