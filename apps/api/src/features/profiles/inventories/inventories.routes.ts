import { inventories, inventoryFiles } from '@portal/contract/profiles/inventories'
import { actorOf } from '../../../http/access/access.ts'
import { idempotencyKeyOf } from '../../../http/input/idempotency-key.ts'
import type { PortalApp } from '../../../http/portal-app.ts'
import { targetOf } from '../../../http/versions/row-versions.ts'
import type { AddListFiles, Deps } from '../../deps.ts'
import { createInventory } from './create-inventory.ts'
import { deleteInventory } from './delete-inventory.ts'
import { findSameSerial } from './find-same-serial.ts'
import { inventoriesTable } from './inventories-table.ts'
import { listInventories } from './list-inventories.ts'
import { updateInventory } from './update-inventory.ts'

export function inventoriesRoutes(app: PortalApp, deps: Deps, addListFiles: AddListFiles): void {
  addListFiles(inventoryFiles, inventoriesTable)
  app.route({
    ...inventories.list,
    handler: (request) => listInventories(deps, actorOf(request), request.query),
  })
  app.route({
    ...inventories.sameSerial,
    handler: (request) => findSameSerial(deps, request.query),
  })
  app.route({
    ...inventories.create,
    handler: (request) =>
      createInventory(deps, actorOf(request), request.body.inventory, idempotencyKeyOf(request)),
  })
  app.route({
    ...inventories.update,
    handler: (request) => updateInventory(deps, actorOf(request), targetOf(request), request.body.inventory),
  })
  app.route({
    ...inventories.remove,
    handler: (request) => deleteInventory(deps, actorOf(request), targetOf(request)),
  })
}
