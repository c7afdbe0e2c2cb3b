import { technologies, technologyFiles } from '@portal/contract/technologies'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createTechnology } from './create-technology.ts'
import { listTechnologies } from './technologies.store.ts'
import { technologiesTable } from './technologies-table.ts'

export function technologiesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(technologyFiles, technologiesTable)
  app.route({ ...technologies.list, handler: () => listTechnologies(deps.db) })
  app.route({
    ...technologies.create,
    handler: (request) => createTechnology(deps, actorOf(request), request.body.technology),
  })
}
