import type { Inventory } from '@portal/contract/profiles/inventories'
import type { Actor } from '../../../actor.ts'
import { canOf } from '../../../authorized.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import type { InventoryRow } from './inventories.store.ts'

export const presentInventory = (actor: Actor, row: InventoryRow): Inventory => ({
  id: row.id,
  version: row.version,
  device: row.device,
  name: row.name,
  serial_number: row.serial_number,
  profile_id: row.profile_id,
  can: canOf(inventoryPolicy(actor, row)),
})
