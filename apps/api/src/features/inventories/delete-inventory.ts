import type { Actor } from '../../actor.ts'
import type { Deps } from '../../deps.ts'
import { authorizeChange } from './inventories.policy.ts'
import { requireFound } from './inventories.presenter.ts'
import { deleteInventoryRow, lockInventoryRow } from './inventories.store.ts'

/** 404 when it is gone already. */
export async function deleteInventory({ db }: Deps, actor: Actor, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = requireFound(await lockInventoryRow(tx, id))
    authorizeChange(actor, row)
    await deleteInventoryRow(tx, row)
  })
}
