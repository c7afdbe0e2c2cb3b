import { type GeneralRole, mayActOnRole } from '@portal/domain/roles'
import type { Policy } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

/** Who may change an account unlinks it from the provider. */
export const linkPolicy: Policy<{ role: GeneralRole }, 'unlink'> = (actor, { role }) => ({
  unlink: mayActOnRole(actor, role) ? undefined : () => forbidden('users.forbidden'),
})
