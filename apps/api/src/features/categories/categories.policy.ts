import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { conflict, forbidden } from '../../errors.ts'

type Facts = { hasRecords: boolean }

export const categoryCan = (actor: Actor, row: Facts) => ({
  update: isManagerLevel(actor),
  delete: isManagerLevel(actor) && !row.hasRecords,
})

export function authorizeUpdate<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'update'> {
  if (!categoryCan(actor, row).update) {
    throw forbidden('categories.forbidden', 'You are not allowed to do this')
  }
}

/** Refuses to delete a category that records refer to. */
export function authorizeDelete<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'delete'> {
  if (!categoryCan(actor, row).delete) throw categoryInUse()
}

export const categoryInUse = () =>
  conflict('categories.has_records', 'Cannot delete. There are records with this category')
