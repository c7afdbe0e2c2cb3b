import { inventory } from '@portal/contract/profiles/inventories'
import * as z from 'zod/mini'
import type { Tx } from '../../../../db/client.ts'
import { addToTrail } from '../../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../../imports/import-kind.ts'
import { changedSince } from '../../../../imports/standing.ts'
import { authorize } from '../../../../use-case/authorized.ts'
import { inventoryPolicy } from '../inventories.policy.ts'
import { inventoryTrail } from '../inventories.trail.ts'
import { deletePieces, listPieces, lockPieces, updatePieces } from './imported-equipment.store.ts'

const kept = z.partial(z.pick(inventory, { name: true, device: true }))

/** Deletes the pieces that were made, and gives the changed ones their values back. */
export async function takeEquipmentBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const ids = written.map(({ object_id }) => object_id)
  const present = new Map((await lockPieces(tx, ids)).map((row) => [row.id, row]))
  const standing = changedSince(written, present, ({ name }) => name)
  if (standing.length > 0) return standing

  const pieces = written.flatMap((of) => {
    const row = present.get(of.object_id)
    return row === undefined ? [] : [{ row, of }]
  })
  const changes = pieces.flatMap(({ row, of }) => {
    if (of.before === null) return []
    authorize(inventoryPolicy, actor, row, 'update')
    return [{ row, values: kept.parse(of.before) }]
  })
  await updatePieces(tx, changes)
  const after = new Map(
    (
      await listPieces(
        tx,
        changes.map(({ row }) => row.id),
      )
    ).map((row) => [row.id, row]),
  )
  const made = pieces.flatMap(({ row, of }) => {
    if (of.before !== null) return []
    authorize(inventoryPolicy, actor, row, 'delete')
    return [row]
  })
  await deletePieces(tx, made)
  const entries = [
    ...changes.map(({ row }) => inventoryTrail.changed('inventories.update', row, after.get(row.id) ?? row)),
    ...made.map((row) => inventoryTrail.deleted('inventories.delete', row)),
  ]
  await addToTrail(tx, clock, actor, entries, { delivers: false })
  return []
}
