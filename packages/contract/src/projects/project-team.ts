import { jobStatusTags } from '@portal/domain/people/job-statuses'
import * as z from 'zod/mini'
import { day, id, idParams, month } from '../shared/fields.ts'
import { count } from '../shared/paging.ts'
import { route } from '../shared/route.ts'

/** The most people in the answer about a team; `count` says how many there are. */
export const maxTeam = 100

const hoursOfMonths = { hours_this_month: z.number(), hours_last_month: z.number() }

export const projectTeam = z.object({
  this_month: month,
  last_month: month,
  /** All hours on the project in these months, those of people who are no longer on it too. */
  ...hoursOfMonths,
  count,
  people: z.array(
    z.object({
      user_id: id,
      user: z.string(),
      job_status: z.string(),
      tag: z.enum(jobStatusTags),
      start_date: day,
      end_date: z.nullable(day),
      /** The person's hours on the project. */
      ...hoursOfMonths,
    }),
  ),
})
export type ProjectTeam = z.infer<typeof projectTeam>

export const projectTeams = {
  show: route({
    method: 'GET',
    url: '/projects/:id/team',
    access: 'managerLevel',
    summary: `Who works on a project today, the contract that ends first first, at most ${maxTeam}, with the hours of this month and the last`,
    schema: { params: idParams, response: { 200: projectTeam } },
  }),
}
