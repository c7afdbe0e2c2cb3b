import { jobStatusTags } from '@portal/domain/people/job-statuses'
import { generalRoles, subRoleKeys } from '@portal/domain/roles'
import * as z from 'zod/mini'
import { id } from './shared/fields.ts'
import { route } from './shared/route.ts'

export const subRole = z.object({
  id,
  name: z.string(),
  key: z.enum(subRoleKeys),
  role: z.enum(generalRoles),
})
export type SubRole = z.infer<typeof subRole>

export const jobStatus = z.object({
  id,
  name: z.string(),
  tag: z.enum(jobStatusTags),
  /** Computed statuses are not offered in selects. */
  hidden: z.boolean(),
  outstaff: z.boolean(),
})
export type JobStatus = z.infer<typeof jobStatus>

export const tags = {
  job_statuses: 'Job statuses of contracts',
  sub_roles: 'Sub-roles and the roles that they confer',
}

export const subRoles = {
  list: route({
    method: 'GET',
    url: '/sub_roles',
    access: 'signedIn',
    summary: 'Sub-roles with the general role each confers',
    schema: { response: { 200: z.array(subRole) } },
  }),
}

export const jobStatuses = {
  list: route({
    method: 'GET',
    url: '/job_statuses',
    access: 'signedIn',
    summary: 'Job statuses of contracts',
    schema: { response: { 200: z.array(jobStatus) } },
  }),
  adminList: route({
    method: 'GET',
    url: '/admin/job_statuses',
    access: 'managerLevel',
    summary: 'Job statuses of contracts',
    schema: { response: { 200: z.array(jobStatus) } },
  }),
}
