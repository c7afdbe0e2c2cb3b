import { jobStatusTags } from '@portal/domain/people/job-statuses'
import * as z from 'zod/mini'
import { day, id, idInput } from './shared/fields.ts'
import { route } from './shared/route.ts'

export const availableContract = z.object({
  id,
  project_id: id,
  project: z.string(),
  job_status_id: id,
  job_status: z.string(),
  tag: z.enum(jobStatusTags),
  manager_id: z.nullable(id),
  manager: z.nullable(z.string()),
})
export type AvailableContract = z.infer<typeof availableContract>

const list = z.array(availableContract)

export const tags = { available_contracts: 'The contracts on which hours can be logged on a day' }

export const availableContracts = {
  own: route({
    method: 'GET',
    url: '/available_contracts',
    access: 'signedIn',
    summary: 'Own contracts current on a day (today unless told)',
    schema: { querystring: z.object({ date: z.optional(day) }), response: { 200: list } },
  }),
  ofUser: route({
    method: 'GET',
    url: '/admin/available_contracts',
    access: 'managerLevel',
    summary: "A user's contracts current on a day; everyone's when no user is given",
    schema: {
      querystring: z.object({ user_id: z.optional(idInput), date: z.optional(day) }),
      response: { 200: list },
    },
  }),
}
