import { isManagerLevel } from '@portal/domain/roles'
import type { Policy, Verdict } from '../../authorized.ts'
import { conflict, forbidden } from '../../errors.ts'

type Facts = { isBench: boolean; hasRecords: boolean; hasContracts: boolean }

/** Manager-level people edit the projects. Bench cannot be renamed or deleted. */
export const projectPolicy: Policy<Facts, 'update' | 'rename' | 'delete'> = (actor, row) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, rename: notAllowed, delete: notAllowed }
  return { update: undefined, rename: row.isBench ? benchKeepsName : undefined, delete: deleteVerdict(row) }
}

/** Bench cannot be deleted, nor a project that records or contracts refer to. */
function deleteVerdict(row: Facts): Verdict {
  if (row.isBench) return isBench
  if (row.hasRecords) return hasRecords
  if (row.hasContracts) return hasContracts
  return undefined
}

const benchKeepsName = () => conflict('projects.bench_name')
const isBench = () => conflict('projects.bench')
const hasRecords = () => conflict('projects.has_records')
const hasContracts = () => conflict('projects.has_contracts')
const notAllowed = () => forbidden('projects.forbidden')
