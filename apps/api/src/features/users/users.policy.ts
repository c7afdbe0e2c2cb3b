import { type GeneralRole, isManagerLevel, mayActOnRole } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { conflict, forbidden } from '../../errors.ts'

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
    change_roles: hasRank && !isSelf,
    deactivate: hasRank && !isSelf,
    change_password: hasRank || isSelf,
  }
}

/** One's own password, or that of somebody whom one's rank reaches (decisions 2). */
export function authorizePasswordChange<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'changePassword'> {
  if (!userCan(actor, row).change_password) throw notAllowed()
}

/** Refuses people above the actor's reach. */
export function authorizeUpdate<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'update'> {
  if (!userCan(actor, row).update) throw notAllowed()
}

/** Nobody confers a general role that their own does not reach. */
export function requireRankFor(actor: Actor, conferred: GeneralRole): void {
  if (mayActOnRole(actor, conferred)) return
  throw forbidden('users.role_out_of_reach', 'You are not allowed to give this role')
}

type StandingChange = {
  isLastAdmin: boolean
  staysAdmin: boolean
  changesRoles: boolean
  deactivates: boolean
}

/** The last active admin stays one, whoever asks; then nobody changes their own role or switches themselves off. */
export function authorizeStanding(actor: Actor, row: Facts, change: StandingChange): void {
  const { change_roles: mayChangeRoles, deactivate } = userCan(actor, row)
  if (!mayChangeRoles && row.id !== actor.id) throw notAllowed()
  if (change.isLastAdmin && !change.staysAdmin) {
    throw conflict('users.last_admin', 'The last active admin cannot be demoted or deactivated')
  }
  if (change.changesRoles && !mayChangeRoles)
    throw forbidden('users.own_role', 'You cannot change your own role')
  if (change.deactivates && !deactivate) {
    throw forbidden('users.own_deactivation', 'You cannot deactivate yourself')
  }
}

const notAllowed = () => forbidden('users.forbidden', 'You are not allowed to do this')
