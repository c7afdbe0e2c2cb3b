import { categories, categoryFiles } from '@portal/contract/categories'
import { actorOf } from '../../http/access/access.ts'
import type { PortalApp } from '../../http/portal-app.ts'
import { targetOf } from '../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../deps.ts'
import { createCategory, deleteCategory, listCategories, updateCategory } from './categories.ts'
import { categoriesTable } from './categories-table.ts'

export function categoriesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(categoryFiles, categoriesTable)
  app.route({
    ...categories.list,
    handler: (request) => listCategories(deps, actorOf(request), request.query),
  })
  app.route({
    ...categories.create,
    handler: (request) => createCategory(deps, actorOf(request), request.body.category),
  })
  app.route({
    ...categories.update,
    handler: (request) => updateCategory(deps, actorOf(request), targetOf(request), request.body.category),
  })
  app.route({
    ...categories.remove,
    handler: (request) => deleteCategory(deps, actorOf(request), targetOf(request)),
  })
}
