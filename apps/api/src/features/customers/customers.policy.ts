import { isManagerLevel } from '@portal/domain/roles'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

type Facts = { has_records: boolean; has_bench: boolean }

/** Manager-level people edit the customers. One whose projects have records or include Bench cannot be deleted. */
export const customerPolicy: Policy<Facts, 'update' | 'delete'> = (actor, row) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: deleteVerdict(row) }
}

function deleteVerdict(row: Facts): Verdict {
  if (row.has_bench) return hasBench
  if (row.has_records) return hasRecords
  return undefined
}

const hasBench = () => conflict('customers.bench')
const hasRecords = () => conflict('customers.has_records')
const notAllowed = () => forbidden('customers.forbidden')
