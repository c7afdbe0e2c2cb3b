import { isManagerLevel } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people keep everyone's contracts, each other's too: only accounts go by rank (decisions 2). */
export const contractPolicy: Policy<object, 'update' | 'delete'> = (actor) => {
  const verdict = isManagerLevel(actor) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('contracts.forbidden', 'You are not allowed to do this')
