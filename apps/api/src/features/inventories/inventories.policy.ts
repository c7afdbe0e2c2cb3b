import { type GeneralRole, isManagerLevel, mayActOnRole } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Whose equipment it is, by profile and general role. */
type Facts = { profileId: number; role: GeneralRole }

/** Manager-level people read everyone's list, the others their own (decisions 9). */
export function authorizeRead(actor: Actor, profileId: number): void {
  if (!isManagerLevel(actor) && profileId !== actor.id) throw notAllowed()
}

/** Those whom one's rank reaches, as with profiles; manager-level people keep their own list besides. */
export function inventoryCan(actor: Actor, row: Facts) {
  const isOwn = isManagerLevel(actor) && row.profileId === actor.id
  const mayChange = isOwn || mayActOnRole(actor, row.role)
  return { update: mayChange, delete: mayChange }
}

export function authorizeChange<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'change'> {
  if (!inventoryCan(actor, row).update) throw notAllowed()
}

const notAllowed = () => forbidden('inventories.forbidden', 'You are not allowed to do this')
