import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { conflict, forbidden, type Refusal } from '../../errors.ts'

type Facts = { hasRecords: boolean; hasBench: boolean }

/** Manager-level people keep the customers. */
export function customerCan(actor: Actor, row: Facts) {
  const refusal = deleteRefusal(actor, row)
  return {
    update: isManagerLevel(actor),
    delete: refusal === undefined,
    delete_refusal: refusal?.message ?? null,
  }
}

export function authorizeUpdate<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'update'> {
  if (!customerCan(actor, row).update) throw notAllowed()
}

/** Refuses while one of the customer's projects is Bench or has records. */
export function authorizeDelete<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'delete'> {
  const refusal = deleteRefusal(actor, row)
  if (refusal !== undefined) throw refusal
}

function deleteRefusal(actor: Actor, row: Facts): Refusal | undefined {
  if (!isManagerLevel(actor)) return notAllowed()
  if (row.hasBench) return conflict('customers.bench', 'Cannot delete. There is bench project')
  if (row.hasRecords) {
    return conflict('customers.has_records', 'Cannot delete. There are records with this project')
  }
  return undefined
}

const notAllowed = () => forbidden('customers.forbidden', 'You are not allowed to do this')
