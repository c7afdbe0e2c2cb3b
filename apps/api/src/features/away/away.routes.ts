import { away, awayFiles } from '@portal/contract/away'
import type { PortalApp } from '../../http/portal-app.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { awayTable } from './away-table.ts'
import { listAway } from './list-away.ts'

export function awayRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(awayFiles, awayTable)
  app.route({ ...away.list, handler: (request) => listAway(deps, request.query) })
}
