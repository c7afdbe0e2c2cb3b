import type { Inventory, InventoryQuery } from '@portal/contract/profiles/inventories'
import type { Actor } from '../../../use-case/actor.ts'
import { enforce } from '../../../use-case/authorized.ts'
import type { Deps } from '../../deps.ts'
import { readListVerdict } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { listInventoryRows } from './inventories.store.ts'

/**
 * Lists equipment in the order in which the pieces were added, unless sorted. 403 for another user's list below manager
 * level.
 */
export async function listInventories(
  { db }: Deps,
  actor: Actor,
  { profile_id, sort }: InventoryQuery,
): Promise<Inventory[]> {
  enforce(readListVerdict(actor, profile_id))
  const rows = await listInventoryRows(db, profile_id, sort)
  return rows.map((row) => presentInventory(actor, row))
}
