import { type Inventory, type InventoryInput, inventory } from '@portal/contract/profiles/inventories'
import type { Tx } from '../../../db/client.ts'
import { createOnce } from '../../../db/idempotency.ts'
import { addToTrail } from '../../../db/trail/add-to-trail.ts'
import type { Actor } from '../../../use-case/actor.ts'
import { authorize } from '../../../use-case/authorized.ts'
import { invalidField } from '../../../use-case/errors.ts'
import type { Deps } from '../../deps.ts'
import { inventoryPolicy } from './inventories.policy.ts'
import { presentInventory } from './inventories.presenter.ts'
import { findHolder, getInventoryRow, insertInventory } from './inventories.store.ts'
import { inventoryTrail } from './inventories.trail.ts'

/** Adds a piece of equipment; 422 for an unknown profile, 403 for a user above the actor's rank. */
export async function createInventory(
  deps: Deps,
  actor: Actor,
  input: InventoryInput,
  idempotencyKey: string | undefined,
): Promise<Inventory> {
  const creation = { idempotencyKey, request: ['create-inventory', input], schema: inventory } as const
  return createOnce(deps, actor, creation, (tx) => insertChecked(tx, deps, actor, input))
}

async function insertChecked(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  { profile_id, ...input }: InventoryInput,
): Promise<Inventory> {
  const holder = await findHolder(tx, profile_id)
  if (holder === undefined) {
    throw invalidField('profile_id', 'inventories.unknown_profile')
  }
  authorize(inventoryPolicy, actor, holder, 'update')
  const id = await insertInventory(tx, holder, input)
  const row = await getInventoryRow(tx, id)
  await addToTrail(tx, clock, actor, inventoryTrail.created('inventories.create', row))
  return presentInventory(actor, row)
}
