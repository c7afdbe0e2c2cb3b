import { isManagerLevel } from '@portal/domain/roles'
import type { Actor } from '../../actor.ts'
import type { Authorized } from '../../authorized.ts'
import { conflict, forbidden, type Refusal } from '../../errors.ts'

type Facts = { name: string; isBench: boolean; hasRecords: boolean; hasContracts: boolean }

/** Manager-level people keep the projects; Bench keeps its name and is never deleted. */
export function projectCan(actor: Actor, row: Facts) {
  const mayManage = isManagerLevel(actor)
  const refusal = deleteRefusal(actor, row)
  return {
    update: mayManage,
    rename: mayManage && !row.isBench,
    delete: refusal === undefined,
    delete_refusal: refusal?.message ?? null,
  }
}

export function authorizeUpdate<Row extends Facts>(
  actor: Actor,
  row: Row,
  newName: string | undefined,
): asserts row is Authorized<Row, 'update'> {
  const can = projectCan(actor, row)
  if (!can.update) throw notAllowed()
  const isRenamed = newName !== undefined && newName !== row.name
  if (isRenamed && !can.rename) {
    throw conflict('projects.bench_name', 'The name of the Bench project cannot be changed')
  }
}

/** Refuses to delete Bench, and what records or contracts refer to. */
export function authorizeDelete<Row extends Facts>(
  actor: Actor,
  row: Row,
): asserts row is Authorized<Row, 'delete'> {
  const refusal = deleteRefusal(actor, row)
  if (refusal !== undefined) throw refusal
}

function deleteRefusal(actor: Actor, row: Facts): Refusal | undefined {
  if (!isManagerLevel(actor)) return notAllowed()
  if (row.isBench) return conflict('projects.bench', 'Cannot delete. There is bench project')
  if (row.hasRecords) {
    return conflict('projects.has_records', 'Cannot delete. There are records with this project')
  }
  if (row.hasContracts) {
    return conflict('projects.has_contracts', 'Cannot delete. There are contracts with this project')
  }
  return undefined
}

const notAllowed = () => forbidden('projects.forbidden', 'You are not allowed to do this')
