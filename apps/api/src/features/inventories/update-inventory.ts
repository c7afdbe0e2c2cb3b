import type { Inventory, InventoryChanges } from '@portal/contract/inventories'
import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeChange } from './inventories.policy.ts'
import { presentInventory, requireFound } from './inventories.presenter.ts'
import { findInventoryRow, lockInventoryRow, updateInventoryRow } from './inventories.store.ts'

/** Changes the fields given; the piece stays with its profile. */
export async function updateInventory(
  { db }: Deps,
  actor: Actor,
  id: number,
  changes: InventoryChanges,
): Promise<Inventory> {
  return db.transaction(async (tx) => {
    const row = requireFound(await lockInventoryRow(tx, id))
    authorizeChange(actor, row)
    await updateInventoryRow(tx, row, {
      device: changes.device ?? row.device,
      name: changes.name ?? row.name,
      serialNumber: changes.serial_number ?? row.serialNumber,
    })
    return presentInventory(actor, requireFound(await findInventoryRow(tx, id)))
  })
}
