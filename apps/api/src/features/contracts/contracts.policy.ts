import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'
import { recordsOutside } from './records-outside.ts'

type Facts = { has_records: boolean }

/**
 * Manager-level people edit everyone's contracts. Rank counts for accounts only (docs/product-rules.md#roles).
 * A contract that hours are logged on cannot be deleted.
 */
export const contractPolicy: Policy<Facts, 'update' | 'delete'> = (actor, { has_records }) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: has_records ? recordsOutside : undefined }
}

const notAllowed = () => forbidden('contracts.forbidden')
