import { availabilities } from '@portal/domain/job-statuses'
import { generalRoles, subRoleKeys } from '@portal/domain/roles'
import * as z from 'zod/mini'
import { availableContract } from './available-contracts.ts'
import { booleanInput, day, id, idInput } from './fields.ts'
import { route } from './route.ts'

export const userSubRole = z.object({ id, name: z.string(), key: z.enum(subRoleKeys) })

export const user = z.object({
  id,
  slug: z.string(),
  role: z.enum(generalRoles),
  full_name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  active: z.boolean(),
  status: z.enum(availabilities),
  avatar: z.nullable(z.string()),
  sub_roles: z.array(userSubRole),
  available_contracts: z.array(availableContract),
})
export type User = z.infer<typeof user>

export const userName = z.object({
  id,
  full_name: z.string(),
  active: z.boolean(),
  role: z.enum(generalRoles),
})
export type UserName = z.infer<typeof userName>

/** A user's number, or the slug. */
export const userRef = z.string().check(z.minLength(1), z.maxLength(120))

export const users = {
  names: route({
    method: 'GET',
    url: '/users/names',
    access: 'recruiting',
    summary: 'Everyone by name, for selects',
    schema: {
      querystring: z.object({ active: z.optional(booleanInput) }),
      response: { 200: z.array(userName) },
    },
  }),
  show: route({
    method: 'GET',
    url: '/users/:id',
    access: 'signedIn',
    summary: 'One user, by id or slug; default-role users see themselves only',
    schema: { params: z.object({ id: userRef }), response: { 200: user } },
  }),
  projects: route({
    method: 'GET',
    url: '/users/:id/projects',
    access: 'signedIn',
    summary: 'Projects that the user has or had a contract on; with date, those current on it',
    schema: {
      params: z.object({ id: idInput }),
      querystring: z.object({ date: z.optional(day) }),
      response: { 200: z.array(z.object({ id, name: z.string() })) },
    },
  }),
}
