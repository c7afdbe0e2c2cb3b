import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'
import { recordsOutside } from './records-outside.ts'

type Facts = { hasRecords: boolean }

/**
 * Manager-level people edit everyone's contracts. Rank counts for accounts only (docs/product-rules.md#roles).
 * A contract that hours are logged on cannot be deleted.
 */
export const contractPolicy: Policy<Facts, 'update' | 'delete'> = (actor, { hasRecords }) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: hasRecords ? recordsOutside : undefined }
}

const notAllowed = () => forbidden('contracts.forbidden')
