import type { SubRoleKey } from '@portal/domain/roles'
import { sql } from 'drizzle-orm'
import { subRoles, userSubRoles } from '../schema/people/sub-roles.ts'
import { users } from '../schema/people/users.ts'

/** The sub-roles of the statement's user. */
export const subRoleKeys = sql<SubRoleKey[]>`array(
  select ${subRoles.key} from ${userSubRoles} join ${subRoles} on ${subRoles.id} = ${userSubRoles.sub_role_id}
  where ${userSubRoles.user_id} = ${users.id})`
