import { jobStatuses, subRoles } from '@portal/contract/reference'
import type { PortalApp } from '../../http/portal-app.ts'
import type { Deps } from '../deps.ts'
import { listJobStatuses, listSubRoles } from './reference.store.ts'

export function referenceRoutes(app: PortalApp, { db }: Deps): void {
  app.route({ ...subRoles.list, handler: () => listSubRoles(db) })
  app.route({ ...jobStatuses.list, handler: () => listJobStatuses(db) })
  app.route({ ...jobStatuses.adminList, handler: () => listJobStatuses(db) })
}
