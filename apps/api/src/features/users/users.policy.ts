import { type GeneralRole, isManagerLevel, mayActOnRole } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

type Facts = { id: number; role: GeneralRole }

/** Manager-level people read everyone; the others themselves, and do not learn who else exists. */
export function authorizeRead(actor: Actor, userId: number | undefined): void {
  if (!isManagerLevel(actor) && userId !== actor.id) throw notAllowed()
}

/** Managers act on default-role people, admins on everyone; nobody changes their own role or switches themselves off. */
export function userCan(actor: Actor, row: Facts) {
  const isSelf = row.id === actor.id
  const hasRank = mayActOnRole(actor, row.role)
  return {
    update: hasRank,
    changeRoles: hasRank && !isSelf,
    deactivate: hasRank && !isSelf,
    changePassword: hasRank || isSelf,
  }
}

/** One's own password, or that of somebody whom one's rank reaches (decisions 2). */
export function authorizePasswordChange<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'changePassword'> {
  if (!userCan(actor, row).changePassword) throw notAllowed()
}

const notAllowed = () => forbidden('users.forbidden', 'You are not allowed to do this')
