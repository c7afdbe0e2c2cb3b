import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people keep everyone's contracts, each other's too: only accounts go by rank (decisions 2). */
export function contractCan(actor: Actor) {
  const mayManage = isManagerLevel(actor)
  return { update: mayManage, delete: mayManage }
}

export function authorizeChange<Row extends object>(
  actor: Actor,
  _row: Row,
): asserts _row is Authorized<Row, 'change'> {
  if (!contractCan(actor).update) throw forbidden('contracts.forbidden', 'You are not allowed to do this')
}
