import type { Inventory } from '@portal/contract/profiles/inventories'
import type { Actor } from '../../../use-case/actor.ts'
import { canOf } from '../../../use-case/authorized.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import type { InventoryRow } from './inventories.store.ts'

export const presentInventory = (actor: Actor, { role, ...row }: InventoryRow): Inventory => ({
  ...row,
  can: canOf(inventoryPolicy(actor, { ...row, role })),
})
