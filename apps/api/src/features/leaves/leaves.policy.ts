import { mayReadOf } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** Manager-level people read everyone's leave, others their own. */
export const leaveTotalsPolicy: Policy<{ userId: number }, 'read'> = (actor, { userId }) => ({
  read: mayReadOf(actor, userId) ? undefined : notAllowed,
})

const notAllowed = () => forbidden('leaves.forbidden')
