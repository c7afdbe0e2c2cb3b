import { isManagerLevel } from '@portal/domain/roles'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

type Facts = { is_bench: boolean; has_records: boolean; has_contracts: boolean }

/** Manager-level people edit the projects. Bench cannot be renamed or deleted. */
export const projectPolicy: Policy<Facts, 'update' | 'rename' | 'delete'> = (actor, row) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, rename: notAllowed, delete: notAllowed }
  return { update: undefined, rename: row.is_bench ? benchKeepsName : undefined, delete: deleteVerdict(row) }
}

/** Bench cannot be deleted, nor a project that records or contracts refer to. */
function deleteVerdict(row: Facts): Verdict {
  if (row.is_bench) return isBench
  if (row.has_records) return hasRecords
  if (row.has_contracts) return hasContracts
  return undefined
}

const benchKeepsName = () => conflict('projects.bench_name')
const isBench = () => conflict('projects.bench')
const hasRecords = () => conflict('projects.has_records')
const hasContracts = () => conflict('projects.has_contracts')
const notAllowed = () => forbidden('projects.forbidden')
