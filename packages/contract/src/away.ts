import { leaveTypes, paidLeaveTypes } from '@portal/domain/leave/leave'
import * as z from 'zod/mini'
import { holiday } from './holidays.ts'
import { day, id, idInput, month } from './shared/fields.ts'
import { listFiles } from './shared/list-files.ts'
import { count, pageQuery, pages } from './shared/paging.ts'
import { route } from './shared/route.ts'

/** A request for leave that is approved or pending. */
export const plannedLeave = z.object({
  id,
  request_type: z.enum(leaveTypes),
  paid_leave_type: z.nullable(z.enum(paidLeaveTypes)),
  status: z.enum(['approved', 'pending']),
  start_date: day,
  end_date: day,
})
export type PlannedLeave = z.infer<typeof plannedLeave>

/** A person with the leave that touches the month, by its first day. */
export const personAway = z.object({ user_id: id, user: z.string(), leave: z.array(plannedLeave) })
export type PersonAway = z.infer<typeof personAway>

const filters = {
  month,
  /** Lists only people with a contract on this project in that month. */
  project_id: z.optional(idInput),
}
const listQuery = z.object({ ...filters, ...pageQuery(50) })
export type AwayQuery = z.output<typeof listQuery>
const fileQuery = z.object(filters)
export type AwayFilters = z.output<typeof fileQuery>

export const tags = { away: 'Who is away in a month' }

export const away = {
  list: route({
    method: 'GET',
    url: '/away',
    access: 'managerLevel',
    inTurn: true,
    summary:
      'Active people with a contract in a month and their leave, approved and pending; those with leave come first',
    schema: {
      querystring: listQuery,
      response: {
        200: z.object({
          people: z.array(personAway),
          holidays: z.array(z.pick(holiday, { date: true, title: true })),
          pages,
          count,
          /** How many of all people have leave in the month. */
          away_count: count,
        }),
      },
    },
  }),
}

export const awayFiles = listFiles({ url: '/away', access: 'managerLevel', list: 'away', query: fileQuery })
