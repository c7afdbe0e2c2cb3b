import { generalRoles, isAdmin, isManagerLevel } from '@portal/domain/roles'
import { oneOf } from '../schema/columns.ts'
import { users } from '../schema/people/users.ts'

// The rules of @portal/domain/roles in SQL.

export const isOfManagerLevel = oneOf(
  users.role,
  generalRoles.filter((role) => isManagerLevel({ role })),
)

export const isOfAdminLevel = oneOf(
  users.role,
  generalRoles.filter((role) => isAdmin({ role })),
)
