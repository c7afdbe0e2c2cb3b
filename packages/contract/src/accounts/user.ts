import { availabilities } from '@portal/domain/people/job-statuses'
import { generalRoles, subRoleKeys } from '@portal/domain/roles'
import * as z from 'zod/mini'
import { availableContract } from '../available-contract.ts'
import { id, portrait, version } from '../shared/fields.ts'

export const userSubRole = z.object({ id, name: z.string(), key: z.enum(subRoleKeys) })

export const user = z.object({
  id,
  version,
  slug: z.string(),
  role: z.enum(generalRoles),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  active: z.boolean(),
  status: z.enum(availabilities),
  avatar: portrait,
  /** Whether the person has codes or a passkey. */
  has_second_factor: z.boolean(),
  /** Whether the account is linked to one of the provider of single sign-on. */
  oidc_linked: z.boolean(),
  sub_roles: z.array(userSubRole),
  available_contracts: z.array(availableContract),
  can: z.object({
    /** True when profile, roles and activity may be changed. */
    update: z.boolean(),
    /** False when the row is the signed-in user's own. */
    change_roles: z.boolean(),
    deactivate: z.boolean(),
    change_password: z.boolean(),
    reset_second_factors: z.boolean(),
    unlink: z.boolean(),
  }),
})
export type User = z.infer<typeof user>
