import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people edit everyone's contracts. Rank counts for accounts only (docs/product-rules.md#roles). */
export const contractPolicy: Policy<object, 'update' | 'delete'> = (actor) => {
  const verdict = isManagerLevel(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('contracts.forbidden', 'You are not allowed to do this')
