import { type GeneralRole, mayActOnRole, mayReadOf } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/**
 * Manager-level people read everyone; the others themselves. The id is undefined where nobody was found: the others
 * do not learn who else exists.
 */
export const userReadPolicy: Policy<{ id: number | undefined }, 'read'> = (actor, { id }) => ({
  read: mayReadOf(actor, id) ? undefined : notAllowed,
})

type Facts = { id: number; role: GeneralRole }
type Act = 'update' | 'change_roles' | 'deactivate' | 'change_password'

/**
 * Managers act on default-role people, admins on everyone; nobody changes their own role or deactivates themselves;
 * everyone changes their own password (docs/product-rules.md#roles).
 */
export const userPolicy: Policy<Facts, Act> = (actor, row) => {
  const isSelf = row.id === actor.id
  const byRank = mayActOnRole(actor, row.role) ? undefined : notAllowed
  return {
    update: byRank,
    change_roles: isSelf ? ownRole : byRank,
    deactivate: isSelf ? ownDeactivation : byRank,
    change_password: isSelf ? undefined : byRank,
  }
}

/** Nobody confers a general role that their own does not reach. */
export const rolePolicy: Policy<{ role: GeneralRole }, 'confer'> = (actor, { role }) => ({
  confer: mayActOnRole(actor, role) ? undefined : roleOutOfReach,
})

const ownRole = () => forbidden('users.own_role', 'You cannot change your own role')
const ownDeactivation = () => forbidden('users.own_deactivation', 'You cannot deactivate yourself')
const roleOutOfReach = () => forbidden('users.role_out_of_reach', 'You are not allowed to give this role')
const notAllowed = () => forbidden('users.forbidden', 'You are not allowed to do this')
