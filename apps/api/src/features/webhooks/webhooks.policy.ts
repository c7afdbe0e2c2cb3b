import { isAdmin } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

/** Admins have webhooks. Nothing is sent to one that is switched off. */
export const webhookPolicy: Policy<{ active: boolean }, 'update' | 'delete' | 'send'> = (
  actor,
  { active },
) => {
  if (!isAdmin(actor)) return { update: notAllowed, delete: notAllowed, send: notAllowed }
  return { update: undefined, delete: undefined, send: active ? undefined : isOff }
}

const isOff = () => conflict('webhooks.switched_off')
const notAllowed = () => forbidden('webhooks.forbidden')
