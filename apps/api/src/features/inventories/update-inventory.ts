import type { Inventory, InventoryChanges } from '@portal/contract/inventories'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { findInventoryRow, lockInventoryRow, updateInventoryRow } from './inventories.store.ts'

/** Changes the fields given; the piece stays with its profile. */
export async function updateInventory(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: InventoryChanges,
): Promise<Inventory> {
  return db.transaction(async (tx) => {
    const row = found(await lockInventoryRow(tx, id), 'inventories.not_found')
    authorize(inventoryPolicy, actor, row, 'update')
    await updateInventoryRow(tx, row, {
      device: changes.device ?? row.device,
      name: changes.name ?? row.name,
      serialNumber: changes.serial_number ?? row.serialNumber,
    })
    return presentInventory(actor, found(await findInventoryRow(tx, id), 'inventories.not_found'))
  })
}
