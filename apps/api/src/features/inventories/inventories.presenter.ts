import type { Inventory } from '@portal/contract/inventories'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../errors.ts'
import { inventoryCan } from './inventories.policy.ts'
import type { InventoryRow } from './inventories.store.ts'

export const presentInventory = (actor: Actor, row: InventoryRow): Inventory => ({
  id: row.id,
  device: row.device,
  name: row.name,
  serial_number: row.serialNumber,
  profile_id: row.profileId,
  can: inventoryCan(actor, row),
})

/** 404 when there is none. */
export function requireFound(row: InventoryRow | undefined): InventoryRow {
  if (row === undefined) throw notFound('inventories.not_found', 'There is no such item')
  return row
}
