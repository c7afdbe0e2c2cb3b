import { inventory } from '@portal/contract/profiles/inventories'
import { because } from '@portal/words/reasons'
import * as z from 'zod/mini'
import type { Tx } from '../../../../db/client.ts'
import { addToTrail } from '../../../../db/trail/add-to-trail.ts'
import type { Standing, WriteContext, WrittenRow } from '../../../../imports/import-kind.ts'
import { authorize } from '../../../../use-case/authorized.ts'
import { inventoryPolicy } from '../inventories.policy.ts'
import { inventoryTrail } from '../inventories.trail.ts'
import { deletePieces, listPieces, lockPieces, updatePieces } from './imported-equipment.store.ts'

const kept = z.partial(z.pick(inventory, { name: true, device: true }))

/** Deletes the pieces that were made, and gives the changed ones their values back. Deleted ones are passed over. */
export async function takeEquipmentBack(
  tx: Tx,
  { actor, clock }: WriteContext,
  written: readonly WrittenRow[],
): Promise<Standing[]> {
  const writtenOf = new Map(written.map((each) => [each.object_id, each]))
  const pieces = (await lockPieces(tx, [...writtenOf.keys()])).flatMap((row) => {
    const of = writtenOf.get(row.id)
    return of === undefined ? [] : [{ row, of }]
  })
  const standing = pieces
    .filter(({ row, of }) => row.version !== of.object_version)
    .map(({ row, of }) => ({ number: of.number, object: row.name, reason: because('imports.changed_since') }))
  if (standing.length > 0) return standing

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
