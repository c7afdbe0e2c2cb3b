import type { Actor } from '../../actor.ts'
import { authorize } from '../../authorized.ts'
import type { Deps } from '../../deps.ts'
import { found } from '../../not-found.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { deleteInventoryRow, lockInventoryRow } from './inventories.store.ts'

/** 404 when it is already deleted. */
export async function deleteInventory({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = found(await lockInventoryRow(tx, id), 'inventories.not_found')
    authorize(inventoryPolicy, actor, row, 'delete')
    await deleteInventoryRow(tx, row)
  })
}
