import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { refuseOutdated, type Target } from '../../../use-case/changed-meanwhile.ts'
import { found } from '../../../use-case/not-found.ts'
import type { Deps } from '../../deps.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { deleteInventoryRow, lockInventoryRow } from './inventories.store.ts'
import { inventoryTrail } from './inventories.trail.ts'

/** Deletes a piece of equipment; 404 when it is already deleted, 409 when `If-Match` names another version. */
export async function deleteInventory({ db, clock }: Deps, actor: Actor, target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockInventoryRow(tx, target.id), 'inventories.not_found')
    authorize(inventoryPolicy, actor, row, 'delete')
    await refuseOutdated(row, target, 'inventories.changed_meanwhile', () => presentInventory(actor, row))
    await deleteInventoryRow(tx, row)
    await addToTrail(tx, clock, actor, inventoryTrail.deleted('inventories.delete', row))
  })
}
