import type { User } from '@portal/contract/accounts/user'
import type { RoleHolder } from '@portal/domain/roles'

/** A user as the access rules see them. */
export const roleHolderOf = (user: Pick<User, 'role' | 'sub_roles'>): RoleHolder => ({
  role: user.role,
  subRoleKeys: user.sub_roles.map((subRole) => subRole.key),
})
