import { type GeneralRole, isManagerLevel, mayActOnRole } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

type Facts = { role: GeneralRole }

/** Salary, family and address: for manager-level people and the person alone (decisions 9). */
export function authorizeRead(actor: Actor, profileId: number): void {
  if (!isManagerLevel(actor) && profileId !== actor.id) throw notAllowed()
}

/** Editing follows the rank, as with accounts (decisions 2). */
export const profileCan = (actor: Actor, row: Facts) => ({ update: mayActOnRole(actor, row.role) })

export function authorizeUpdate<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'update'> {
  if (!profileCan(actor, row).update) throw notAllowed()
}

const notAllowed = () => forbidden('profiles.forbidden', 'You are not allowed to do this')
