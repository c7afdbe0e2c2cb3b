import type { Inventory, InventoryInput } from '@portal/contract/inventories'
import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { invalidField } from '../../errors.ts'
import { found } from '../../not-found.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { findHolder, findInventoryRow, insertInventory } from './inventories.store.ts'

/** Adds a piece of equipment; 422 for an unknown profile, 403 for a user above the actor's rank. */
export async function createInventory({ db }: Deps, actor: Actor, input: InventoryInput): Promise<Inventory> {
  const holder = await findHolder(db, input.profile_id)
  if (holder === undefined) {
    throw invalidField('inventories.unknown_profile', 'profile_id', 'There is no such profile')
  }
  authorize(inventoryPolicy, actor, holder, 'update')
  const id = await insertInventory(db, holder, {
    device: input.device,
    name: input.name,
    serialNumber: input.serial_number,
  })
  return presentInventory(actor, found(await findInventoryRow(db, id), 'inventories.not_found'))
}
