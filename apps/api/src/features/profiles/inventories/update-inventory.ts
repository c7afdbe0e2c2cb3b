import type { Inventory, InventoryChanges } from '@portal/contract/profiles/inventories'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { getInventoryRow, lockInventoryRow, updateInventoryRow } from './inventories.store.ts'
import { inventoryTrail } from './inventories.trail.ts'

/** Changes the fields given; the piece stays with its profile. 409 when `If-Match` names another version. */
export async function updateInventory(
  { db, clock }: Deps,
  actor: Actor,
  target: Target,
  changes: InventoryChanges,
): Promise<Inventory> {
  return db.transaction(async (tx) => {
    const row = found(await lockInventoryRow(tx, target.id), 'inventories.not_found')
    authorize(inventoryPolicy, actor, row, 'update')
    await refuseOutdated(row, target, 'inventories.changed_meanwhile', () => presentInventory(actor, row))
    await updateInventoryRow(tx, row, changes)
    const after = await getInventoryRow(tx, row.id)
    await addToTrail(tx, clock, actor, inventoryTrail.changed('inventories.update', row, after))
    return presentInventory(actor, after)
  })
}
